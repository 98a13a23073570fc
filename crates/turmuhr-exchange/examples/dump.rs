#![allow(clippy::disallowed_methods)]
use turmuhr_exchange::pgn;
fn main() {
    for f in std::env::args().skip(1) {
        let b = std::fs::read(&f).unwrap();
        let mut kinds = std::collections::BTreeMap::<String, (usize, String)>::new();
        let mut n = 0;
        for r in pgn::read(&b) {
            n += 1;
            if !r.is_ok() {
                println!("{f}: {} line {} {:?}", r.summary(), r.line, r.error());
            }
            for x in &r.findings {
                let k = format!("{:?}", x.kind);
                let k: String = k.chars().take_while(|c| c.is_alphanumeric()).collect();
                let e = kinds.entry(k).or_insert((0, format!("{x:?}")));
                e.0 += 1;
            }
        }
        println!("{f} {n}");
        for (k, v) in kinds {
            println!("   {k} {} e.g. {}", v.0, v.1.chars().take(220).collect::<String>());
        }
    }
}
