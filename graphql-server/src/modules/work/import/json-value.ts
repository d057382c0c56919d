/** A field that the value itself has. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

/** A thing may be named by a thing; one that goes deeper says nothing. */
const deepest = 8;

/** A value of JSON-LD as text: a thing by its name or value, a list joined; undefined when it says nothing. */
export function textOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null || depth === deepest) return undefined;
  if (Array.isArray(value)) {
    const texts = value.map((one) => textOf(one, depth + 1)).filter((text) => text !== undefined);
    return texts.length > 0 ? texts.join("、") : undefined;
  }
  return textOf(fieldOf(value, "name"), depth + 1) ?? textOf(fieldOf(value, "value"), depth + 1);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decoded(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });
}

const trimmedLines = (text: string, between: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join(between);

/** Without scripts and styles and what stands in them; one that never closes goes to the end. */
function withoutCode(html: string): string {
  const kept: string[] = [];
  let at = 0;
  let open: string | undefined;
  for (const { 0: tag, 1: slash, 2: name = "", index } of html.matchAll(/<(\/?)(script|style)\b[^<>]*>?/gi)) {
    if (!open && !slash) {
      kept.push(html.slice(at, index));
      open = name.toLowerCase();
    } else if (slash && open === name.toLowerCase()) {
      at = index + tag.length;
      open = undefined;
    }
  }
  return kept.join("") + (open ? "" : html.slice(at));
}

/**
 * HTML as plain text: ends of blocks become line breaks, list items get a dot, every other tag goes. A file may be anybody's, so no
 * pattern here looks at a sign more than a few times.
 */
export function plainText(html: string): string {
  if (!/<[a-z!/]|&[#a-z]/i.test(html)) return html.trim();
  const lines = trimmedLines(withoutCode(html), " ")
    .replace(/<li\b[^<>]*>/gi, "\n・")
    .replace(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "");
  return trimmedLines(decoded(lines), "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
