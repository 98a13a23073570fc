//! Play with visually impaired players (4.14 of the table).

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

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Announce {
    /// In the words of Appendix D.
    GermanWords,
    /// In algebraic notation, clearly.
    Algebraic,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualTouched {
    /// When it is taken out of its aperture; feeling it is no touch.
    WhenLifted,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualScore {
    /// In Braille or on a recording device too.
    BrailleOrDevice,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AssistantReports {
    /// A flag, and that the sighted player has touched a piece.
    FlagAndTouch,
    Flag,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Once announced, with the piece in its new aperture.
    Announced,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StartClock {
    OnlyThen,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Corrected at once, before the opponent's clock is started.
    BeforeClock,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ScoresAgree {
    /// The board is adjusted to the scores.
    AdjustBoard,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ScoresDiffer {
    /// Back to the last point of agreement; the arbiter readjusts the clocks.
    BackToAgreement,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VisualAssistant {
    /// The visually impaired player, else the sighted one; somebody must against a hearing-impaired player.
    OneOfThem,
    /// The arbiter may charge one with the tasks a player asks for.
    OnRequest,
    NotRegulated,
}
