//! The address under which phones in the hall reach the program.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// `http://host:port`.
    pub(crate) base: String,
    pub(crate) by_phones: bool,
    /// The port that the program listens on.
    pub(crate) port: u16,
}

/// Without a server, as in tests.
const USUAL_PORT: u16 = 7464;

impl Reach {
    /// The visitor's own address, or that of the network if the visitor sits at the server itself.
    pub(crate) fn of(base: &str, listens: Option<SocketAddr>) -> Reach {
        Reach::within(base, listens, own_address)
    }

    fn within(base: &str, listens: Option<SocketAddr>, own: impl FnOnce() -> Option<IpAddr>) -> Reach {
        let port = listens.map_or(USUAL_PORT, |address| address.port());
        if !is_this_computer(base) {
            return Reach { base: base.to_owned(), by_phones: true, port };
        }
        let scheme = base.split("://").next().unwrap_or("http");
        let everywhere = listens.filter(|address| address.ip().is_unspecified());
        let found = everywhere.and_then(|address| Some(SocketAddr::new(own()?, address.port())));
        match found {
            Some(address) => Reach { base: format!("{scheme}://{address}"), by_phones: true, port },
            None => Reach { base: base.to_owned(), by_phones: false, port },
        }
    }
}

fn is_this_computer(base: &str) -> bool {
    let host = base.split("://").nth(1).unwrap_or(base);
    let name = match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The address towards other networks. Connecting a UDP socket sends nothing.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address of RFC 5737, which belongs to nobody.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_on_a_poster_names_an_address_of_the_network() {
        let own = || Some(IpAddr::from([192, 168, 1, 20]));
        let at = |text: &str| Some(text.parse().expect("an address"));
        let reach = |base: &str, listens| {
            let Reach { base, by_phones, port: _ } = Reach::within(base, listens, own);
            (base, by_phones)
        };
        let everywhere = || at("0.0.0.0:7464");
        assert_eq!(
            reach("http://localhost:7464", everywhere()),
            ("http://192.168.1.20:7464".to_owned(), true)
        );
        assert_eq!(
            reach("https://127.0.0.1:7464", everywhere()),
            ("https://192.168.1.20:7464".to_owned(), true)
        );
        assert_eq!(reach("http://[::1]:7464", everywhere()), ("http://192.168.1.20:7464".to_owned(), true));
        assert_eq!(reach("http://hall.test", at("127.0.0.1:7464")), ("http://hall.test".to_owned(), true));
        let only_here = ("http://127.0.0.1:7464".to_owned(), false);
        assert_eq!(reach("http://127.0.0.1:7464", at("127.0.0.1:7464")), only_here);
        assert_eq!(reach("http://127.0.0.1:7464", None), only_here);
        let no_network = Reach::within("http://localhost", everywhere(), || None);
        assert!(!no_network.by_phones);
        let elsewhere = Reach::within("http://localhost:8000", at("127.0.0.1:8000"), own);
        assert_eq!((elsewhere.by_phones, elsewhere.port), (false, 8000));
    }
}
