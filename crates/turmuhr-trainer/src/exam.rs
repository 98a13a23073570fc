//! An examination: its questions follow from its seed, and so does its grading.

use std::collections::BTreeSet;

use jiff::civil::{Date, DateTime};
use serde::{Deserialize, Serialize};
use turmuhr_core::{Edition, chance::mixed};
use turmuhr_laws::words::Word;

use crate::{Id, Question, Seed, Topic, make};

/// More questions than any written examination has.
pub const MOST_QUESTIONS: u16 = 100;

/// How often a place of the exam may draw a seed.
const DRAWS: u64 = 40;

/// The version of the generator. A record of another version cannot be graded again.
const VERSION: u32 = 4;

/// What an examination is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exam {
    pub seed: Seed,
    pub terms: Terms,
}

/// What candidates may know beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    #[serde(with = "edition")]
    pub edition: Edition,
    #[serde(with = "topics")]
    pub topics: Vec<Topic>,
    /// 1 to 3; `None` for all three by turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<u8>,
    pub questions: u16,
    /// Percent of right answers needed.
    pub pass: u8,
    pub minutes: u16,
}

impl Default for Terms {
    /// 30 questions, 80 percent, an hour, by the Laws in force.
    fn default() -> Terms {
        Terms {
            edition: Edition::CURRENT,
            topics: Topic::ALL.to_vec(),
            difficulty: None,
            questions: 30,
            pass: 80,
            minutes: 60,
        }
    }
}

impl Exam {
    pub fn of_seed(seed: impl Into<Seed>) -> Exam {
        Exam { seed: seed.into(), terms: Terms::default() }
    }

    /// The questions: no two ask the same, and the topics come by turns.
    pub fn list(&self) -> Result<Vec<Question>, TooFew> {
        let wanted = self.terms.questions.min(MOST_QUESTIONS);
        let mut asked = BTreeSet::new();
        let mut questions = Vec::with_capacity(usize::from(wanted));
        for place in 0..u64::from(wanted) {
            let found = (0..DRAWS).find_map(|draw| {
                let question = make(self.id_at(place, draw)?)?;
                asked.insert(question.mark()).then_some(question)
            });
            match found {
                Some(question) => questions.push(question),
                None => return Err(TooFew { found: questions.len() }),
            }
        }
        Ok(questions)
    }

    fn id_at(&self, place: u64, draw: u64) -> Option<Id> {
        let topics = u64::try_from(self.terms.topics.len()).ok().filter(|count| *count > 0)?;
        let topic = self.terms.topics[usize::try_from(place % topics).ok()?];
        let round = place / topics;
        let kinds = topic.kinds();
        let kind = kinds[usize::try_from((round + draw) % kinds.len() as u64).ok()?];
        let difficulty = self.terms.difficulty.unwrap_or(u8::try_from(1 + (place + round) % 3).ok()?);
        let seed = mixed(mixed(self.seed.dice() ^ place << 8) ^ draw);
        Some(Id { kind, edition: self.terms.edition, difficulty, seed: (seed >> 32) as u32 })
    }
}

/// Edition, topics and difficulty do not give so many questions.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TooFew {
    pub found: usize,
}

/// A graded examination, for the files of a federation. It does not contain the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub version: u32,
    pub name: String,
    /// The day of the examination.
    pub day: Date,
    /// [`Seed::exam_number`].
    pub number: String,
    pub exam: Terms,
    pub started: DateTime,
    pub ended: DateTime,
    /// The choices by number from 1; `None` where the question was left out.
    pub answers: Vec<Option<u8>>,
    #[serde(flatten)]
    pub grade: Grade,
    /// A checksum of all other fields, made with the seed.
    pub seal: String,
}

impl Record {
    fn sealed(self, seed: &Seed) -> Record {
        let open = Record { seal: String::new(), ..self };
        let seal = seed.seal(&serde_json::to_string(&open).unwrap_or_default());
        Record { seal, ..open }
    }
}

/// The result of an examination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grade {
    pub right: u16,
    pub of: u16,
    /// Rounded down, so that nobody reads a pass mark that was not reached.
    pub percent: u8,
    pub in_time: bool,
    /// The mark was reached in time.
    pub passed: bool,
    pub topics: Vec<TopicGrade>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TopicGrade {
    #[serde(with = "topic")]
    pub topic: Topic,
    pub right: u16,
    pub of: u16,
}

