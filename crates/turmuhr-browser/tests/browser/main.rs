//! The system as people use it: a real server, a real browser. `TURMUHR_TEST_CHROMEDRIVER` names the driver.

#![allow(dead_code, reason = "what people do in the browser is written down before every test of it")]

mod chrome;
mod desk;
mod hall;
mod walk;
