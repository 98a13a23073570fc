import { request } from "./line.js";

// Searching a rating list while somebody types. Without this the form asks for a page.
export function searchLists() {
  const field = document.querySelector("[data-lists]");
  const found = document.getElementById("found");
  if (!field || !found) return;
  let waiting;
  let asked = 0;
  const ask = async () => {
    const question = field.value.trim();
    const mine = ++asked;
    if (question.length < 2) return found.replaceChildren();
    const query = new URLSearchParams({ q: question, time_control: field.dataset.timeControl ?? "" });
    const reply = await request(`${field.dataset.lists}?${query}`);
    // A later question may have been answered first.
    if (!reply?.ok || mine !== asked) return;
    const { players } = reply.json;
    found.replaceChildren(
      ...players.map(({ take, label }) => {
        const link = document.createElement("a");
        link.href = `${location.pathname}?take=${encodeURIComponent(take)}`;
        link.textContent = label;
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
  };
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 100);
  });
}
