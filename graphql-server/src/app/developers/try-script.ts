/**
 * Sends the examples of the portal from the page. No cookie goes along: what is tried is what a client without a session gets, and a key stays
 * in its field. Without this script every example is still there to copy, and those by GET open as addresses.
 */
export const tryScript = `"use strict";
for (const form of document.querySelectorAll("form[data-try]")) {
  const out = form.querySelector("output");
  const button = form.querySelector("button");
  button.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { method, path, accept } = form.dataset;
    const headers = { Accept: accept };
    const key = form.elements.namedItem("key");
    if (key) headers.Authorization = "Bearer " + key.value.trim();
    const body = form.elements.namedItem("body");
    if (body) headers["Content-Type"] = "application/json";
    button.disabled = true;
    out.textContent = "…";
    try {
      const answer = await fetch(path, { method, headers, body: body ? body.value : undefined, credentials: "omit", cache: "no-store" });
      const text = await answer.text();
      const isJson = /json/.test(answer.headers.get("content-type") || "");
      const shown = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
      const told = [...answer.headers].filter(([name]) => /^(content-type|etag|retry-after|ratelimit|operation-cost)/.test(name));
      const head = told.map(([name, value]) => name + ": " + value).join("\\n");
      const rest = shown.length > 20000 ? "\\n…" : "";
      out.textContent = answer.status + " " + answer.statusText + "\\n" + head + "\\n\\n" + shown.slice(0, 20000) + rest;
    } catch (error) {
      out.textContent = String(error);
    } finally {
      button.disabled = false;
    }
  });
}
`;
