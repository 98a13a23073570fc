// Menus of the frame: one open at a time; Escape and a click elsewhere close them. They open without this.
const menus = () => [...document.querySelectorAll("details.menu")];

function close(except) {
  for (const menu of menus()) if (menu !== except) menu.open = false;
}

export function openMenus() {
  for (const menu of menus()) {
    menu.addEventListener("toggle", () => menu.open && close(menu));
  }
  document.addEventListener("click", (event) => close(event.target.closest?.("details.menu")));
  document.addEventListener("focusin", (event) => close(event.target.closest?.("details.menu")));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      const open = menus().find((menu) => menu.open);
      if (!open) return;
      open.open = false;
      open.querySelector("summary").focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const menu = event.target.closest?.("details.menu");
      if (!menu?.open) return;
      const stops = [...menu.querySelectorAll("summary, .sheet a, .sheet button")];
      const next = stops[stops.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) next.focus();
      event.preventDefault();
      event.stopPropagation();
    }
  });
  // A page without a list of its own: the field of the frame, or where it is hidden its page.
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches?.("input, textarea, select");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const search = document.querySelector("[data-find]");
    if (search && !document.querySelector("[data-search]")) {
      event.preventDefault();
      if (search.offsetParent && search.matches("input")) search.focus();
      else location.href = search.href ?? search.dataset.find;
    }
  });
  if (location.hash === "#filter") document.querySelector("[data-search]")?.focus();
}
