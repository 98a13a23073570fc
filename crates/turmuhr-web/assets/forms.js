// Forms that the queue does not take. Without a connection the browser would show its own error page instead of the form, and what was
// typed would be gone: such a form stays, says so, and is sent by hand when the connection is back.
import { isUp, lastContact, request } from "./line.js";

// While something is typed, the connection is asked for this often: the button must know.
const ASKED = 5000;

const line = document.getElementById("line");
const words = line?.dataset ?? {};

export const isQueued = (form) => "queue" in form.dataset && Boolean(words.visitor);
// `data-scripted`: the form of a script that has a way of its own.
const isOwn = (form) => form instanceof HTMLFormElement && form.getAttribute("method") !== "dialog" && !isQueued(form) && !("scripted" in form.dataset);
const ownForms = () => [...document.querySelectorAll("main form")].filter(isOwn);

const typed = (field) => (field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);
export const isTyped = (root = document) =>
  [...root.querySelectorAll("input:not([type=hidden]), textarea")].some(typed) ||
  [...root.querySelectorAll("select")].some((select) => [...select.options].some((option) => option.selected !== option.defaultSelected && select.querySelector("[selected]")));

// Does the page send something by itself when the connection is back?
export const sendsByItself = () => Boolean(words.visitor) && document.querySelector("form[data-queue], [data-results]") !== null;

const isDown = () => !isUp() || navigator.onLine === false;

function note(form, text) {
  let said = form.querySelector(":scope > .held");
  if (!text) return said?.remove();
  if (!said) {
    said = Object.assign(document.createElement("p"), { className: "held" });
    said.setAttribute("role", "status");
    form.append(said);
  }
  if (said.textContent !== text) said.textContent = text;
}

const isHeld = new Set();

function hold(form) {
  isHeld.add(form);
  note(form, `⚠ ${words.held}`);
}

function lineChanged() {
  const down = isDown();
  for (const form of ownForms()) {
    for (const button of form.querySelectorAll("button:not([type=button])")) {
      if (down) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    if (down && isTyped(form)) hold(form);
    else if (!down && isHeld.has(form)) note(form, words.sendHeld);
  }
}

// Entries of the journal that were made from this page: they are no surprise to its other forms.
const made = [];
export const madeHere = (entry) => made.push(entry);

function withMade(form) {
  if (made.length === 0 || !form.elements.namedItem("seen")) return;
  let own = form.elements.namedItem("own");
  if (!own) {
    own = Object.assign(document.createElement("input"), { type: "hidden", name: "own" });
    form.append(own);
  }
  own.value = made.join(" ");
}

export function forms() {
  if (!line) return;
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !isOwn(form)) return;
    if (!isDown()) return withMade(form);
    event.preventDefault();
    hold(form);
    form.querySelector(".held")?.scrollIntoView({ block: "nearest" });
  });
  const ask = ({ target }) => {
    const form = target.form ?? target.closest?.("form");
    if (form && isOwn(form) && isUp() && Date.now() - lastContact() > ASKED) request("/api/session");
  };
  document.addEventListener("input", ask);
  document.addEventListener("focusin", ask);
  document.addEventListener("turmuhr:line", lineChanged);
  addEventListener("online", () => isDown() || lineChanged());
  lineChanged();
}
