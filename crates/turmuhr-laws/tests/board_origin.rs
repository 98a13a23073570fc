//! 3.10.3: positions that cannot arise, and never a word against one that can.

use turmuhr_core::{
    Bitboard, CastlingMode, Chess, Color, Edition, EnPassantMode, Move, Position, Role, Setup, Square, cite,
    fen,
};
use turmuhr_laws::board::{
    chess960::StartNumber,
    origin::{Impossibility, Origin, Proof, RecordFault, article, origin, origin_from_game},
};

use CastlingMode::{Chess960, Standard};

/// L-086.
#[test]
fn art_3_10_3_illegal_positions() {
    check(&[
        // Numbers.
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king-count", "Black has no king"),
        ("4k3/8/8/3K4/8/8/8/4K3 w - - 0 1", "king-count", "White has two"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "pawns-on-back-rank", "a black pawn on a1 would have promoted"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "too-many-pawns", "nine black pawns"),
        ("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "", "sixteen white ones are not too many"),
        ("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", "too-many-pieces", "seventeen white ones"),
        ("4k3/8/8/8/8/PP6/2PPPPPP/1QQ1K3 w - - 0 1", "too-many-promotions", "two queens and eight pawns"),
        ("4k3/8/8/8/3B1B2/3P4/1PP1PPPP/4K3 w - - 0 1", "", "two dark bishops and seven pawns: one promoted"),
        ("4k3/8/8/2B5/3B1B2/3P4/1PP1PPPP/4K3 w - - 0 1", "too-many-promotions", "but not three"),
        ("4k3/8/8/8/3B1B2/8/1PPPPPPP/4K3 w - - 0 1", "out-of-reach", "nor two with bishop c1 shut in"),
        // Shut in.
        (
            "rn1qkbnr/pppppppp/8/5b2/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "out-of-reach",
            "bishop c8 is shut in",
        ),
        ("rn1qkbnr/p1pppppp/1p6/5b2/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "by way of b7"),
        (
            "rnbqkbnr/pppppppp/8/8/8/5R2/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
            "out-of-reach",
            "rook h1 behind its pawns",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR w - - 0 1",
            "out-of-reach",
            "the king cannot have walked out",
        ),
        (
            "rnb1kbnr/pppppppp/8/6q1/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "out-of-reach",
            "the queen without any rights",
        ),
        (
            "rnb1kbnr/ppp1pppp/3p4/6q1/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "",
            "through d7, as soon as the pawn is gone",
        ),
        (
            "4k3/8/8/2B5/8/8/1P1P2P1/4K3 w - - 0 1",
            "",
            "a promoted bishop, the original one was captured on c1",
        ),
        (
            "4k3/8/8/8/8/5B2/PPPPPPPP/4K3 w - - 0 1",
            "out-of-reach",
            "no promotion with eight pawns on the board",
        ),
        (
            "4k3/pppppppp/8/8/8/5B2/4P1P1/4K3 w - - 0 1",
            "out-of-reach",
            "no promotion through eight unmoved pawns",
        ),
        ("4k3/ppppppp1/8/8/8/5B2/4P1P1/4K3 w - - 0 1", "", "through h7"),
        // Pawns.
        (
            "rnbqkbnr/pppppppp/8/8/8/2P5/2PPPPPP/RNBQKBNR w KQkq - 0 1",
            "pawn-captures",
            "doubled pawns, nothing captured",
        ),
        ("rnbqkb1r/pppppppp/8/8/8/2P5/P1PPPPPP/RNBQKBNR w KQkq - 0 1", "", "b2xc3 captured the knight"),
        (
            "rnbqkb1r/pppppppp/8/8/2P5/2P5/2PPPPPP/RNBQKBNR w KQkq - 0 1",
            "pawn-captures",
            "a2-b3-c4 and b2-c3: three captures",
        ),
        ("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", "", "enough has been captured"),
        ("4k3/8/8/8/P7/P7/P7/4K3 w - - 0 1", "", "a4 from c2"),
        ("4k3/8/8/8/8/PP6/PP6/4K3 w - - 0 1", "pawns-misplaced", "a3 and b3 both from c2"),
        ("rn1qkbnr/p2ppppp/1p6/8/8/2P5/P1PPPPPP/RNBQKBNR w KQkq - 0 1", "", "pawn c7 was captured"),
        (
            "rn1qkbnr/pppppppp/8/8/8/2P5/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
            "pawn-captures",
            "bishop c8 was captured at home, not on c3",
        ),
        (
            "rnbqkbnr/ppp1pppp/8/3P4/3p4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1",
            "pawns-passed",
            "past each other on the d-file",
        ),
        // Checks.
        ("4k3/8/8/8/8/8/8/r3K2R w - - 0 1", "", "an ordinary check"),
        ("4k2R/8/8/8/8/8/8/4K3 w - - 0 1", "opponent-in-check", "Black is in check, White to move"),
        ("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", "both-kings-in-check", "both are"),
        ("8/8/8/8/8/4k3/4K3/8 w - - 0 1", "kings-adjacent", "king next to king"),
        ("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "impossible-check", "two knights"),
        ("4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1", "impossible-check", "two pawns"),
        ("4k3/8/8/8/8/5n2/3p4/4K3 w - - 0 1", "impossible-check", "pawn and knight"),
        ("k3r3/8/8/8/7b/8/8/4K3 w - - 0 1", "", "bishop e7-h4 uncovers the rook"),
        ("k7/4r3/8/8/7b/8/8/4K3 w - - 0 1", "impossible-check", "no way from the file to h4"),
        ("4k3/4r3/8/8/8/8/8/2r1K3 w - - 0 1", "impossible-check", "two rooks"),
        ("4k3/4r3/8/8/8/8/8/3rK3 w - - 0 1", "", "two rooks, but e2xd1 promoted one"),
        ("3r2k1/8/8/8/8/4p3/3K4/8 w - - 0 1", "", "d4xe3 uncovers the rook"),
        ("6k1/8/8/8/8/1b2p3/3K4/3r4 w - - 0 1", "impossible-check", "a rook from behind and a pawn"),
        ("2r3k1/8/8/8/1q6/8/8/2K5 w - - 0 1", "", "an ordinary check of a rook on the file"),
        ("3k4/8/8/q7/8/8/8/b3K2q w - - 0 1", "impossible-check", "queens from both sides"),
        ("4k3/4r3/8/q6b/8/5n2/8/4K3 w - - 0 1", "impossible-check", "three at once"),
        ("kN6/pp6/8/8/8/8/8/4K3 w - - 0 1", "no-last-move", "Black cannot have moved"),
        ("k1N5/pp6/8/8/8/8/8/4K3 w - - 0 1", "", "the king came from b8"),
        // Claims.
        ("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "castling-right", "the rook is not on h1"),
        ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", "castling-right", "the king is not on e1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "both are at home"),
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "", "d7-d5 was played"),
        ("4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1", "en-passant", "d7 is not empty"),
        ("4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "en-passant", "no pawn on d5"),
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 1 9", "en-passant", "the clock has counted a move since"),
        ("4k3/8/8/1b1p4/8/8/8/5K2 w - d6 0 1", "en-passant", "the bishop gave check before d7-d5"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 5 2", "clock-ahead-of-moves", "five half-moves in one move"),
        ("4k3/8/8/8/8/8/8/4K2R b - - 3 2", "", "three are possible"),
        // Tempo.
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 9",
            "wrong-turn",
            "knights return after an even number of moves",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 9",
            "wrong-turn",
            "one knight move, so it is Black's turn",
        ),
        ("rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/1RBQKBNR w Kkq - 0 9", "", "a knight's and a rook's move"),
    ]);

    #[track_caller]
    fn check(cases: &[(&str, &str, &str)]) {
        let mut surprises = Vec::new();
        for (fen, reason, why) in cases {
            let setup = fen::read_setup(fen).expect(fen);
            let found = origin(&setup, Standard);
            let codes: Vec<&str> = match &found {
                Origin::Illegal(reasons) => reasons.iter().map(|reason| reason.code()).collect(),
                Origin::Legal(_) | Origin::Unknown => Vec::new(),
            };
            let as_expected = if reason.is_empty() { codes.is_empty() } else { codes.contains(reason) };
            if !as_expected {
                surprises.push(format!("{why}: {fen} gives {found:?}"));
            }
        }
        assert!(surprises.is_empty(), "{}", surprises.join("\n"));
    }
}

/// A reason carries the squares a reader needs.
#[test]
fn art_3_10_3_reasons_point_at_squares() {
    for (fen, reason) in [
        (
            "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
            Impossibility::OutOfReach { color: Color::White, pieces: Square::D4.into() },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/7P/PPPPPP1P/RNBQKBNR w KQkq - 0 1",
            Impossibility::PawnCaptures { color: Color::White, needed: 1, available: 0 },
        ),
        ("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", Impossibility::CastlingRight { rook: Square::G1 }),
        (
            "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
            Impossibility::ImpossibleCheck { by: Bitboard::from_square(Square::D3).with(Square::F3) },
        ),
    ] {
        let setup = fen::read_setup(fen).expect(fen);
        assert_eq!(origin(&setup, Standard), Origin::Illegal(vec![reason]), "{fen}");
    }
}

#[test]
fn art_3_10_3_chess960_knows_no_array() {
    // What is shut in at c1 in ordinary chess began elsewhere.
    let setup =
        fen::read_setup("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR w KQkq - 0 1").expect("readable");
    assert!(matches!(origin(&setup, Standard), Origin::Illegal(_)));
    assert_eq!(origin(&setup, Chess960), Origin::Unknown);
    // Numbers, pawns and checks are the same.
    let setup = fen::read_setup("bqnbrkrn/pppppppp/8/8/8/P7/P1PPPPPP/BQNBRKRN w - - 0 1").expect("readable");
    assert!(matches!(origin(&setup, Chess960), Origin::Illegal(_)));
}

#[test]
fn art_3_10_3_a_start_is_its_own_proof() {
    let classical = Setup::initial();
    assert_eq!(origin(&classical, Standard), Origin::Legal(Proof::Start(StartNumber::CLASSICAL)));
    for number in StartNumber::all() {
        assert_eq!(origin(&number.setup(), Chess960), Origin::Legal(Proof::Start(number)));
    }
    let elsewhere = StartNumber::new(0).expect("below 960").setup();
    assert_ne!(
        origin(&elsewhere, Standard),
        Origin::Legal(Proof::Start(StartNumber::new(0).expect("below 960")))
    );
}

#[test]
fn art_3_10_3_a_game_is_a_proof() {
    let step = |from, to| Move::Normal { role: Role::Pawn, from, to, capture: None, promotion: None };
    let game = [step(Square::E2, Square::E4), step(Square::E7, Square::E5)];
    let (position, origin) = origin_from_game(&Chess::default(), &game).expect("legal moves");
    assert_eq!(origin, Origin::Legal(Proof::Game { plies: 2 }));
    assert_eq!(fen::write(&position), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

    let broken = [game[0], game[0]];
    assert_eq!(origin_from_game(&Chess::default(), &broken).err(), Some(RecordFault::IllegalMove { ply: 1 }));
    assert_eq!(origin_from_game(&position, &[]).err(), Some(RecordFault::NotFromTheStart));
}

#[test]
fn art_3_10_3_is_cited_where_it_exists() {
    assert_eq!(article(Edition::Fide2017), Some(cite!(Fide2017, "3.10.3")));
    assert_eq!(article(Edition::Fide2023), Some(cite!(Fide2023, "3.10.3")));
    assert_eq!(article(Edition::Fide1993), None);
}

/// What the players of a random game like to do.
#[derive(Copy, Clone, Debug)]
enum Taste {
    Anything,
    /// Pawns forward, and whatever can be captured.
    PawnsAndCaptures,
    /// Leave the pawns where they are: shut-in pieces, captures at home.
    PawnsStay,
    /// Checks, and double checks above all.
    Checks,
}

/// The one property that matters: what legal play reaches is never called illegal.
#[test]
fn art_3_10_3_reachable_positions_are_never_called_illegal() {
    let mut dice = Dice(0x7d1c_e5b9_1331_11eb);
    let (mut promotions, mut en_passants, mut double_checks, mut castlings) = (0, 0, 0, 0);
    for game in 0..1_200 {
        let taste = [Taste::Anything, Taste::PawnsAndCaptures, Taste::PawnsStay, Taste::Checks][game % 4];
        let (mut position, mode) = if game % 8 < 4 {
            (Chess::default(), Standard)
        } else {
            let number = StartNumber::draw(game as u64);
            (number.position(), Chess960)
        };
        for _ in 0..120 {
            let Some(chosen) = choose(&position, taste, &mut dice) else { break };
            promotions += usize::from(chosen.is_promotion());
            en_passants += usize::from(chosen.is_en_passant());
            castlings += usize::from(chosen.is_castle());
            position.play_unchecked(chosen);
            double_checks += usize::from(position.checkers().more_than_one());
            for en_passant in [EnPassantMode::Always, EnPassantMode::Legal] {
                let setup = position.to_setup(en_passant);
                let found = origin(&setup, mode);
                assert!(
                    !matches!(found, Origin::Illegal(_)),
                    "{taste:?}: {} gives {found:?}",
                    fen::write(&position)
                );
            }
        }
    }
    // The games must have been worth playing.
    assert!(promotions > 200, "{promotions} promotions");
    assert!(en_passants > 50, "{en_passants} en passant captures");
    assert!(double_checks > 25, "{double_checks} double checks");
    assert!(castlings > 30, "{castlings} castlings");
}

fn choose(position: &Chess, taste: Taste, dice: &mut Dice) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let rare: Vec<Move> = moves.iter().copied().filter(|candidate| is_rare(*candidate)).collect();
    if !rare.is_empty() && dice.below(2) == 0 {
        return Some(rare[dice.below(rare.len())]);
    }
    let liked: Vec<Move> =
        moves.iter().copied().filter(|candidate| likes(position, *candidate, taste)).collect();
    let among = if liked.is_empty() || dice.below(4) == 0 { &moves[..] } else { &liked[..] };
    Some(among[dice.below(among.len())])
}

fn is_rare(candidate: Move) -> bool {
    candidate.is_promotion() || candidate.is_en_passant() || candidate.is_castle()
}

fn likes(position: &Chess, candidate: Move, taste: Taste) -> bool {
    match taste {
        Taste::Anything => true,
        Taste::PawnsAndCaptures => candidate.is_zeroing(),
        Taste::PawnsStay => candidate.role() != Role::Pawn,
        Taste::Checks => {
            let mut after = position.clone();
            after.play_unchecked(candidate);
            after.is_check()
        }
    }
}

/// Small, fixed, good enough to wander about.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }
}
