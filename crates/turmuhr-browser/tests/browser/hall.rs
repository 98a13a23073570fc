//! Where it all happens: one server on SQLite, or two processes on one PostgreSQL.

use turmuhr_browser::{Database, PASSWORD, Server, Visitor};

#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) first: Server,
    second: Option<Server>,
    database: Database,
}

impl Hall {
    /// Empty, once for every database there is.
    pub(crate) fn all() -> Vec<Hall> {
        Database::both().into_iter().map(|database| Hall::open(database, Server::start)).collect()
    }

    /// The demonstration, once for every database there is.
    pub(crate) fn demos() -> Vec<Hall> {
        Database::both().into_iter().map(|database| Hall::open(database, Server::demo)).collect()
    }

    /// The demonstration on SQLite, where only pages are looked at.
    pub(crate) fn demo() -> Hall {
        Hall::open(Database::sqlite(), Server::demo)
    }

    fn open(database: Database, start: fn(&Database) -> Server) -> Hall {
        let first = start(&database);
        let second = database.is_postgres.then(|| Server::start(&database));
        Hall { first, second, database }
    }

    /// The first process is killed and started again at its address.
    pub(crate) fn start_again(&mut self) {
        self.first.start_again(&self.database);
    }

    /// The other process, where there are two.
    pub(crate) fn second(&self) -> &Server {
        self.second.as_ref().unwrap_or(&self.first)
    }
}

/// An arbiter beside the administrator.
pub(crate) fn add_arbiter(administrator: &mut Visitor, name: &str) {
    administrator.get("/users").expect_ok();
    let account =
        [("name", name), ("shown", name), ("role", "arbiter"), ("password", PASSWORD), ("again", PASSWORD)];
    administrator.post("/users", &account).expect_ok();
}
