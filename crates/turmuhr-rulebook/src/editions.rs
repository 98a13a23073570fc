//! The rule books by name.

use turmuhr_core::{Edition, Lang};

/// What kind of text it is and when it came into force.
pub const fn name(edition: Edition, lang: Lang) -> &'static str {
    match (edition, lang) {
        (Edition::FideBlitz1977, Lang::De) => "Fünf-Minuten-Blitz, FIDE 1977",
        (Edition::FideBlitz1977, Lang::En) => "Five-minute blitz, FIDE 1977",
        (Edition::Fide1984, Lang::De) => "Schachregeln von 1984 mit den Änderungen von 1988",
        (Edition::Fide1984, Lang::En) => "Laws of Chess of 1984 with the amendments of 1988",
        (Edition::DsbVi1987, Lang::De) => "Sehende gegen Sehbehinderte, DSB 1987",
        (Edition::DsbVi1987, Lang::En) => "Sighted against visually impaired players, German federation 1987",
        (Edition::FideRapid1990, Lang::De) => "Schnellschach und Aktivschach, 1. Juli 1990",
        (Edition::FideRapid1990, Lang::En) => "Rapid and active chess, 1 July 1990",
        (Edition::Fide1993, Lang::De) => "Schachregeln, 1. Januar 1993",
        (Edition::Fide1993, Lang::En) => "Laws of Chess, 1 January 1993",
        (Edition::FideBlitz1993, Lang::De) => "Fünf-Minuten-Blitz, 1. Januar 1993",
        (Edition::FideBlitz1993, Lang::En) => "Five-minute blitz, 1 January 1993",
        (Edition::Fide2001, Lang::De) => "Schachregeln, Juli 2001, nach einem Schiedsrichterlehrgang",
        (Edition::Fide2001, Lang::En) => "Laws of Chess, July 2001, as taught in an arbiters' course",
        (Edition::Dsb2014, Lang::De) => "Auslegungshinweise des DSB, 2014",
        (Edition::Dsb2014, Lang::En) => "Notes of the German federation on reading the Laws, 2014",
        (Edition::Fide2017, Lang::De) => "Schachregeln, 1. Juli 2017",
        (Edition::Fide2017, Lang::En) => "Laws of Chess, 1 July 2017",
        (Edition::Fide2018, Lang::De) => "Schachregeln, 1. Januar 2018",
        (Edition::Fide2018, Lang::En) => "Laws of Chess, 1 January 2018",
        (Edition::Fide2023, Lang::De) => "Schachregeln, 1. Januar 2023",
        (Edition::Fide2023, Lang::En) => "Laws of Chess, 1 January 2023",
    }
}
