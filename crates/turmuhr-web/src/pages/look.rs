//! The look of an event: the logo and the colour of its club, for pages, screens and paper.

use std::io::Cursor;

use axum::{http::HeaderValue, response::Response};
use image::{DynamicImage, ImageFormat, ImageReader, Limits};
use maud::{Markup, html};
use turmuhr_tournament::{
    Fact, Look,
    look::{Colour, Logo},
};

use super::{Page, done, page};
use crate::{
    accounts::Token,
    desk::Snapshot,
    http::{Answer, Ask, Fault, plain},
    parts::csrf,
    words::look as say,
};

/// An upload, before it is made small.
const MOST_BYTES: usize = 4 << 20;
/// A photo of a banner has fewer; a bomb has more.
const MOST_PIXELS: u32 = 6_000;
const MOST_MEMORY: u64 = 160 << 20;
/// The brass of `turmuhr.css`.
const USUAL: Colour = Colour([0x9a, 0x6b, 0x15]);

/// The shades of an accent colour: names and grounds as in `turmuhr.css`.
struct Shades {
    brass: Colour,
    on_brass: Colour,
    soft: Colour,
    text: Colour,
}

impl Shades {
    fn light(accent: Colour) -> Shades {
        let (paper, raised) = (Colour([0xfb, 0xfa, 0xf6]), Colour::WHITE);
        let brass = accent.readable_on(&[paper, raised], Colour::BLACK);
        let soft = brass.mixed(paper, 86);
        Shades {
            brass,
            on_brass: Colour::WHITE,
            soft,
            text: brass.readable_on(&[soft, paper], Colour::BLACK),
        }
    }

    fn dark(accent: Colour) -> Shades {
        let (paper, raised) = (Colour([0x15, 0x18, 0x1c]), Colour([0x1c, 0x20, 0x25]));
        let brass = accent.readable_on(&[paper, raised], Colour::WHITE);
        let soft = brass.mixed(paper, 80);
        Shades { brass, on_brass: paper, soft, text: brass.readable_on(&[soft, raised], Colour::WHITE) }
    }

    fn css(&self) -> String {
        let Shades { brass, on_brass, soft, text } = self;
        format!("--brass:{brass};--on-brass:{on_brass};--brass-soft:{soft};--brass-text:{text}")
    }
}

/// Other looks have other addresses, so browsers may keep each for ever.
fn version(look: &Look) -> String {
    let said = serde_json::to_string(look).unwrap_or_default();
    Token::hash_of(&said).chars().take(12).collect()
}

/// The style sheet of the event, after the common one.
pub(super) fn sheet(snapshot: &Snapshot) -> Markup {
    let look = &snapshot.event().look;
    html! {
        @if look.accent.is_some() { link rel="stylesheet" href={ "/e/" (snapshot.stream()) "/look.css?v=" (version(look)) }; }
    }
}

/// The logo beside a heading that names the event, so it needs no words of its own.
pub(super) fn crest(snapshot: &Snapshot) -> Markup {
    let look = &snapshot.event().look;
    html! {
        @if look.logo.is_some() { img.crest src={ "/e/" (snapshot.stream()) "/logo.png?v=" (version(look)) } alt=""; }
    }
}

