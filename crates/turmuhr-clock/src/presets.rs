//! Common controls as data (T-51). Classes and totals are always computed (T-61).

use crate::{code, control::TimeControl, human::Lang};

/// A control with a common name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Stable, because it is stored and typed.
    pub id: &'static str,
    /// In the form of [`code::read`].
    pub code: &'static str,
    /// The name in German.
    pub german: &'static str,
    /// The name in English.
    pub english: &'static str,
    /// The option of a DGT 3000; `None` if it is set manually.
    pub dgt_3000: Option<u8>,
    /// The option of a DGT 2010, manual or not; `None` if undecided.
    pub dgt_2010: Option<u8>,
}

impl Preset {
    /// The preset with this id.
    pub fn by_id(id: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.id == id)
    }

    /// The control, read from the code.
    pub fn control(&self) -> TimeControl {
        code::read(self.code).expect("every preset is read by a test")
    }

    /// The name in a language.
    pub const fn label(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::German => self.german,
            Lang::English => self.english,
        }
    }
}

/// Every preset, from bullet to classical games.
#[rustfmt::skip]
pub const PRESETS: &[Preset] = &[
    preset("bullet-1", "60", "1 Minute", "1 minute", None, Some(3)),
    preset("blitz-3+2", "180+2", "3 Min. + 2 s", "3 min + 2 s", Some(10), None),
    preset("blitz-5", "300", "5 Minuten", "5 minutes", Some(1), Some(1)),
    preset("blitz-5+2", "300+2", "5 Min. + 2 s", "5 min + 2 s", None, Some(18)),
    preset("blitz-10", "600", "10 Minuten", "10 minutes", Some(2), Some(3)),
    preset("rapid-10+5", "600+5", "10 Min. + 5 s", "10 min + 5 s", None, Some(18)),
    preset("rapid-15", "900", "15 Minuten", "15 minutes", None, Some(3)),
    preset("rapid-15+5", "900+5", "15 Min. + 5 s", "15 min + 5 s", None, Some(18)),
    preset("rapid-15+10", "900+10", "15 Min. + 10 s", "15 min + 10 s", None, Some(18)),
    preset("rapid-20", "1200", "20 Minuten", "20 minutes", None, Some(3)),
    preset("rapid-25", "1500", "25 Minuten", "25 minutes", Some(3), Some(2)),
    preset("rapid-25+10", "1500+10", "25 Min. + 10 s", "25 min + 10 s", Some(11), Some(16)),
    preset("rapid-30", "1800", "30 Minuten", "30 minutes", None, Some(3)),
    preset("std-60", "3600", "60 Minuten", "60 minutes", Some(4), Some(3)),
    preset("std-60+30", "3600+30", "60 Min. + 30 s", "60 min + 30 s", None, Some(18)),
    preset("std-30/60+30+30", "30/3600+30:1800+30", "60 Min./30 + 30 Min. + 30 s", "60 min/30 + 30 min + 30 s", None, Some(21)),
    preset("std-65+30", "3900+30", "65 Min. + 30 s", "65 min + 30 s", None, Some(18)),
    preset("std-90", "5400", "90 Minuten", "90 minutes", None, Some(3)),
    preset("std-90+30", "5400+30", "90 Min. + 30 s", "90 min + 30 s", Some(12), Some(17)),
    preset("std-36/90+30", "36/5400:1800", "90 Min./36 + 30 Min.", "36 in 90, then 30", None, Some(5)),
    preset("std-40/90+30", "40/5400:1800", "90 Min./40 + 30 Min. (ohne Zuschlag)", "40 in 90, then 30", None, Some(5)),
    preset("std-90+15+30s", "40/5400+30:900+30", "90/40 + 15 + 30 s", "90/40 + 15 + 30 s", None, Some(19)),
    preset("fischer-kurz", "40/5400+30:1800+30", "Fischer kurz", "FIDE classical", Some(13), Some(21)),
    preset("std-105+30", "6300+30", "105 Min. + 30 s", "105 min + 30 s", None, Some(18)),
    preset("bundesliga", "40/6000+30:3000+30", "100/40 + 50 + 30 s", "100/40 + 50 + 30 s", None, Some(21)),
    preset("fischer-lang", "40/6000+30:20/3000+30:900+30", "Fischer lang", "FIDE 100/50/15", Some(14), Some(21)),
    preset("classic-2h+30", "40/7200:1800", "2 Std./40 + 30 Min.", "40 in 2 h, then 30", Some(6), Some(4)),
    preset("classic-2h+1h", "40/7200:3600", "2 Std./40 + 1 Std.", "40 in 2 h, then 1 h", Some(7), Some(5)),
    preset("classic-2-1-30", "40/7200:20/3600:1800", "2 Std./40 + 1 Std./20 + 30 Min.", "2 h/40 + 1 h/20 + 30 min", Some(8), Some(6)),
    preset("classic-2-1-1", "40/7200:20/3600:3600", "2 Std./40 + 1 Std./20 + 1 Std.", "2 h/40 + 1 h/20 + 1 h", Some(9), Some(7)),
    preset("classic-repeat", "40/7200:20/3600*", "2 Std./40, dann 1 Std. je 20", "40 in 2 h, then 20 an hour", None, Some(8)),
    preset("std-120+30", "7200+30", "120 Min. + 30 s", "120 min + 30 s", None, Some(18)),
    preset("std-130+30", "7800+30", "130 Min. + 30 s", "130 min + 30 s", None, Some(18)),
    preset("quick-36/25+5+10", "36/1500:300+10", "25 Min./36 + 5 Min. + 10 s ab Zug 37", "25 min/36 + 5 min + 10 s from move 37", None, Some(12)),
    preset("armageddon", "W300-B240", "5 gegen 4 Minuten, Remis zählt für Schwarz", "5 v 4, draw odds", None, Some(3)),
];

/// The confirmed options of a DGT 3000 that have a code, in the form of [`code::read_setting`]: the device
/// changes period at zero and does not count moves (T-05).
pub const DGT_3000: &[(u8, &str)] = &[
    (1, "300"),
    (2, "600"),
    (3, "1500"),
    (4, "3600"),
    (5, "7200"),
    (6, "7200:1800"),
    (7, "7200:3600"),
    (8, "7200:3600:1800"),
    (9, "7200:3600:3600"),
    (10, "180+2"),
    (11, "1500+10"),
    (12, "5400+30"),
    (13, "5400+30:1800+30"),
    (14, "6000+30:3000+30:900+30"),
    (15, "1500b10"),
    (16, "6900b5"),
    (18, "7200b30:3600b30:900b30"),
    (22, "300d2"),
    (23, "1500d5"),
    (24, "6900d5"),
];

const fn preset(
    id: &'static str,
    code: &'static str,
    german: &'static str,
    english: &'static str,
    dgt_3000: Option<u8>,
    dgt_2010: Option<u8>,
) -> Preset {
    Preset { id, code, german, english, dgt_3000, dgt_2010 }
}
