//! PostgreSQL cuts off its connections while results come in.

use std::{sync::Arc, time::Duration};

use super::{Row, stage::Stage};
use crate::{Database, Server};

const TIMES: usize = 50;

pub(super) fn cut_off(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let database = Arc::clone(&stage.database);
    let mut ended = 0;
    let mut row = stage.attacked(|row| {
        for _ in 0..TIMES {
            ended += database.cut_off();
            row.tried += 1;
            std::thread::sleep(Duration::from_millis(60));
        }
    });
    row.note = Some(format!("{ended} connections ended"));
    row.expect(ended >= TIMES, || "there was nothing to cut off".to_owned());
    stage.server.crash();
    stage.server = Server::start(&stage.database);
    stage.compare(&mut row);
    row
}
