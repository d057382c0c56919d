import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const source = resolve(import.meta.dirname, "../src");

/** The areas of people at work, whose texts exist in their languages only. */
const house = /\/(?:routes\/(?:company|admin)\/|app\/layouts\/(?:company|admin)-layout\.tsx$)/;

/** The module that an import names; undefined for packages, styles and what is no module of the site. */
function moduleOf(name: string, importer: string): string | undefined {
  if (!/^[#.].*\.tsx?$/.test(name)) return undefined;
  const file = name.startsWith("#") ? resolve(source, name.slice(1)) : resolve(dirname(importer), name);
  return existsSync(file) && !house.test(file) ? file : undefined;
}

/** What visitors and seekers may ever load: every module that the entry reaches without going through the areas of people at work. */
function reachedTexts(): string[] {
  const texts = new Map<string, string>();
  const waiting = [resolve(source, "main.tsx")];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(file, "utf8");
    texts.set(file, text);
    for (const [, from, lazy, alone] of text.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)|^import "([^"]+)"/gm)) {
      const found = moduleOf(from ?? lazy ?? alone ?? "", file);
      if (found) waiting.push(found);
    }
  }
  return [...texts.values()];
}

/** The namespaces of texts that modules ask for. */
export function namespacesIn(texts: readonly string[]): string[] {
  const asked = texts
    .flatMap((text) => [...text.matchAll(/useTranslation\(([^)]*)\)/g)])
    .flatMap((match) => [...(match[1] ?? "").matchAll(/"(\w+)"/g)].map((name) => name[1] ?? ""));
  return [...new Set(asked)].sort();
}

/** The namespaces that visitors and seekers meet: a language for them needs all texts of these, and no others. */
export function readerNamespaces(): string[] {
  return namespacesIn([...reachedTexts(), 'useTranslation("common")']);
}
