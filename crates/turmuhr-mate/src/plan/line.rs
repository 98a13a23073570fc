//! Plays a plan.

use turmuhr_core::{Chess, Move, Position, Role, Square, fen};

use super::{
    Plan,
    conditions::cast,
    scene::{Ground, Scene},
};

/// The moves of both sides. Each one is a legal move of its position; the line ends early if the plan does not
/// hold.
pub(super) fn line(position: &Chess, plan: &Plan) -> Vec<Move> {
    let mut play = Play { at: position.clone(), moves: Vec::new(), plan };
    let done = play.all(position);
    debug_assert!(done.is_some(), "a plan that cannot be played: {plan:?} in {}", fen::write(position));
    play.moves
}

struct Play<'a> {
    at: Chess,
    moves: Vec<Move>,
    plan: &'a Plan,
}

impl Play<'_> {
    fn all(&mut self, start: &Chess) -> Option<()> {
        let plan = self.plan;
        let scene = Scene::new(start, plan.winner, plan.waiting)?;
        let (checker, support) = cast(&scene, plan)?;
        let targets = scene.targets(plan.walk.map(|walk| walk.to));
        let mut at = checker.from;
        let mut king = scene.loser;
        if let Some(promotion) = plan.checker.promotes {
            while at != promotion.to {
                match promotion.away {
                    Some(away) if self.at.turn() != plan.winner => {
                        let next = if king == scene.loser { away } else { scene.loser };
                        self.step(king, next)?;
                        king = next;
                    }
                    _ => self.wait()?,
                }
                let next = at.offset(plan.winner.fold_wb(8, -8))?;
                self.step(at, next)?;
                at = next;
            }
        }
        if let Some(walk) = plan.walk {
            let home = at;
            for next in scene.walk(checker).route(king, walk.to)? {
                if self.at.turn() == plan.winner {
                    let to = if at == home { walk.aside } else { home };
                    self.step(at, to)?;
                    at = to;
                }
                self.step(king, next)?;
                king = next;
            }
        }
        if let Some((supporter, post)) = support {
            let ground = scene.support(supporter, checker, targets);
            self.travel(&ground, supporter.from, post)?;
        }
        self.travel(&scene.check(checker, targets, support), at, plan.checker.goal)
    }

    fn travel(&mut self, ground: &Ground, from: Square, to: Square) -> Option<()> {
        let mut at = from;
        for next in ground.route(from, to)? {
            self.wait()?;
            self.step(at, next)?;
            at = next;
        }
        Some(())
    }

    /// The loser's waiting man moves if it is the loser's turn.
    fn wait(&mut self) -> Option<()> {
        let waiting = self.plan.waiting;
        if self.at.turn() == self.plan.winner {
            Some(())
        } else if self.at.us().contains(waiting.home) {
            self.step(waiting.home, waiting.away)
        } else {
            self.step(waiting.away, waiting.home)
        }
    }

    fn step(&mut self, from: Square, to: Square) -> Option<()> {
        let m = self.at.legal_moves().into_iter().find(|m| {
            m.from() == Some(from)
                && m.to() == to
                && !m.is_castle()
                && m.promotion().is_none_or(|role| role == Role::Queen)
        })?;
        self.at.play_unchecked(m);
        self.moves.push(m);
        Some(())
    }
}
