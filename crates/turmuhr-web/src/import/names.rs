//! The order of the parts of a name.

/// First names that are common where chess is played. They only show the order of a column, so the list need not be complete.
const FIRST_NAMES: &str = "adam adrian alex alexander alexandra alexandre alexei alfred ali alina amelie ana andrea andreas andrej andrew anja anna \
anne annika anton antonia antonio arne arthur artur axel barbara ben benjamin bernd bernhard birgit björn boris britta bruno carl carlos carsten charlotte \
chiara chris christian christiane christina christine christoph christopher clara claudia clemens cornelia daniel daniela david dennis detlef diana dieter \
dietmar dirk dmitri dominik edgar elena elias elisabeth elke ella emil emilia emily emma enrico eric erich erik erika ernst eugen eva fabian fatma felix \
finn florian frank franz franziska frederik frieda friedrich fritz gabriel gabriele georg gerald gerd gerhard gisela greta guido gustav günter günther hanna \
hannah hannes hans harald heike heiko heinrich heinz helena helga helmut hendrik henri henry herbert hermann holger horst hugo ida igor ilse ines ingo ingrid \
irina isabel ivan jakob jan jana janine jannik jens jessica joachim johann johanna johannes john jonas jonathan jörg josef josephine juan julia julian jürgen \
kai karin karl katharina kathrin katja kerstin kevin kilian kim klara klaus konrad konstantin kristina kurt lara lars laura laurin lea lena lennart leo leon \
leonard leonie levin lina linda lisa lotte louis luca lucas ludwig luis luisa lukas lutz magdalena magnus maja manfred manuel manuela marc marcel marco marcus \
maria marie marina mario marion mark marko markus marlene marta martha martin martina mathias mathilda mats matteo matthias max maxim maximilian mehmet melanie \
mia michael michaela miguel mike mila milan mohamed monika moritz mustafa nadine natalia natalie nele niklas nico nicolas nicole niels nikita nils nina noah \
noel norbert oksana ole oleg olga oliver olivia oskar otto pascal patrick paul paula pauline pavel pedro peter petra phil philip philipp pia pierre piotr rafael \
rainer ralf ralph ramona raphael rebecca regina reinhard renate rene richard rita robert robin roland rolf roman ronja ruben rudolf ruth sabine samuel sandra \
sara sarah sascha sebastian selina sergej sergey silke silvia simon simone sina sofia sonja sophia sophie stefan stefanie steffen stephan susanne sven svenja sylvia \
tamara tanja theo theresa thomas thorsten till tim timo timur tina tobias tom toni torsten udo ulf ulrich ulrike ursula ute uwe valentin vanessa vera veronika \
victor viktor viktoria vincent vladimir volker waldemar walter werner wilhelm willi wolfgang xaver yannick yusuf yvonne zoe";

/// Belongs to the surname behind it.
pub(super) const PARTICLES: [&str; 22] = [
    "von", "van", "de", "der", "den", "dem", "da", "di", "do", "dos", "du", "del", "della", "el", "al", "la",
    "le", "ten", "ter", "zu", "zum", "zur",
];

/// The order in which a column writes its names.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// `Müller, Eva`.
    Comma,
    /// `Eva Müller`.
    FirstNameFirst,
    /// `Müller Eva`.
    SurnameFirst,
    Unknown,
}

fn is_first_name(word: &str) -> bool {
    let word = word.to_lowercase();
    let first = word.split('-').next().unwrap_or_default();
    FIRST_NAMES.split_ascii_whitespace().any(|known| known == first)
}

/// «Jan Weber» or «GM Jan Weber», and no «von der Heide».
pub(super) fn is_full(text: &str) -> bool {
    let words = words(text);
    !words.first().is_some_and(|word| PARTICLES.contains(word))
        && words.iter().any(|word| is_first_name(word))
}

/// What begins an academic title, and what may follow it: «Dr.», «Prof. Dr.», «Dr. rer. nat.», «Dipl.-Ing.».
const ACADEMIC: [&str; 5] = ["dr", "prof", "dipl", "mag", "priv"];
const FACULTIES: [&str; 16] = [
    "med", "dent", "vet", "phil", "rer", "nat", "pol", "oec", "jur", "iur", "ing", "theol", "habil", "hc",
    "inf", "math",
];

/// The academic titles before a name, and the name. They are no part of it: nobody is sorted under D for «Dr.».
pub(super) fn academic(name: &str) -> (&str, &str) {
    let mut rest = name.trim_start();
    loop {
        let (word, behind) = rest.split_once(' ').unwrap_or((rest, ""));
        let begun = rest.len() < name.trim_start().len();
        let lower = word.to_lowercase();
        let mut parts = lower.split(['.', '-']).filter(|part| !part.is_empty()).peekable();
        let known = |part: &str| ACADEMIC.contains(&part) || FACULTIES.contains(&part);
        let marked = word.ends_with('.') || ["dr", "prof"].contains(&lower.as_str());
        let is_title =
            marked && parts.peek().is_some_and(|first| begun || ACADEMIC.contains(first)) && parts.all(known);
        if !is_title || behind.trim().is_empty() {
            return (name.trim_start()[..name.trim_start().len() - rest.len()].trim_end(), rest);
        }
        rest = behind.trim_start();
    }
}

/// «Dr.», «Prof. Dr.»: nothing but academic titles.
pub(super) fn is_academic(text: &str) -> bool {
    academic(&format!("{text} x")) == (text, "x")
}

