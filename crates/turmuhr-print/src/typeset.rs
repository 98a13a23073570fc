//! Turns a sheet and its template into a PDF.

use std::sync::LazyLock;

use jiff::civil::DateTime;
use turmuhr_texts::{Lang, print as say};
use typst::{
    Library, LibraryExt, World, WorldExt,
    diag::{FileError, FileResult, SourceDiagnostic},
    foundations::{Bytes, Datetime, Duration, Smart},
    syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot},
    text::{Font, FontBook},
    utils::LazyHash,
};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, Timestamp};

use crate::{sheet::Sheet, templates::Templates};

/// The file name of the sheet for templates.
const SHEET: &str = "sheet.json";
/// The file name of the event's logo for templates.
const LOGO: &str = "event-logo.png";

#[derive(Clone, Debug)]
pub struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: usize,
}

/// Why a sheet cannot be set: nearly always because of a custom template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Template { file: String, line: Option<usize>, what: String },
    NotText { file: String },
}

impl Fault {
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Fault::Template { file, line: Some(line), what } => say::template_fault(lang, file, line, what),
            Fault::Template { file, line: None, what } => say::template_fault_nowhere(lang, file, what),
            Fault::NotText { file } => say::not_text(lang, file),
        }
    }
}

/// Sets a sheet. The same sheet, templates and time give the same bytes.
pub fn typeset(sheet: &Sheet, templates: &Templates, printed: Option<DateTime>) -> Result<Pdf, Fault> {
    let name = format!("{}.typ", sheet.document);
    let shop = Shop::new(sheet, templates, printed, &name);
    if std::str::from_utf8(templates.file(&name).unwrap_or_default()).is_err() {
        return Err(Fault::NotText { file: name });
    }
    let fault = |errors: &[SourceDiagnostic]| shop.fault(errors, &name);
    let document: PagedDocument = typst::compile(&shop).output.map_err(|errors| fault(&errors))?;
    let options = PdfOptions {
        ident: Smart::Custom(sheet.foot.code.clone()),
        creator: Smart::Custom(Some("Turmuhr".to_owned())),
        timestamp: shop.printed.map(Timestamp::new_utc),
        ..PdfOptions::default()
    };
    let bytes = typst_pdf::pdf(&document, &options).map_err(|errors| fault(&errors))?;
    let pages = document.pages().len();
    // Keep the typesetter's cache for a few documents only.
    typst::comemo::evict(5);
    Ok(Pdf { bytes, pages })
}

/// Condensed letters for long names on narrow pages, with figures of equal width, all European accents, the
/// half sign and the colour discs.
static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| {
    use dejavu::{sans_condensed, serif};
    [
        sans_condensed::regular(),
        sans_condensed::bold(),
        sans_condensed::oblique(),
        serif::regular(),
        serif::bold(),
    ]
    .into_iter()
    .flat_map(|data| Font::iter(Bytes::new(data)))
    .collect()
});

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

/// What a template can access: its sheet, the other templates, fonts and images. No disk, no network.
struct Shop<'t> {
    templates: &'t Templates,
    sheet: Bytes,
    logo: Option<Bytes>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    main: FileId,
    printed: Option<Datetime>,
}

impl<'t> Shop<'t> {
    fn new(sheet: &Sheet, templates: &'t Templates, printed: Option<DateTime>, name: &str) -> Shop<'t> {
        let own = templates.fonts().flat_map(|data| Font::iter(Bytes::new(data.to_vec())));
        let fonts: Vec<Font> = own.chain(FONTS.iter().cloned()).collect();
        let text = serde_json::to_string(sheet).unwrap_or_default();
        let printed = printed.and_then(|at| {
            let [month, day, hour, minute, second] =
                [at.month(), at.day(), at.hour(), at.minute(), at.second()].map(i8::unsigned_abs);
            Datetime::from_ymd_hms(at.year().into(), month, day, hour, minute, second)
        });
        Shop {
            templates,
            sheet: Bytes::from_string(text),
            logo: sheet.logo.as_ref().map(|logo| Bytes::new(logo.png().to_vec())),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
            main: id(name),
            printed,
        }
    }

    fn bytes(&self, id: FileId) -> FileResult<Bytes> {
        let name = id.vpath().get_without_slash();
        if name == SHEET {
            return Ok(self.sheet.clone());
        }
        if name == LOGO
            && let Some(logo) = &self.logo
        {
            return Ok(logo.clone());
        }
        let found = matches!(id.root(), VirtualRoot::Project).then(|| self.templates.file(name)).flatten();
        found.map(|bytes| Bytes::new(bytes.to_vec())).ok_or_else(|| FileError::NotFound(name.into()))
    }

    /// The first error in one line: place and message.
    fn fault(&self, errors: &[SourceDiagnostic], main: &str) -> Fault {
        let Some(error) = errors.first() else {
            return Fault::Template { file: main.to_owned(), line: None, what: "?".to_owned() };
        };
        let file = error.span.id();
        let line = file.and_then(|id| {
            let start = self.range(error.span)?.start;
            self.source(id).ok()?.lines().byte_to_line(start).map(|line| line + 1)
        });
        let named = file.map(|id| id.vpath().get_without_slash().to_owned());
        Fault::Template {
            file: named.unwrap_or_else(|| main.to_owned()),
            line,
            what: error.message.split_whitespace().collect::<Vec<_>>().join(" "),
        }
    }
}

fn id(name: &str) -> FileId {
    let path = VirtualPath::new(name).unwrap_or_else(|_| VirtualPath::new("main.typ").expect("a plain name"));
    FileId::new(RootedPath::new(VirtualRoot::Project, path))
}

impl World for Shop<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let bytes = self.bytes(id)?;
        let text = std::str::from_utf8(&bytes).map_err(|_| FileError::InvalidUtf8)?;
        Ok(Source::new(id, text.to_owned()))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        self.bytes(id)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.get(index).cloned()
    }

    /// Time is passed in as a value.
    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        self.printed
    }
}
