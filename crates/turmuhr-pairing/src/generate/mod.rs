//! Random tournaments with all the events of real ones; FIDE requires such a generator so that programs can be
//! checked.

mod config;
mod matches;
mod model;
mod play;
mod random;
mod settings;
mod teams;

pub use config::{ConfigFault, ConfigFaultKind, KEYS, read as read_config};
pub use play::{Generated, NotGenerated, Sheet, generate};
pub use settings::{OnceIn, Settings, Wish};
