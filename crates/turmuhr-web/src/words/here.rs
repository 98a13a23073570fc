//! Players who check themselves in.

super::texts! {
    title() { de: "Ich bin da", en: "I am here" }
    explained() {
        de: "Tippen Sie auf Ihren Namen, damit Sie ausgelost werden.",
        en: "Tap your name so that you are paired.",
    }
    all_here() { de: "Alle Gemeldeten sind da.", en: "Everybody on the list is here." }
    are_you() { de: "Sind Sie das?", en: "Is this you?" }
    i_am_here() { de: "Ja, ich bin da", en: "Yes, I am here" }
    somebody_else() { de: "Nein, zurück zur Liste", en: "No, back to the list" }
    is_here(name) { de: "{name} ist da.", en: "{name} is here." }
    not_me() { de: "Das war ich nicht", en: "That was not me" }
    next_one() { de: "Zur Liste", en: "To the list" }
    scan() { de: "Code scannen, Namen antippen.", en: "Scan the code, tap your name." }
    poster() { de: "Plakat zum Selbst-Einchecken", en: "Poster for self check-in" }
    make_poster() { de: "QR-Plakat erstellen", en: "Create the QR poster" }
    job(section) { de: "Spieler checken sich selbst ein ({section})", en: "Players check themselves in ({section})" }
    label() { de: "Selbst-Check-in", en: "Self check-in" }
}
