//! The Laws of 2018 and 2023: what they took over from 2017, and what they changed.

use turmuhr_core::Edition;

use super::fide_2017::{
    REPETITION, RepetitionArticles, act, adjournment, arbiter_records, arrival, clock, conduct, draws,
    illegal, limited_clock, limited_powers, limited_setup, no_quickplay, nobody_records, powers, quickplay,
    recording, setup, visual,
};
use crate::rules::{Cell, Mode, Rules, Supervision, act::*, clock::*, draws::*, illegal::*, powers::*};

pub(super) const STANDARD_2018: Rules = Rules {
    edition: L18,
    mode: Mode::Standard,
    supervision: Supervision::Full,
    setup: setup(L18),
    act: act_since_2018(L18),
    clock: clock(L18),
    arrival: arrival(L18),
    illegal: illegal_since_2018(L18),
    recording: recording(L18),
    draws: draws(L18, &REPETITION),
    quickplay: quickplay(L18),
    conduct: conduct(L18),
    powers: powers(L18),
    adjournment: adjournment(L18),
    visual: visual(L18),
};

pub(super) const RAPID_FULL_2018: Rules = Rules {
    mode: Mode::Rapid,
    recording: arbiter_records(L18, &["A.2", "A.3.1.2"], &["A.3.2"]),
    ..STANDARD_2018
};

pub(super) const RAPID_LIMITED_2018: Rules = Rules {
    mode: Mode::Rapid,
    supervision: Supervision::Limited,
    setup: limited_setup(L18, &["A.4.1", "A.4.1.2"], &["A.4.1.2"], &["A.4.1.1"]),
    clock: limited_clock_since_2018(L18, &["A.4.3"], &["A.4.3", "6.9"]),
    illegal: limited_illegal_since_2018(L18, 2, &["7.5.5", "A.4.2"], &["A.4.2"], &["A.4.4"]),
    recording: nobody_records(L18, &["A.2"]),
    powers: Powers {
        sees_flag: Cell::new(Acts::Yes, L18, &["A.4.5"]),
        ..limited_powers(L18, &["A.4.2"], &["A.4.5"], &["A.4.1.2"], &["A.4.4"])
    },
    ..STANDARD_2018
};

pub(super) const BLITZ_FULL_2018: Rules = Rules {
    mode: Mode::Blitz,
    illegal: Illegal {
        illegal_ladder: Cell::new(Ladder::Minutes { minutes: 1, loses_at: 2 }, L18, &["7.5.5", "B.2"]),
        ..STANDARD_2018.illegal
    },
    recording: arbiter_records(L18, &["B.3.1.2"], &["B.3.2"]),
    draws: Draws {
        wrong_claim_opponent: Cell::new(Minutes::Some(1), L18, &["9.5.3", "B.2"]),
        ..STANDARD_2018.draws
    },
    quickplay: no_quickplay(L18),
    ..STANDARD_2018
};

pub(super) const BLITZ_LIMITED_2018: Rules = Rules {
    mode: Mode::Blitz,
    illegal: limited_illegal_since_2018(L18, 1, &["7.5.5", "A.4.2", "B.2"], &["A.4.2"], &["A.4.4"]),
    draws: BLITZ_FULL_2018.draws,
    quickplay: no_quickplay(L18),
    recording: nobody_records(L18, &["A.2", "B.4"]),
    ..RAPID_LIMITED_2018
};

pub(super) const STANDARD_2023: Rules = Rules {
    edition: L23,
    mode: Mode::Standard,
    supervision: Supervision::Full,
    setup: setup(L23),
    act: act_since_2018(L23),
    clock: clock(L23),
    arrival: arrival(L23),
    illegal: illegal_since_2018(L23),
    recording: recording(L23),
    draws: Draws {
        resignation: Cell::new(Resignation::LosesUnlessNoMate, L23, &["5.1.2"]),
        ..draws(
            L23,
            &RepetitionArticles {
                on_the_board: &["9.2.2"],
                intended: &["9.2.1"],
                castling: &["9.2.3.2"],
                en_passant: &["9.2.3.1"],
                claim_by: &["9.2", "9.3"],
            },
        )
    },
    quickplay: quickplay(L23),
    conduct: conduct(L23),
    powers: powers(L23),
    adjournment: adjournment(L23),
    visual: visual(L23),
};

/// A.3: one minute in rapid.
pub(super) const RAPID_FULL_2023: Rules = Rules {
    mode: Mode::Rapid,
    illegal: one_minute(STANDARD_2023.illegal, &["7.5.5", "A.3"]),
    recording: arbiter_records(L23, &["A.2", "A.4.2"], &["A.4.3"]),
    draws: one_minute_for_claims(&["9.5.3", "A.3"]),
    ..STANDARD_2023
};

