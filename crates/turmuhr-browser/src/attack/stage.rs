//! The server under attack and the people who know it.

use std::sync::Arc;

use super::{Row, bystander};
use crate::{Database, Ledger, PASSWORD, Server, Visitor};

pub(super) struct Stage {
    pub(super) database: Arc<Database>,
    pub(super) server: Server,
    pub(super) administrator: Visitor,
    pub(super) chief: Visitor,
    pub(super) arbiter: Visitor,
    pub(super) ledger: Ledger,
    /// Enters results beside the attack; nobody else uses the account.
    bystander: Visitor,
}

/// What the journal calls the bystander.
pub(super) const BYSTANDER: &str = "Bea Bystander";

impl Stage {
    /// With the demonstration, accounts and nothing that happened yet.
    pub(super) fn open(database: Database) -> Stage {
        let server = Server::demo(&database);
        let mut administrator = server.administrator();
        let mut account = |name: &str, shown: &str, role: &str| {
            let fields = [
                ("name", name),
                ("shown", shown),
                ("role", role),
                ("password", PASSWORD),
                ("again", PASSWORD),
            ];
            administrator.post("/users", &fields).expect_ok();
            log_in(&server, name)
        };
        let chief = account("clara", "Clara Chief", "chief-arbiter");
        let arbiter = account("bert", "Bert Arbiter", "arbiter");
        let mut bystander = account("bea", BYSTANDER, "arbiter");
        let ledger = Ledger::new(&mut bystander);
        let database = Arc::new(database);
        Stage { database, server, administrator, chief, arbiter, ledger, bystander }
    }

    /// A new pass; gives its token.
    pub(super) fn token(&mut self, event: &str, fields: &[(&str, &str)]) -> String {
        let page = self.administrator.post(&format!("/e/{event}/passes"), fields).expect_ok();
        let link = page.text().split_once("/p/").expect("a link").1;
        link.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
    }

    /// Somebody who has opened the link of a new pass.
    pub(super) fn holder(&mut self, event: &str, fields: &[(&str, &str)]) -> Visitor {
        let token = self.token(event, fields);
        let mut visitor = self.server.visitor();
        visitor.get(&format!("/p/{token}")).expect_ok();
        visitor.secret();
        visitor
    }

    pub(super) fn helper(&mut self, event: &str) -> Visitor {
        self.holder(event, &[("role", "helper"), ("label", "Hilfe"), ("section", "1"), ("hours", "5")])
    }

    /// On a server that knows the accounts and not the sessions.
    pub(super) fn log_in_again(&mut self) {
        self.bystander = log_in(&self.server, "bea");
    }

    /// Attacks while the bystander enters results; then everything acknowledged must be there.
    pub(super) fn attacked(&mut self, attack: impl FnOnce(&mut Row)) -> Row {
        self.server.reset_peak();
        let mut row = Row::default();
        let ((), slowest) = bystander::during(&self.bystander, &self.ledger, || attack(&mut row));
        row.slowest = Some(slowest);
        row.peak = self.server.peak();
        if self.server.is_dead() {
            row.admit("the server is dead");
            self.server = Server::start(&self.database);
        }
        self.compare(&mut row);
        row
    }

    /// With the present server, perhaps started again.
    pub(super) fn compare(&self, row: &mut Row) {
        row.lost.extend(self.ledger.compare(&mut self.bystander.at(self.server.address)).lost);
    }

    /// Enters one result that changes something; gives the status.
    pub(super) fn enter(&self, board: u64) -> Option<u16> {
        let mut arbiter = self.bystander.at(self.server.address);
        self.ledger.enter(&mut arbiter, board, self.ledger.another(board)).ok().map(|reply| reply.status)
    }
}

pub(super) fn log_in(server: &Server, name: &str) -> Visitor {
    let mut visitor = server.visitor();
    visitor.get("/login").expect_ok();
    visitor.post("/login", &[("name", name), ("password", PASSWORD)]).expect_ok();
    visitor.secret();
    visitor
}

/// How many entries of a journal are by others than the bystander and the demonstration.
pub(super) fn entries_of_others(arbiter: &mut Visitor, event: &str) -> usize {
    let journal = arbiter.get(&format!("/api/events/{event}/journal")).expect_ok().json();
    let entries = journal["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
    entries.iter().filter(|entry| entry["by"] != BYSTANDER && entry["by"] != "Demo").count()
}
