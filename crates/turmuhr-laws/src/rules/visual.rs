//! Play with visually impaired players.

use super::table::rows;

rows! {
    /// Two boards and announcements.
    Visual {
        /// What is announced.
        "P-233" announce: Announce,
        /// When a piece on the special board is touched.
        "P-234" touched: VisualTouched,
        /// When the move is made.
        "P-235" made: Made,
        /// When the opponent's clock may be started.
        "P-235b" start_clock: StartClock,
        /// How the visually impaired player may keep score.
        "P-237" score: VisualScore,
        /// A slip of the tongue.
        "P-238" slip: Slip,
        /// The scores agree.
        "P-239" scores_agree: ScoresAgree,
        /// The scores differ.
        "P-240" scores_differ: ScoresDiffer,
        /// Who may and who must have an assistant.
        "P-240b" assistant: VisualAssistant,
        /// What the assistant may claim for the player.
        "P-245" reports: AssistantReports,
    }
}

/// In which words moves are announced.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Announce {
    /// In the words of Appendix D (D.2.1).
    GermanWords,
    /// In algebraic notation, clearly (14.2 of the German rules of 1987).
    Algebraic,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// When a piece on the special board counts as touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualTouched {
    /// When it is taken out of its aperture; feeling it is no touch (D.2.2; 14.3 of the German rules of
    /// 1987).
    WhenLifted,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// How a visually impaired player may keep score.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualScore {
    /// In Braille or on a recording device too (D.2.7; 14.6 of the German rules of 1987).
    BrailleOrDevice,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What an assistant may claim for the visually impaired player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AssistantReports {
    /// A flag, and that the sighted player has touched a piece (D.2.10.5).
    FlagAndTouch,
    /// A fallen flag only (14.10 of the German rules of 1987).
    Flag,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// When a move of a visually impaired player is made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Once announced, with the piece in its new aperture (D.2.3.3; 14.4 of the German rules of 1987).
    Announced,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// When the opponent's clock may be started.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StartClock {
    /// Only after the move is made and announced (D.2.4; 14.4 of the German rules of 1987).
    OnlyThen,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What a slip of the tongue in an announcement means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Corrected at once, before the opponent's clock is started (D.2.8; 14.7 of the German rules of 1987).
    BeforeClock,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What follows if the two boards differ and the scores agree.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ScoresAgree {
    /// The board is adjusted to the scores (D.2.9; 14.8 of the German rules of 1987).
    AdjustBoard,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What follows if the two boards differ and the scores differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ScoresDiffer {
    /// Back to the last point of agreement; the arbiter readjusts the clocks (D.2.9; 14.9 of the German rules
    /// of 1987).
    BackToAgreement,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// Who may have an assistant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualAssistant {
    /// The visually impaired player, else the sighted one; somebody must against a hearing-impaired player
    /// (D.2.10).
    OneOfThem,
    /// The arbiter may charge one with the tasks a player asks for (14.10 of the German rules of 1987).
    OnRequest,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}
