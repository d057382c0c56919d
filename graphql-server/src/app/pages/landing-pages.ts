import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { z } from "zod";
import type { PageLanguage } from "./words/page-language.ts";

const filesSchema = z.object({
  /** Whose look the page has. */
  area: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.string())),
});
const landingSchema = z.record(z.string(), filesSchema);

/** The pages that the server draws and the files that they will ask for, by the pattern of the route. */
export type LandingPages = z.infer<typeof landingSchema>;

/** Reads what the build wrote about the pages people come to from outside; empty when the site is not built. */
export function readLandingPages(webDir: string): LandingPages {
  const file = join(webDir, ".vite/landing-pages.json");
  return existsSync(file) ? landingSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Elements that let the browser fetch a page's files at once, instead of one round after the other. `texts`: the namespaces that it shows. */
export function landingLinks(files: LandingPages[string], asked: { language: PageLanguage; texts: readonly string[] | undefined }): string {
  const shown = asked.texts && new Set(asked.texts.map((name) => `/${name}.json`));
  const isShown = (file: string) => !shown || shown.has(file.slice(file.lastIndexOf("/")));
  const link = (attributes: string, file: string) => `<link ${attributes} crossorigin href="/${escapeHtml(file)}">`;
  return [
    ...files.scripts.map((file) => link('rel="modulepreload" fetchpriority="low"', file)),
    ...(files.texts[asked.language] ?? []).filter(isShown).map((file) => link('rel="preload" as="fetch"', file)),
    ...files.styles.map((file) => link('rel="stylesheet"', file)),
  ].join("\n    ");
}
