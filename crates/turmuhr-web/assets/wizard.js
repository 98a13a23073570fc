// Setting a section up: fields only where they belong, the usual tie-breaks, more rows. Without this every field is there.
export function wizard() {
  for (const section of document.querySelectorAll("[data-section]")) {
    const format = section.querySelector("select:has(option[data-traits])");
    const tieBreaks = section.querySelector("[data-tie-breaks]");
    if (!format) continue;
    const chosen = () => format.selectedOptions[0]?.dataset ?? {};
    const show = () => {
      const traits = (chosen().traits ?? "").split(" ");
      for (const part of section.querySelectorAll("[data-for]")) part.hidden = !traits.includes(part.dataset.for);
    };
    show();
    // The usual tie-breaks of a format, until somebody has typed their own.
    let offered = tieBreaks?.value;
    format.addEventListener("change", () => {
      show();
      if (!tieBreaks) return;
      const usual = chosen().tiebreaks ?? "";
      if (tieBreaks.value === offered || tieBreaks.value === "") tieBreaks.value = offered = usual;
      tieBreaks.placeholder = usual;
    });
  }
  for (const more of document.querySelectorAll("[data-more-rows]")) {
    const body = more.closest("fieldset").querySelector("[data-rows] tbody");
    if (!body) continue;
    more.hidden = false;
    more.addEventListener("click", () => {
      const last = body.lastElementChild;
      const next = body.children.length + 1;
      const row = last.cloneNode(true);
      for (const field of row.querySelectorAll("input, select")) {
        field.name = field.name.replace(/_\d+_/, `_${next}_`);
        field.ariaLabel = field.ariaLabel?.replace(/\d+/, next);
        if (field.type === "checkbox") field.checked = false;
        else field.value = "";
      }
      body.append(row);
      row.querySelector("input").focus();
    });
  }
}
