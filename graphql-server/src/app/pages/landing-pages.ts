import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { z } from "zod";
import type { PageLanguage } from "./words/page-language.ts";

const filesSchema = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.string())),
});
const landingSchema = z.record(z.string(), filesSchema);

/** The files that a page will ask for, by the pattern of its route. */
export type LandingPages = z.infer<typeof landingSchema>;

/** Reads what the build wrote about the pages people come to from outside; empty when the site is not built. */
export function readLandingPages(webDir: string): LandingPages {
  const file = join(webDir, ".vite/landing-pages.json");
  return existsSync(file) ? landingSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Elements that let the browser fetch a page's files at once, instead of one round after the other. */
export function landingLinks(pages: LandingPages, asked: { pattern: string | undefined; language: PageLanguage }): string {
  const files = asked.pattern === undefined ? undefined : pages[asked.pattern];
  if (!files) return "";
  const link = (attributes: string, file: string) => `<link ${attributes} crossorigin href="/${escapeHtml(file)}">`;
  return [
    ...files.scripts.map((file) => link('rel="modulepreload"', file)),
    ...(files.texts[asked.language] ?? []).map((file) => link('rel="preload" as="fetch"', file)),
    ...files.styles.map((file) => link('rel="stylesheet"', file)),
  ].join("\n    ");
}
