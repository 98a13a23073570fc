// The line-up of a captain: every change is judged at once, and one button sorts by rank. Without this a button asks the server.
const DELAY = 250;

function selects(form) {
  return [...form.querySelectorAll("select[name^=seat-]")];
}

// The order of the options is the order of the list.
function sort(form) {
  const all = selects(form);
  const chosen = all.map((select) => select.selectedIndex).filter((index) => index > 0).sort((one, other) => one - other);
  all.forEach((select, at) => {
    select.selectedIndex = chosen[at] ?? 0;
  });
}

function judged(form) {
  let timer;
  let last = 0;
  const ask = async () => {
    const own = ++last;
    const fields = new FormData(form);
    const query = new URLSearchParams([...fields].filter(([name]) => name === "side" || name.startsWith("seat-")));
    try {
      const reply = await fetch(`${form.dataset.remarks}?${query}`);
      if (!reply.ok || own !== last) return;
      form.querySelector(".remarks").innerHTML = await reply.text();
    } catch {
      // Without a connection the server judges when it is sent.
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(ask, DELAY);
  };
}

export function lineUps() {
  for (const form of document.querySelectorAll("form[data-remarks]")) {
    const judge = judged(form);
    const check = form.querySelector("[data-check]");
    if (check) check.hidden = true;
    form.addEventListener("change", judge);
    form.querySelector("[data-sort]")?.addEventListener("click", (event) => {
      event.preventDefault();
      sort(form);
      judge();
    });
  }
}
