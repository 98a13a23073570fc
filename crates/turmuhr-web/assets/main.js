// What HTML cannot do by itself: keys, searching in a list, going back. Pages can be read without it.
import { boards } from "./board.js";
import { editors } from "./editor.js";
import { exam } from "./exam.js";
import { forms, isTyped } from "./forms.js";
import { follow } from "./live.js";
import { lineUps } from "./lineup.js";
import { request } from "./line.js";
import { searchLists } from "./lists.js";
import { openMenus } from "./menus.js";
import { boardAtHand } from "./panel.js";
import { queue } from "./queue.js";
import { resultKeys } from "./results.js";
import { steppers } from "./stepper.js";
import { wizard } from "./wizard.js";

boards();
editors();
steppers();
exam();
lineUps();

// The address of the page, to be sent to somebody.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const address = new URL(button.dataset.copy || location.href, location.href).href;
    const said = button.parentElement.querySelector("[data-copy-said]");
    // Without https there is no clipboard: then the address is shown.
    const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    if (said) said.textContent = copied ? button.dataset.copied : address;
  });
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

const keys = document.getElementById("keys");
const typing = (target) => target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === "?" && keys) {
    keys.showModal();
    event.preventDefault();
  } else if (event.key === "/") {
    const search = document.querySelector("[data-search]");
    if (search) {
      search.focus();
      event.preventDefault();
    }
  } else if (event.key === "n") {
    // Only the focus: what the step does is read before Enter does it.
    const step = [...document.querySelectorAll("main .next")].find((button) => button.offsetParent);
    if (step) {
      step.focus();
      event.preventDefault();
    }
  }
});

// Which keys mean what is kept by the browser, for one person at one desk.
const profile = document.getElementById("profile");
if (profile) {
  profile.value = localStorage.getItem("turmuhr-keys") ?? "150";
  profile.addEventListener("change", () => localStorage.setItem("turmuhr-keys", profile.value));
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
for (const search of document.querySelectorAll("[data-filters]")) {
  const apply = () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    for (const row of document.querySelectorAll(`${search.dataset.filters} :is(tbody tr, li)`)) {
      const text = plain(row.textContent);
      row.hidden = !words.every((word) => text.includes(word));
    }
    // What was found is shown, also inside a folded group.
    for (const group of document.querySelectorAll(`${search.dataset.filters} details[data-group]`)) {
      const found = group.querySelector("li:not([hidden])") !== null;
      group.hidden = !found;
      group.open = found && words.length > 0;
    }
  };
  search.addEventListener("input", apply);
  document.addEventListener("turmuhr:changed", apply);
}

for (const chip of document.querySelectorAll("[data-show]")) {
  chip.addEventListener("click", (event) => {
    event.preventDefault();
    const holder = document.getElementById("boards")?.parentElement;
    if (!holder) return;
    if (chip.dataset.show === "missing") holder.dataset.only = "missing";
    else delete holder.dataset.only;
    for (const other of document.querySelectorAll("[data-show]")) {
      other.setAttribute("aria-current", String(other === chip));
    }
  });
}

// A page that the browser shows again may be old: it is fetched anew, unless something is typed in it. Live parts renew
// themselves. Without a connection the old page is better than none.
addEventListener("pageshow", async (event) => {
  const again = event.persisted || performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  if (!again || document.querySelector("[data-live]") || isTyped()) return;
  if (await request(location.href)) location.reload();
});

// Going back keeps what was typed.
for (const back of document.querySelectorAll("[data-back]")) {
  back.addEventListener("click", (event) => {
    if (history.length > 1) {
      event.preventDefault();
      history.back();
    }
  });
}

for (const swap of document.querySelectorAll("[data-swap]")) {
  swap.addEventListener("click", () => {
    const [white, black] = swap.closest("tr").querySelectorAll("select");
    [white.value, black.value] = [black.value, white.value];
  });
}

// How many boards are still open, beside the list that shows them.
const open = document.querySelector('[data-show="missing"]');
const recount = () => {
  const count = document.querySelectorAll('#boards tr.game[data-result=""]').length;
  if (open) open.textContent = open.textContent.replace(/\d+/, count);
};
document.addEventListener("turmuhr:changed", recount);

// A choice of a filter is enough; the button is for browsers without this.
for (const form of document.querySelectorAll("form[data-auto]")) {
  form.classList.add("auto");
  form.addEventListener("change", (event) => {
    if (event.target.matches("select")) form.requestSubmit();
  });
}

// How long it is until a round begins, in minutes.
const countDown = () => {
  for (const time of document.querySelectorAll("[data-until]")) {
    const minutes = Math.ceil((new Date(time.dataset.until) - Date.now()) / 60000);
    time.textContent = minutes > 0 && minutes < 600 ? `(${minutes} min)` : "";
  }
};
countDown();
setInterval(countDown, 10000);
document.addEventListener("turmuhr:changed", countDown);

wizard();
searchLists();
queue();
forms();
follow();
resultKeys();
openMenus();
boardAtHand();

// A live region speaks of changes only: the act of the page before is said once this page is there.
const done = document.querySelector(".done > span");
if (done) {
  const aloud = document.createElement("p");
  aloud.className = "hidden";
  aloud.dataset.aloud = "";
  aloud.setAttribute("role", "status");
  document.getElementById("main").append(aloud);
  setTimeout(() => (aloud.textContent = done.textContent), 300);
}