fn kept(ask: &Ask, look: &Look, mut response: Response) -> Response {
    let keep =
        if ask.query.text("v") == version(look) { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(axum::http::header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

pub(crate) async fn css(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let look = &snapshot.event().look;
    let rules = look.accent.map_or_else(String::new, |accent| {
        let (light, dark) = (Shades::light(accent).css(), Shades::dark(accent).css());
        format!(":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n")
    });
    Ok(kept(&ask, look, plain("text/css; charset=utf-8", rules)))
}

pub(crate) async fn logo(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let look = &snapshot.event().look;
    let logo = look.logo.as_ref().ok_or(Fault::NotFound)?;
    Ok(kept(&ask, look, plain("image/png", logo.png().to_vec())))
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let look = &snapshot.event().look;
    let shown = look.accent.unwrap_or(USUAL);
    let body = html! {
        p { (say::explained(lang)) }
        form.narrow method="post" action=(ask.here) enctype="multipart/form-data" #look {
            (csrf(&ask))
            fieldset {
                legend { (say::logo(lang)) }
                @if look.logo.is_some() {
                    p.crest-shown { (crest(&snapshot)) }
                    label.check { input type="checkbox" name="no_logo" value="yes"; " " (say::no_logo(lang)) }
                }
                label.field { span { (say::file(lang)) } input type="file" name="file" accept="image/png,image/jpeg"; small { (say::file_explained(lang)) } }
            }
            fieldset {
                legend { (say::colour(lang)) }
                label.check { input type="checkbox" name="own" value="yes" checked[look.accent.is_some()]; " " (say::own_colour(lang)) }
                label.field { span { (say::accent(lang)) } input.colour type="color" name="accent" value=(shown); }
                @if let Some(accent) = look.accent { (adjusted(accent, lang)) }
                p.note { (say::contrast(lang)) }
            }
            p { button.next { (say::save(lang)) } }
        }
    };
    let title = say::title(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// The shades in use, where they differ from the chosen colour.
fn adjusted(accent: Colour, lang: turmuhr_texts::Lang) -> Markup {
    let (light, dark) = (Shades::light(accent).brass, Shades::dark(accent).brass);
    html! {
        @if light != accent { p.warn data-darker { (say::darker(lang, light)) } }
        @if dark != accent { p.note data-lighter { (say::lighter(lang, dark)) } }
    }
}

pub(crate) async fn set(ask: Ask) -> Answer {
    let lang = ask.lang;
    let picked = match ask.form.text("accent") {
        "" => None,
        text => Some(text.parse::<Colour>().map_err(|_| Fault::Wrong(say::bad_colour(lang)))?),
    };
    // A colour that was picked counts without its tick: a browser sends the field with or without a choice.
    let before = ask.open().await?.event().look.accent.unwrap_or(USUAL);
    let accent = picked.filter(|picked| ask.form.has("own") || *picked != before);
    let fresh = match ask.file("file").filter(|bytes| !bytes.is_empty()) {
        Some(bytes) if bytes.len() > MOST_BYTES => {
            return Err(Fault::Wrong(say::too_large(lang, MOST_BYTES >> 20)));
        }
        // Decoding takes a moment: off the serving threads.
        Some(bytes) => tokio::task::spawn_blocking(move || made_small(&bytes))
            .await
            .unwrap_or(None)
            .map_or_else(|| Err(Fault::Wrong(say::bad_logo(lang))), |logo| Ok(Some(logo)))?,
        None => None,
    };
    let gone = ask.form.has("no_logo");
    let now = ask
        .act_on(|snapshot| {
            let known = snapshot.event().look.logo.clone().filter(|_| !gone);
            let look = Look { accent, logo: fresh.clone().or(known) };
            Ok(vec![Fact::LookSet { look }])
        })
        .await?;
    Ok(done(&ask.here, &now))
}

/// Decoded and encoded again: what is stored holds pixels and nothing else.
fn made_small(bytes: &[u8]) -> Option<Logo> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    if !matches!(reader.format(), Some(ImageFormat::Png | ImageFormat::Jpeg)) {
        return None;
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_PIXELS);
    limits.max_image_height = Some(MOST_PIXELS);
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let whole = DynamicImage::from(reader.decode().ok()?.to_rgba8());
    // A photo compresses badly and becomes smaller until it fits; a drawing stays sharp.
    [Logo::MOST_PIXELS, 480, 320, 200, 120].into_iter().find_map(|side| {
        let fits = whole.width() <= side && whole.height() <= side;
        let small = if fits { whole.clone() } else { whole.thumbnail(side, side) };
        let mut png = Vec::new();
        small.write_to(&mut Cursor::new(&mut png), ImageFormat::Png).ok()?;
        Logo::of_png(&png).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        // Noise: the worst case for a compressor.
        let mut seed = 1u32;
        let noise = image::RgbImage::from_fn(width, height, |_, _| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            image::Rgb(seed.to_be_bytes()[..3].try_into().expect("three"))
        });
        let mut bytes = Vec::new();
        DynamicImage::from(noise).write_to(&mut Cursor::new(&mut bytes), format).expect("written");
        bytes
    }

    #[test]
    fn every_picture_becomes_a_small_png() {
        for (width, height, format) in
            [(1, 1, ImageFormat::Png), (900, 300, ImageFormat::Png), (640, 640, ImageFormat::Jpeg)]
        {
            let logo = made_small(&picture(width, height, format)).expect("a logo");
            let read = image::load_from_memory_with_format(logo.png(), ImageFormat::Png).expect("a picture");
            assert!(read.width() <= Logo::MOST_PIXELS && logo.png().len() <= Logo::MOST_BYTES);
        }
    }

    #[test]
    fn what_is_no_picture_is_no_logo() {
        let mut torn = picture(40, 40, ImageFormat::Png);
        torn.truncate(200);
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>".to_vec();
        for wrong in [torn, svg, b"GIF89a".to_vec(), Vec::new()] {
            assert!(made_small(&wrong).is_none());
        }
    }

    #[test]
    fn all_shades_of_all_accents_can_be_read() {
        for accent in [[255, 255, 0], [0, 0, 0], [255, 255, 255], [0, 255, 0], [0, 0, 255], [128, 128, 128]] {
            for shades in [Shades::light(Colour(accent)), Shades::dark(Colour(accent))] {
                assert!(shades.brass.contrast(shades.on_brass) >= 4.5, "{accent:?}");
                assert!(shades.text.contrast(shades.soft) >= 4.5, "{accent:?}");
            }
        }
    }
}
