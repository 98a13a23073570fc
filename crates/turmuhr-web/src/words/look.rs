//! The look of an event: logo and colour.

super::texts! {
    title() { de: "Logo und Farbe", en: "Logo and colour" }
    explained() {
        de: "Das Logo und die Farbe des Vereins erscheinen auf den Seiten des Turniers, auf den Anzeigen im Saal und auf Papier. Kopien und Vorlagen übernehmen sie.",
        en: "The logo and the colour of the club appear on the pages of the event, on the screens in the hall and on paper. Copies and templates take them over.",
    }
    logo() { de: "Logo", en: "Logo" }
    no_logo() { de: "Logo entfernen", en: "Remove the logo" }
    file() { de: "Bilddatei (PNG oder JPEG)", en: "Picture file (PNG or JPEG)" }
    file_explained() {
        de: "Höchstens 4 MB. Große Bilder werden verkleinert.",
        en: "At most 4 MB. Large pictures are made smaller.",
    }
    colour() { de: "Farbe", en: "Colour" }
    own_colour() { de: "Eigene Farbe verwenden", en: "Use a colour of our own" }
    accent() { de: "Farbe des Vereins", en: "Colour of the club" }
    contrast() {
        de: "Schrift in dieser Farbe bleibt lesbar: mindestens 4,5 : 1 nach WCAG AA, auf hellem und auf dunklem Grund.",
        en: "Text in this colour stays readable: at least 4.5 : 1 by WCAG AA, on a light and on a dark ground.",
    }
    darker(shade) {
        de: "Auf hellem Grund wäre diese Farbe schlecht zu lesen. Dort gilt der dunklere Ton {shade}.",
        en: "This colour would be hard to read on a light ground. The darker shade {shade} is used there.",
    }
    lighter(shade) {
        de: "Auf dunklem Grund gilt der hellere Ton {shade}.",
        en: "On a dark ground the lighter shade {shade} is used.",
    }
    save() { de: "Logo und Farbe speichern", en: "Save logo and colour" }
    bad_colour() {
        de: "Das ist keine Farbe. Geben Sie sie als #9a6b15 an.",
        en: "This is not a colour. Enter it as #9a6b15.",
    }
    bad_logo() {
        de: "Diese Datei ist kein lesbares Bild. Möglich sind PNG und JPEG mit höchstens 6000 Pixeln je Seite.",
        en: "This file is not a readable picture. Possible are PNG and JPEG with at most 6000 pixels a side.",
    }
    too_large(most) {
        de: "Das Bild ist zu groß. Möglich sind höchstens {most} MB.",
        en: "The picture is too large. At most {most} MB are possible.",
    }
}
