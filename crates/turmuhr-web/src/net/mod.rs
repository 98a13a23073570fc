//! The network: listening, limits on connections, and the source of a visitor.

mod files;
mod listen;
mod network;
mod reach;
mod register;
mod stream;

use std::{net::SocketAddr, sync::Arc, time::Instant};

pub(crate) use files::raise_limit;
pub(crate) use listen::{Door, listen};
pub(crate) use network::{Network, Proxies};
pub(crate) use reach::Reach;
pub(crate) use register::{Caps, Register, Standing};

use register::Place;

use crate::accounts::Visitor;

/// The connection of a request. The server puts it into the request's extensions; tests may too.
#[derive(Clone, Debug)]
pub struct Peer {
    pub(crate) address: SocketAddr,
    place: Option<Arc<Place>>,
}

impl Peer {
    pub fn new(address: SocketAddr) -> Peer {
        Peer { address, place: None }
    }

    /// A known visitor sent a request on this connection.
    pub(crate) fn is_of(&self, visitor: &Visitor) {
        let Some(place) = &self.place else { return };
        match (&visitor.login, &visitor.pass) {
            (Some(login), _) => place.vouch(Standing::Staff, Some(login)),
            (None, Some(_)) => place.vouch(Standing::Pass, None),
            (None, None) => {}
        }
    }

    /// Marks that a body is being read, until the guard is dropped.
    pub(crate) fn receiving(&self) -> Receiving {
        if let Some(place) = &self.place {
            place.receives(Instant::now());
        }
        Receiving(self.place.clone())
    }
}

/// The guard while a body is being read.
#[derive(Debug)]
pub(crate) struct Receiving(Option<Arc<Place>>);

impl Drop for Receiving {
    fn drop(&mut self) {
        if let Some(place) = &self.0 {
            place.answers(Instant::now());
        }
    }
}