pub(super) const RAPID_LIMITED_2023: Rules = Rules {
    mode: Mode::Rapid,
    supervision: Supervision::Limited,
    setup: limited_setup(L23, &["A.5.1", "A.5.1.2"], &["A.5.1.2"], &["A.5.1.1"]),
    clock: limited_clock_since_2018(L23, &["A.5.3"], &["A.5.3", "6.9"]),
    illegal: limited_illegal_since_2018(L23, 1, &["7.5.5", "A.5.2", "A.3"], &["A.5.2"], &["A.5.4"]),
    recording: nobody_records(L23, &["A.2"]),
    draws: one_minute_for_claims(&["9.5.3", "A.3"]),
    powers: Powers {
        sees_flag: Cell::new(Acts::Yes, L23, &["A.5.5"]),
        ..limited_powers(L23, &["A.5.2"], &["A.5.5"], &["A.5.1.2"], &["A.5.4"])
    },
    ..STANDARD_2023
};

/// B.2. No article reduces the two minutes any more; one minute, as before, is what arbiters give.
pub(super) const BLITZ_FULL_2023: Rules = Rules {
    mode: Mode::Blitz,
    illegal: one_minute(STANDARD_2023.illegal, &["7.5.5"]),
    recording: arbiter_records(L23, &["B.2.2"], &["B.2.3"]),
    draws: one_minute_for_claims(&["9.5.3"]),
    quickplay: no_quickplay(L23),
    ..STANDARD_2023
};

pub(super) const BLITZ_LIMITED_2023: Rules = Rules {
    mode: Mode::Blitz,
    illegal: limited_illegal_since_2018(L23, 1, &["7.5.5", "A.5.2", "A.3", "B.3"], &["A.5.2"], &["A.5.4"]),
    quickplay: no_quickplay(L23),
    recording: nobody_records(L23, &["A.2", "B.3"]),
    draws: one_minute_for_claims(&["9.5.3", "A.3", "B.3"]),
    ..RAPID_LIMITED_2023
};

const L18: Edition = Edition::Fide2018;
const L23: Edition = Edition::Fide2023;

/// 7.5.4: two hands count once the clock is pressed.
const fn act_since_2018(e: Edition) -> Act {
    act(e, Cell::new(TwoHands::IllegalWhenPressed, e, &["7.5.4", "7.5.5"]))
}

/// 7.5.5: one counter for everything.
const fn illegal_since_2018(e: Edition) -> Illegal {
    Illegal {
        illegal_ladder: Cell::new(Ladder::Minutes { minutes: 2, loses_at: 2 }, e, &["7.5.5"]),
        illegal_draw: Cell::new(CannotWin::AnySeries, e, &["7.5.5"]),
        ..illegal(
            e,
            Cell::new(PressWithoutMove::IllegalAtOnce, e, &["7.5.3", "7.5.5"]),
            Cell::new(Counter::Common, e, &["7.5.5"]),
        )
    }
}

/// A.4.2 (A.5.2): found in time it is treated as in 7.5.5; unfound it stands.
const fn limited_illegal_since_2018(
    e: Edition,
    minutes: u32,
    ladder: &'static [&'static str],
    window: &'static [&'static str],
    kings: &'static [&'static str],
) -> Illegal {
    Illegal {
        illegal_who: Cell::new(WhoFinds::ArbiterInTimeElseOpponent, e, window),
        illegal_window: Cell::new(Window::OpponentsNextMove, e, window),
        illegal_ladder: Cell::new(Ladder::Minutes { minutes, loses_at: 2 }, e, ladder),
        press_without_move: Cell::new(PressWithoutMove::IllegalWhenFound, e, &["7.5.3"]),
        both_kings: Cell::new(BothKings::WaitThenDraw, e, kings),
        ..illegal_since_2018(e)
    }
}

/// The claimant needs no time left any more.
const fn limited_clock_since_2018(
    e: Edition,
    claim: &'static [&'static str],
    loss: &'static [&'static str],
) -> Clock {
    Clock { flag_claim: Cell::new(FlagClaim::Plain, e, claim), ..limited_clock(e, claim, loss) }
}

const fn one_minute(from: Illegal, cites: &'static [&'static str]) -> Illegal {
    Illegal { illegal_ladder: Cell::new(Ladder::Minutes { minutes: 1, loses_at: 2 }, L23, cites), ..from }
}

const fn one_minute_for_claims(cites: &'static [&'static str]) -> Draws {
    Draws { wrong_claim_opponent: Cell::new(Minutes::Some(1), L23, cites), ..STANDARD_2023.draws }
}
