//! A table of a web page as lines: one row a line, tabs between its cells.

/// `None` if the text holds no table. Text outside rows stays, in lines of its own.
pub(super) fn lines(text: &str) -> Option<String> {
    let begins = |word: &str| text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    let lower = text.to_ascii_lowercase();
    if !lower.contains("<tr") && !begins("<table") {
        return None;
    }
    let mut page = Page::default();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('<') {
        page.text(before);
        rest = page.tag(behind);
    }
    page.text(rest);
    page.end();
    Some(page.lines)
}

#[derive(Default)]
struct Page {
    lines: String,
    /// The line being read.
    line: String,
    in_row: bool,
    cells: usize,
}

impl Page {
    fn text(&mut self, text: &str) {
        for word in entities(text).split_whitespace() {
            if !self.line.is_empty() && !self.line.ends_with(['\t', ' ']) {
                self.line.push(' ');
            }
            self.line.push_str(word);
        }
    }

    fn end(&mut self) {
        if !self.line.trim().is_empty() {
            self.lines.push_str(&self.line);
            self.lines.push('\n');
        }
        self.line.clear();
        self.cells = 0;
    }

    /// Takes a tag behind its bracket, and returns the text behind it.
    fn tag<'t>(&mut self, behind: &'t str) -> &'t str {
        if let Some(comment) = behind.strip_prefix("!--") {
            return comment.split_once("-->").map_or("", |(_, rest)| rest);
        }
        // A bracket that opens no tag is a letter.
        if !behind.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '/') {
            self.line.push('<');
            return behind;
        }
        let (tag, rest) = behind.split_once('>').unwrap_or((behind, ""));
        let name = tag.split([' ', '\t', '\n', '\r']).next().unwrap_or_default().to_ascii_lowercase();
        match name.trim_end_matches('/') {
            "script" | "style" => return skipped(rest, &name),
            "tr" => {
                self.end();
                self.in_row = true;
            }
            "/tr" | "table" | "/table" => {
                self.end();
                self.in_row = false;
            }
            "td" | "th" => {
                if self.cells > 0 {
                    self.line.push('\t');
                }
                self.cells += 1;
            }
            "p" | "div" | "li" | "br" | "h1" | "h2" | "h3" | "h4" if !self.in_row => self.end(),
            _ => {}
        }
        rest
    }
}

fn skipped<'t>(rest: &'t str, name: &str) -> &'t str {
    let end = rest.to_ascii_lowercase().find(&format!("</{name}"));
    end.and_then(|at| rest.get(at..)).unwrap_or_default()
}

fn entities(text: &str) -> String {
    const NAMED: [(&str, char); 20] = [
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("nbsp", ' '),
        ("auml", 'ä'),
        ("ouml", 'ö'),
        ("uuml", 'ü'),
        ("Auml", 'Ä'),
        ("Ouml", 'Ö'),
        ("Uuml", 'Ü'),
        ("szlig", 'ß'),
        ("eacute", 'é'),
        ("egrave", 'è'),
        ("aacute", 'á'),
        ("oacute", 'ó'),
        ("frac12", '½'),
        ("ndash", '–'),
        ("ccedil", 'ç'),
    ];
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('&') {
        plain.push_str(before);
        let known = behind.split_once(';').and_then(|(name, behind)| {
            let number = name.strip_prefix('#').and_then(|number| match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok(),
                None => number.parse().ok(),
            });
            let letter = number.and_then(char::from_u32);
            let letter = letter.or_else(|| NAMED.iter().find(|(known, _)| *known == name).map(|(_, is)| *is));
            letter.map(|letter| (letter, behind))
        });
        match known {
            Some((letter, behind)) => {
                plain.push(letter);
                rest = behind;
            }
            None => {
                plain.push('&');
                rest = behind;
            }
        }
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_becomes_lines() {
        let page = "<h2>Teilnehmer</h2><TABLE class=x><tr><th>Nr.</th><th>Name</th><th>Elo</th></tr>\
            <tr><td>1</td><td><a href='?x'>M&uuml;ller, Eva</a></td><td>2054</td></tr>\n<tr><td>2<td>Roth,&nbsp;Lea<td></tr></table>Ende";
        assert_eq!(
            lines(page).as_deref(),
            Some("Teilnehmer\nNr.\tName\tElo\n1\tMüller, Eva\t2054\n2\tRoth, Lea\t\nEnde\n")
        );
        assert_eq!(lines("Müller, Eva; 2054"), None);
        assert!(lines("<tr").is_some() && lines("<tr><td>a < b</tr").is_some());
    }
}
