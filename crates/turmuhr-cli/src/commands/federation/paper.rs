//! `turmuhr federation print`: a federation's documents on paper.

use std::{fs, path::Path};

use clap::ArgMatches;
use turmuhr_print::{
    CheckCode, Templates,
    federation::{Ask, Document, paper},
    typeset,
};
use turmuhr_texts::{Lang, federation::paper as told, print as say, program};

use super::{documents, known, own_ordinances, print};
use crate::{
    files,
    outcome::{Done, Outcome, Trouble},
};

pub(super) fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let words: Vec<&String> = arguments.get_many::<String>("files").into_iter().flatten().collect();
    let named = words.first().map_or("", |word| word.as_str());
    let document =
        Document::named(named).ok_or_else(|| Trouble::Wrong(told::bad_document(lang, named, documents())))?;
    if arguments.get_flag("show-template") {
        print(Templates::named(document.word()), lang)?;
        return Ok(Outcome::Done);
    }
    if arguments.get_flag("example") {
        let example = document.example();
        print(example.ok_or_else(|| Trouble::Wrong(told::no_example(lang, named)))?, lang)?;
        return Ok(Outcome::Done);
    }
    let [_, path] = words[..] else { return Err(Trouble::Wrong(told::file_missing(lang))) };
    let (output, as_json, code) = (word("output"), arguments.get_flag("json"), word("code"));
    if output.is_none() && !as_json && code.is_none() {
        return Err(Trouble::Wrong(say::output_missing(lang)));
    }
    // An unreadable template is refused before anything is written.
    let templates = match word("templates") {
        Some(folder) => Templates::from_folder(Path::new(folder))
            .map_err(|error| Trouble::Wrong(say::no_folder(lang, folder, error)))?,
        None => Templates::built_in(),
    };
    let own = own_ordinances(arguments, lang)?;
    let bytes = files::read(path, lang)?;
    let now = jiff::Zoned::now().datetime();
    let ask = Ask {
        ordinance: &|id| known(&own, id),
        class: word("class"),
        group: arguments.get_one::<u16>("group").map(|group| usize::from(*group)),
        // A sheet that was printed once can always be compared.
        despite: arguments.get_flag("despite") || code.is_some(),
    };
    let made = paper(document, &String::from_utf8_lossy(&bytes), &ask, lang, Some(now))
        .map_err(|why| Trouble::Wrong(format!("{path}: {}", why.told(lang))))?;
    let sheet = made.sheet;
    for note in made.objections.iter().chain(&made.hints) {
        eprintln!("{}", program::note(lang, note));
    }
    if let Some(code) = code {
        let typed: CheckCode = code.parse().map_err(|_| Trouble::Wrong(say::bad_code(lang, code)))?;
        let right = sheet.foot.code == typed.to_string();
        let said = if right { told::this_code(lang, &sheet.title) } else { told::not_this_code(lang, code) };
        print(&format!("{said}\n"), lang)?;
        return Ok(Outcome::no_if(!right));
    }
    if let Some(output) = output {
        let pdf = typeset(&sheet, &templates, Some(now)).map_err(|fault| Trouble::Wrong(fault.told(lang)))?;
        if output == "-" {
            use std::io::Write;
            std::io::stdout().write_all(&pdf.bytes).map_err(|error| Trouble::writing(&error, lang))?;
            return Ok(Outcome::Done);
        }
        fs::write(output, &pdf.bytes).map_err(|error| Trouble::writing(&error, lang))?;
        if !as_json {
            eprintln!("{}", say::written(lang, output, pdf.pages));
        }
    }
    if as_json {
        print(&format!("{}\n", serde_json::to_string(&sheet).unwrap_or_default()), lang)?;
    }
    Ok(Outcome::Done)
}