/// Grades the answers, numbered from 1 in the order of the questions. Missing answers are wrong.
pub fn grade(
    exam: &Exam,
    name: &str,
    answers: &[Option<u8>],
    started: DateTime,
    ended: DateTime,
) -> Result<Record, TooFew> {
    let questions = exam.list()?;
    let given = |place: usize| answers.get(place).copied().flatten();
    let is_right = |place: usize, question: &Question| {
        given(place).is_some_and(|choice| usize::from(choice) == question.right + 1)
    };
    let mut topics: Vec<TopicGrade> = Vec::new();
    for (place, question) in questions.iter().enumerate() {
        let topic = question.id.kind.topic();
        let right = u16::from(is_right(place, question));
        match topics.iter_mut().find(|of| of.topic == topic) {
            Some(of) => {
                of.right += right;
                of.of += 1;
            }
            None => topics.push(TopicGrade { topic, right, of: 1 }),
        }
    }
    let right: u16 = topics.iter().map(|topic| topic.right).sum();
    let of: u16 = topics.iter().map(|topic| topic.of).sum();
    let percent = u32::from(right) * 100 / u32::from(of.max(1));
    let limit = i64::from(exam.terms.minutes) * 60;
    let taken = ended.duration_since(started).as_secs();
    let in_time = (0..=limit).contains(&taken);
    let reached = of > 0 && u32::from(right) * 100 >= u32::from(exam.terms.pass) * u32::from(of);
    let record = Record {
        version: VERSION,
        name: name.to_owned(),
        day: started.date(),
        number: exam.seed.exam_number(),
        exam: exam.terms.clone(),
        started,
        ended,
        answers: (0..questions.len()).map(given).collect(),
        grade: Grade {
            right,
            of,
            percent: u8::try_from(percent).unwrap_or(100),
            in_time,
            passed: reached && in_time,
            topics,
        },
        seal: String::new(),
    };
    Ok(record.sealed(&exam.seed))
}

/// Why a record is not what its seed and answers give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotVerified {
    /// Made by another version of the generator.
    Version { record: u32, ours: u32 },
    /// The number of the examination is that of another seed.
    OtherSeed { record: String, seed: String },
    /// The seed does not give these questions.
    TooFew(TooFew),
    /// The answers give another result.
    Differs(Box<Record>),
    /// The result fits, but the seal does not: the name, a time or another field was changed.
    Changed,
}

/// Makes the questions again, grades the answers again and compares the seal.
pub fn verify(record: &Record, seed: &Seed) -> Result<(), NotVerified> {
    if record.version != VERSION {
        return Err(NotVerified::Version { record: record.version, ours: VERSION });
    }
    let number = seed.exam_number();
    if record.number != number {
        return Err(NotVerified::OtherSeed { record: record.number.clone(), seed: number });
    }
    let exam = Exam { seed: seed.clone(), terms: record.exam.clone() };
    let again = grade(&exam, &record.name, &record.answers, record.started, record.ended)
        .map_err(NotVerified::TooFew)?;
    if again == *record {
        Ok(())
    } else if again.grade != record.grade {
        Err(NotVerified::Differs(Box::new(again)))
    } else {
        Err(NotVerified::Changed)
    }
}

mod edition {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use turmuhr_core::Edition;

    pub(super) fn serialize<S: Serializer>(edition: &Edition, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(edition.id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let id = String::deserialize(deserializer)?;
        id.parse().map_err(|_| D::Error::custom(format!("{id} is no edition")))
    }
}

mod topic {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::{Topic, Word};

    pub(super) fn serialize<S: Serializer>(topic: &Topic, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(topic.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Topic, D::Error> {
        let word = String::deserialize(deserializer)?;
        Topic::meaning(&word).ok_or_else(|| D::Error::custom(format!("{word} is no topic")))
    }
}

mod topics {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::{Topic, Word};

    pub(super) fn serialize<S: Serializer>(topics: &[Topic], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(topics.iter().map(|topic| topic.word()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Topic>, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        let topic = |word: &String| {
            Topic::meaning(word).ok_or_else(|| D::Error::custom(format!("{word} is no topic")))
        };
        words.iter().map(topic).collect()
    }
}
