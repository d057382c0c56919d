const kept: Readonly<Record<string, readonly string[]>> = { a: ["href"], img: ["src", "alt"] };
const dropped = "script, style, iframe, object, embed, svg, math, link, meta, base, form, template, noscript";

/** Pasted HTML without what could run or load, before the editor reads it. The server decides again what stays. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    const allowed = kept[element.tagName.toLowerCase()] ?? [];
    for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}
