//! The system as people use it: a real server, a real browser. `TURMUHR_TEST_CHROMEDRIVER` names the driver.

mod access;
mod aloud;
mod chrome;
mod desk;
mod frame;
mod hall;
mod held;
mod line;
mod look;
mod me;
mod pages;
mod pocket;
mod rulings;
mod simple;
mod together;
mod trainer;
mod walk;
mod wall;
