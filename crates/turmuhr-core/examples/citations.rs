//! Follows an article through the editions.
//!
//! `cargo run --example citations -- fide-2023 9.2.2`

use turmuhr_core::{
    Citation, Edition,
    citation::{predecessors, printed, successors},
};

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let edition = args.next().unwrap_or_else(|| "fide-2018".to_owned());
    let article = args.next().unwrap_or_else(|| "9.2.1".to_owned());

    let known = || Edition::ALL.map(Edition::id).join(", ");
    let edition: Edition = edition.parse().map_err(|error| format!("{error}; there are {}", known()))?;
    let cited =
        Citation::find(edition, &article).ok_or_else(|| format!("{edition} has no article {article}"))?;

    println!("{cited}");
    show("part of", cited.parent());
    show("parts", cited.children());
    show("continues", predecessors(cited));
    show("continued by", successors(cited));
    if let Some(paper) = printed(cited) {
        println!("  on paper: German {:?}, English {:?}", paper.german, paper.english);
    }
    // Within an edition, citations compare by number as text; over editions, by year.
    let oldest = Edition::ALL.into_iter().filter_map(|edition| Citation::find(edition, &article)).min();
    show("oldest text with this number", oldest);
    Ok(())
}

fn show(label: &str, citations: impl IntoIterator<Item = Citation>) {
    let list: Vec<String> = citations.into_iter().map(|citation| citation.to_string()).collect();
    println!("  {label}: {}", if list.is_empty() { "none".to_owned() } else { list.join(", ") });
}
