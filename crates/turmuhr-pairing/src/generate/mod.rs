//! Random tournaments, as complete as the real ones: what FIDE asks of programs, so that others can check them.

mod config;
mod model;
mod play;
mod random;
mod settings;

pub use config::{ConfigFault, ConfigFaultKind, KEYS, read as read_config};
pub use model::{Chances, chances};
pub use play::{Generated, NotGenerated, generate};
pub use settings::{OnceIn, Settings, Wish};
