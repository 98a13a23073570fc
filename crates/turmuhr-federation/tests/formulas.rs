//! Worked examples of the formulas.

use turmuhr_federation::{
    Ordinance,
    competition::seats::{Members, Prior, Seat, Wanted, seats},
    date::Season,
};

/// EX-15: eleven seats by highest quotients among six Verbände, beside two for each, the host's and four of last year.
#[test]
fn ex_15_seats_by_highest_quotients() {
    let ordinance = Ordinance::named("nrw-youth-1989").expect("is there");
    let counts = [("V1", 5210), ("V2", 3870), ("V3", 2640), ("V4", 1980), ("V5", 1450), ("V6", 990)];
    let counts = counts.map(|(name, members)| (name.to_owned(), members)).into_iter().collect();
    let day = jiff::civil::date(1989, 1, 1);
    let wanted = Wanted {
        event: "jbem".to_owned(),
        size: 28,
        host: true,
        season: Some(Season { begins: 1989 }),
        prior: Prior::Starting(4),
        members: vec![Members { date: Some(day), counts }],
    };
    let seated = seats(&ordinance, &wanted).expect("can be given out");
    assert_eq!((seated.key_date, seated.remaining, seated.lot), (Some(day), 11, None));
    let order: Vec<&str> = seated.order.iter().map(|seat| seat.verband.as_str()).collect();
    assert_eq!(order, ["V1", "V2", "V3", "V1", "V4", "V2", "V1", "V5", "V3", "V1", "V2"]);
    // The last one by 1290, before 1042.
    let last = Seat { verband: "V2".to_owned(), members: 3870, divisor: 3 };
    assert_eq!(seated.order.last(), Some(&last));
    let counted = |of: &std::collections::BTreeMap<String, usize>| of.values().copied().collect::<Vec<_>>();
    assert_eq!(counted(&seated.seats), [4, 3, 2, 1, 1, 0]);
    assert_eq!(counted(&seated.total), [6, 5, 4, 3, 3, 2]);
}
