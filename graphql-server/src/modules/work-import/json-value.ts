/** A field that the value itself has. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

/** A value of JSON-LD as text: a thing by its name or value, a list joined; undefined when it says nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map(textOf).filter((text) => text !== undefined);
    return texts.length > 0 ? texts.join("、") : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  return textOf(fieldOf(value, "name")) ?? textOf(fieldOf(value, "value"));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decoded(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });
}

/** HTML as plain text: ends of blocks become line breaks, list items get a dot, every other tag goes. */
export function plainText(html: string): string {
  if (!/<[a-z!/]|&[#a-z]/i.test(html)) return html.trim();
  const lines = html
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/<li\b[^>]*>/gi, "\n・")
    .replace(/<(br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "");
  return decoded(lines)
    .replace(/[ \t]+\n|\n[ \t]+/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
