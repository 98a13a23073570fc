//! Questions for arbiters. Each is made from its id alone, and the machine of the Laws gives the right answer.
//!
//! ```
//! use turmuhr_core::Edition;
//! use turmuhr_trainer::{Id, Kind, make};
//!
//! let id = Id { kind: Kind::Legal, edition: Edition::Fide2023, difficulty: 2, seed: 7 };
//! let question = make(id).expect("a question");
//! let again = make(id.to_string().parse().expect("an id")).expect("the same question");
//! assert_eq!(question.right, again.right);
//! assert!(question.choices.len() >= 3);
//! ```
//!
//! # What is where
//!
//! - `id`: kinds, topics and the id from which a question is made again.
//! - `question`: what is asked and what may be answered, as data. The sentences are in `turmuhr-texts`.
//! - `past`: whether king and rook have moved, which the board does not show.
//! - `kinds/`: one file for each kind of question. `chance`: random positions and games.
//! - `situation`: a scenario whose last event is asked about. `wrong`: wrong answers to it that the machine refutes;
//!   `claimed`: those to a draw claim.
//! - `exam`: a list of questions from a seed, its grading and its record. `seed`: seeds and seals. `learn`: questions come back after a mistake.

mod chance;
mod claimed;
mod exam;
mod id;
mod kinds;
mod learn;
mod past;
mod question;
mod seed;
mod situation;
mod wrong;

pub use exam::{Exam, Grade, MOST_QUESTIONS, NotVerified, Record, Terms, TooFew, TopicGrade, grade, verify};
pub use id::{Id, Kind, NotAnId, Topic, editions};
pub use kinds::make;
pub use learn::{Card, Progress, Wish, answered, next};
pub use past::Past;
pub use question::{Answer, Asked, Decided, Question, Shown, Standing};
pub use seed::{NotASeed, Seed};
pub use situation::Situation;
