//! The source of a request, for limits.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;

/// One visitor's network: an IPv4 address, or the /64 of an IPv6 address. A provider gives a whole /64 to one customer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// For requests without a connection, in tests.
    pub(crate) const NOWHERE: Network = Network(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    pub(crate) fn of(address: IpAddr) -> Network {
        Network(masked(address.to_canonical(), 32, 64))
    }

    /// The larger network (/24, /48), for when there is no room to count single ones.
    pub(crate) fn around(self) -> Network {
        Network(masked(self.0, 24, 48))
    }

    pub(crate) fn octets(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }
}

fn masked(address: IpAddr, v4: u32, v6: u32) -> IpAddr {
    match address {
        IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() & (u32::MAX << (32 - v4))).into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - v6))).into(),
    }
}

/// Proxies that are trusted about a visitor's address and scheme.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpAddr>);

impl Proxies {
    pub(crate) fn new(trusted: &[IpAddr]) -> Proxies {
        Proxies(trusted.iter().map(IpAddr::to_canonical).collect())
    }

    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// The visitor behind trusted proxies: the last hop of `X-Forwarded-For` that is not one of them.
    pub(crate) fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut visitor = peer.to_canonical();
        let lines = headers.get_all("x-forwarded-for").iter().rev().filter_map(|line| line.to_str().ok());
        for hop in lines.flat_map(|line| line.rsplit(',')) {
            if !self.trust(visitor) {
                break;
            }
            // An unreadable hop ends the chain: anything before it could be forged.
            let Ok(hop) = hop.trim().trim_matches(['[', ']']).parse::<IpAddr>() else { break };
            visitor = hop.to_canonical();
        }
        visitor
    }

    /// Did the visitor reach the proxy over https?
    pub(crate) fn encrypted(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
        peer.is_some_and(|peer| self.trust(peer))
            && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme.as_bytes() == b"https")
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_network_is_an_ipv4_address_or_an_ipv6_64() {
        assert_eq!(Network::of(ip("::ffff:192.0.2.7")), Network::of(ip("192.0.2.7")));
        assert_ne!(Network::of(ip("192.0.2.7")), Network::of(ip("192.0.2.8")));
        assert_eq!(Network::of(ip("2001:db8:1:2::1")), Network::of(ip("2001:db8:1:2:ffff::9")));
        assert_ne!(Network::of(ip("2001:db8:1:2::1")), Network::of(ip("2001:db8:1:3::1")));
        assert_eq!(Network::of(ip("2001:db8:1:2::1")).around(), Network::of(ip("2001:db8:1:3::1")).around());
    }

    #[test]
    fn only_a_trusted_proxy_names_the_visitor() {
        let proxies = Proxies::new(&[ip("10.0.0.1"), ip("10.0.0.2")]);
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 198.51.100.4, 10.0.0.2"));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert_eq!(proxies.visitor(ip("10.0.0.1"), &headers), ip("198.51.100.4"));
        assert_eq!(proxies.visitor(ip("192.0.2.7"), &headers), ip("192.0.2.7"));
        assert!(proxies.encrypted(Some(ip("10.0.0.1")), &headers));
        assert!(!proxies.encrypted(Some(ip("192.0.2.7")), &headers));
        assert!(!proxies.encrypted(None, &headers));
        headers.insert("x-forwarded-for", HeaderValue::from_static("198.51.100.4, unknown, 10.0.0.2"));
        assert_eq!(proxies.visitor(ip("10.0.0.1"), &headers), ip("10.0.0.2"));
        // Several lines form one list.
        headers.insert("x-forwarded-for", HeaderValue::from_static("6.6.6.6"));
        headers.append("x-forwarded-for", HeaderValue::from_static("198.51.100.4"));
        assert_eq!(proxies.visitor(ip("10.0.0.1"), &headers), ip("198.51.100.4"));
    }
}
