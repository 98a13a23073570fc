//! Random tournaments, as complete as the real ones: what FIDE asks of programs, so that others can check them.

mod config;
mod matches;
mod model;
mod play;
mod random;
mod settings;
mod teams;

pub use config::{ConfigFault, ConfigFaultKind, KEYS, read as read_config};
pub use model::{Chances, chances};
pub use play::{Generated, NotGenerated, Sheet, generate};
pub use settings::{OnceIn, Settings, Wish};
