//! Public pages on other sites.

super::texts! {
    title() { de: "Auf anderen Seiten zeigen", en: "Show on other sites" }
    explained() {
        de: "Diese Seiten dürfen Tabellen und Listen des Turniers in einem Rahmen zeigen, ohne Kopf und Navigation. Ohne Eintrag darf es keine.",
        en: "These sites may show tables and lists of the event in a frame, without header and navigation. With no entry, none may.",
    }
    sites() { de: "Seiten, eine je Zeile", en: "Sites, one a line" }
    save() { de: "Seiten speichern", en: "Save the sites" }
    copy() {
        de: "Kopieren Sie eine dieser Zeilen in Ihre Seite. Andere öffentliche Seiten gehen ebenso, mit ?embed=1.",
        en: "Copy one of these lines into your page. Other public pages work too, with ?embed=1.",
    }
    no_site(site) {
        de: "{site} ist keine Adresse einer Seite. Geben Sie sie so an: https://www.example.org, ohne Pfad.",
        en: "{site} is not the address of a site. Write it like this: https://www.example.org, without a path.",
    }
}
