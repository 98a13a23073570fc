//! How the program reads open texts of the Laws, each reading (`D-`) in one sentence.
//!
//! The ordinances have readings with the same letter and numbers of their own: D-02 here is another D-02.

use turmuhr_core::{Bilingual, Citation, cite};

use crate::duties::DutyId;

/// One reading of an open text of the Laws.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Such as D-07.
    pub id: &'static str,
    /// The answer to the open question.
    pub sentence: Bilingual,
    /// The articles that leave it open.
    pub articles: &'static [Citation],
}

/// Every reading, in the order of the ids.
pub const fn all() -> &'static [Reading] {
    READINGS
}

/// ```
/// use turmuhr_core::cite;
/// use turmuhr_rulebook::{duties::DutyId, readings};
///
/// let quarter = DutyId::read("D-07").and_then(|id| readings::by_id(&id)).expect("a reading");
/// assert_eq!(quarter.articles, [cite!(Fide1984, "8.6")]);
/// ```
pub fn by_id(id: &DutyId) -> Option<&'static Reading> {
    READINGS.iter().find(|reading| reading.id == id.as_str())
}

const fn reading(
    id: &'static str,
    articles: &'static [Citation],
    de: &'static str,
    en: &'static str,
) -> Reading {
    Reading { id, sentence: Bilingual { de, en }, articles }
}

#[rustfmt::skip]
const READINGS: &[Reading] = &[
    reading("D-02", &[cite!(Fide2017, "7.5.3"), cite!(Fide2017, "7.7.2"), cite!(Fide2017, "7.8.2")],
        "Regelwidrige Züge, zwei Hände und leerer Druck haben 2017 je einen eigenen Zähler, gemeinsam nur, wenn das Turnier es sagt.",
        "In 2017 illegal moves, two hands and empty presses have a counter each, a common one only if the event says so."),
    reading("D-04", &[cite!(Fide2017, "7.7.1")],
        "Ein Zug mit zwei Händen ist 2017 schon beim Ausführen ein Verstoß, vor dem Druck auf die Uhr.",
        "In 2017 a move with two hands is an offence once it is made, before the press."),
    reading("D-07", &[cite!(Fide1984, "8.6")],
        "Das Viertel der Zeit, ab dem vertauschte Farben bleiben, meint 1984 die Zeit beider Seiten zusammen.",
        "The quarter of the time after which reversed colours stay means both players' time together in 1984."),
    reading("D-09", &[cite!(Fide2017, "6.9")],
        "Findet die Suche weder ein Matt noch seine Unmöglichkeit, entscheidet der Schiedsrichter.",
        "If the search finds neither a mate nor its impossibility, the arbiter decides."),
    reading("D-15", &[cite!(Fide1984, "10.8")],
        "Ein Antrag auf 50 Züge mit beabsichtigtem Zug ist 1984 unzulässig, und der angesagte Zug muss gespielt werden.",
        "A 50-move claim with an intended move is not allowed in 1984, and the announced move must be played."),
    reading("D-19", &[cite!(Fide2017, "III.3.1")],
        "Sind ohne Richtlinien beide Blättchen gefallen, schlägt das Programm Fortsetzung oder Remis vor, und der Schiedsrichter bestätigt.",
        "With both flags fallen and no guidelines, the program proposes to continue or draw, and the arbiter confirms."),
    reading("D-23", &[cite!(Fide2001, "B"), cite!(Fide2001, "C")],
        "Mit Zeitinkrement ordnet das Programm Partien von 2001 nach Grundzeit plus 60 Zeitinkrementen ein, und der Schiedsrichter bestätigt.",
        "Games of 2001 with increment are classed by main time plus 60 increments, and the arbiter confirms."),
    reading("D-34", &[cite!(Fide2017, "6.7.1")],
        "Wer in der letzten Sekunde der Wartezeit ankommt, ist rechtzeitig da.",
        "A player who arrives in the last second of the default time is in time."),
    reading("D-41", &[cite!(Fide2023, "7.5.5"), cite!(Fide2017, "7.5.3")],
        "Ob nach regelwidrigen Zügen ein Matt möglich ist, entscheidet die Stellung vor dem letzten regelwidrigen Zug.",
        "Whether mate is possible after illegal moves is asked of the position before the last illegal move."),
    reading("D-42", &[cite!(Fide2017, "9.2.1"), cite!(Fide2017, "9.3"), cite!(Fide2017, "9.4")],
        "Ein Remisantrag ohne Zugrecht oder nach dem Berühren wird nicht geprüft und kostet keine Zeit.",
        "A draw claim without the move or after touching a piece is not examined and costs no time."),
    reading("D-43", &[cite!(Fide2017, "I.8")],
        "Ein ungültiger Abgabezug ist remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.",
        "An invalid sealed move draws if no series of legal moves lets the opponent mate."),
    reading("D-44", &[cite!(Fide2017, "8.6"), cite!(Fide1993, "11.9"), cite!(Fide1984, "12.8")],
        "Beginnt mit dem nächsten Zug der folgende Abschnitt, bekommen beide Uhren dessen Zeit, ein gefallenes Blättchen zählt als null.",
        "If the next move opens the following period, both clocks get its time, and a fallen flag counts as zero."),
    reading("D-45", &[cite!(Fide2017, "6.3.1")],
        "Ob das erste Zeitinkrement schon zu Beginn auf der Uhr ist, bestimmt das Turnier; ohne Angabe ist es das nicht.",
        "The event says whether the first increment is on the clock at the start; if it says nothing, it is not."),
];
