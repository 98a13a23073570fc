//! Rating lists.

use crate::lists::{
    Index, fide_text, fide_xml,
    german::{self, Charset},
};

/// Beginnings of lists of every kind.
pub const SEEDS: &[&str] = &[
    "",
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n1              A, B\u{e4}                                                         GER F    WFM                       1500  0   40 0     0   0  0     0   0  2010  w   \n",
    "ID Number Name OCT26 Gms K\n1 \u{e4}\u{e4}\u{e4}\u{e4} 2000\n",
    "<playerslist><player><fideid>1</fideid><name>A&amp;B &#x;&bogus</name></player><player><player></player></playerslist>",
    "<<>>&<playerslist>",
    "ID,ZPS,Spielername,DWZ\n1,2,\"A,B\",1500\n1,2,\"A",
];

/// Reading never fails, and every player read is found by their own name.
pub fn lists_are_read_and_searched(data: &[u8]) {
    let lists = [
        fide_text::read(data),
        fide_xml::read(data),
        german::read(data, Charset::Windows),
        german::read(data, Charset::Dos),
    ];
    for list in lists.into_iter().flatten() {
        let count = list.players.len();
        let index = Index::new(list.players);
        for player in index.players().iter().take(20) {
            let found = index.search(&player.name, count);
            let searchable = player.name.chars().any(|sign| sign.is_ascii_alphanumeric());
            assert!(!searchable || found.contains(&player), "{} is not found", player.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_their_pieces() {
        for seed in SEEDS {
            for end in 0..=seed.len() {
                lists_are_read_and_searched(&seed.as_bytes()[..end]);
            }
        }
    }
}