/// «Dr. Zöllner, Hans» as «Zöllner, Dr. Hans»: the surname comes first.
pub(super) fn title_behind(name: &str) -> String {
    let (titles, rest) = academic(name);
    match rest.split_once(',') {
        _ if titles.is_empty() => name.to_owned(),
        Some((surname, first)) => {
            format!("{}, {titles} {}", surname.trim(), first.trim()).trim_end().to_owned()
        }
        None => format!("{rest}, {titles}"),
    }
}

/// «Bauer , Max» and «Bauer,Max» as «Bauer, Max».
pub(super) fn commas(name: &str) -> String {
    let parts: Vec<&str> = name.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

fn words(name: &str) -> Vec<&str> {
    name.split_whitespace().collect()
}

/// The order of most names.
pub(super) fn order<'n>(names: impl Iterator<Item = &'n str>) -> Order {
    let (mut all, mut comma, mut before, mut behind) = (0, 0, 0, 0);
    for name in names {
        let words = words(academic(name).1);
        if name.contains(',') {
            comma += 1;
        } else if let [first, .., last] = words[..] {
            match (is_first_name(first), is_first_name(last)) {
                (true, false) => before += 1,
                (false, true) => behind += 1,
                _ => {}
            }
        } else {
            continue;
        }
        all += 1;
    }
    if comma * 2 >= all {
        Order::Comma
    } else if before > behind * 3 && before * 5 >= all {
        Order::FirstNameFirst
    } else if behind > before * 3 && behind * 5 >= all {
        Order::SurnameFirst
    } else {
        Order::Unknown
    }
}

/// The name with its surname first and a comma. A name with a comma, or with signs no name has, stays.
pub(super) fn surname_first(name: &str, order: Order) -> String {
    let (titles, bare) = academic(name);
    let words = words(bare);
    let plain = !name.contains([',', '(']) && !name.contains(|letter: char| letter.is_ascii_digit());
    if words.len() < 2 || !plain {
        return name.to_owned();
    }
    // A title stands before the first name, whatever the other lines do.
    let order = match order {
        Order::Comma | Order::Unknown if !titles.is_empty() => Order::FirstNameFirst,
        order => order,
    };
    let particle = |word: &&str| PARTICLES.contains(word);
    let (surname, first) = match order {
        Order::FirstNameFirst => {
            let at = words.iter().skip(1).position(particle).map_or(words.len() - 1, |at| at + 1);
            (&words[at..], &words[..at])
        }
        Order::SurnameFirst => {
            let at = words.iter().take_while(|word| particle(word)).count() + 1;
            words.split_at(at.min(words.len() - 1))
        }
        Order::Comma | Order::Unknown => return name.to_owned(),
    };
    let first: Vec<&str> =
        [titles].into_iter().filter(|titles| !titles.is_empty()).chain(first.iter().copied()).collect();
    format!("{}, {}", surname.join(" "), first.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_a_column_is_seen() {
        for (names, expected) in [
            (["Müller, Eva", "Roth, Lea"], Order::Comma),
            (["Eva Müller", "Lea Roth"], Order::FirstNameFirst),
            (["Müller Eva", "Roth Lea"], Order::SurnameFirst),
            (["Gukesh Dommaraju", "Wei Yi"], Order::Unknown),
        ] {
            assert_eq!(order(names.into_iter()), expected, "{names:?}");
        }
    }

    #[test]
    fn academic_titles_are_no_part_of_a_surname() {
        for (name, expected) in [
            ("Dr. Zöllner, Hans", "Zöllner, Dr. Hans"),
            ("Dr.med. Zöllner, Hans", "Zöllner, Dr.med. Hans"),
            ("Dipl.-Ing. Roth, Lea", "Roth, Dipl.-Ing. Lea"),
            ("Drews, Hans", "Drews, Hans"),
            ("Dr. Zöllner", "Zöllner, Dr."),
            ("Dr.", "Dr."),
            ("Mag, Eva", "Mag, Eva"),
            ("Nat. Roth", "Nat. Roth"),
        ] {
            assert_eq!(title_behind(name), expected);
        }
        assert_eq!(commas("Bauer , Max"), "Bauer, Max");
        assert_eq!(commas("Bauer,Max"), "Bauer, Max");
    }

    #[test]
    fn surnames_come_first() {
        for (name, order, expected) in [
            ("Eva Maria Müller", Order::FirstNameFirst, "Müller, Eva Maria"),
            ("Anna von der Heide", Order::FirstNameFirst, "von der Heide, Anna"),
            ("von der Heide Anna", Order::SurnameFirst, "von der Heide, Anna"),
            ("Müller Eva Maria", Order::SurnameFirst, "Müller, Eva Maria"),
            ("Müller, Eva", Order::FirstNameFirst, "Müller, Eva"),
            ("Pelé", Order::FirstNameFirst, "Pelé"),
            ("von", Order::SurnameFirst, "von"),
            ("Eva Müller", Order::Unknown, "Eva Müller"),
            ("Dr. Hans-Peter Zöllner", Order::FirstNameFirst, "Zöllner, Dr. Hans-Peter"),
            ("Dr. Hans-Peter Zöllner", Order::Comma, "Zöllner, Dr. Hans-Peter"),
            ("Prof. Dr. rer. nat. Zöllner Hans", Order::SurnameFirst, "Zöllner, Prof. Dr. rer. nat. Hans"),
        ] {
            assert_eq!(surname_first(name, order), expected);
        }
    }
}
