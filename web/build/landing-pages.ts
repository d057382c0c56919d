import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { languages } from "../src/platform/i18n/languages.ts";
import { namespacesIn } from "./reader-namespaces.ts";

const source = resolve(import.meta.dirname, "../src");
const entry = `${source}/main.tsx`;
const page = resolve(source, "../index.html");
const layout = `${source}/app/layouts/public-layout.tsx`;

/** Pages people come to from outside, by route, with the module of their screen. */
const landings: Readonly<Record<string, string>> = {
  "/": "index.tsx",
  "/japanesejob": "japanesejob.tsx",
  "/japanesejob/:workId": "japanesejob/work-id.tsx",
  "/news": "news.tsx",
  "/news_detail": "news_detail.tsx",
  "/column": "column.tsx",
  "/news_detail2": "news_detail2.tsx",
};
const screenOf = (file: string) => `${source}/routes/_public/${file}`;

/** Parts of the interface, which other public screens use as well; texts with readings stand on the landing pages. */
const isPart = (id: string) =>
  !id.startsWith(`${source}/platform/furigana/`) && (id.startsWith(`${source}/ui/`) || id.startsWith(`${source}/platform/`));

type FindModule = (id: string) => { importedIds: readonly string[] } | null;

/** A module and everything it imports statically. */
function closureOf(root: string, find: FindModule): Set<string> {
  const seen = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(find(id)?.importedIds ?? []));
  }
  return seen;
}

/** The file that each module of the landing pages goes to. */
function assign(find: FindModule): Map<string, string> {
  const uses = new Map<string, number>();
  for (const file of Object.values(landings)) {
    for (const id of closureOf(screenOf(file), find)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const names = new Map([...uses].filter(([, count]) => count > 1).map(([id]) => [id, isPart(id) ? "frame" : "landing"]));
  for (const id of closureOf(layout, find)) names.set(id, "frame");
  for (const id of closureOf(entry, find)) names.set(id, "start");
  return names;
}

/**
 * `start` for what every page needs, `frame` for what stands around public pages and the parts they are made of,
 * `landing` for what several of their screens share. A
 * first visit then asks for few files instead of one for each small module. Others stay where the bundler puts them.
 */
export function landingGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  return ["start", "frame", "landing"].map((group, index) => ({
    debugName: group,
    // A group takes along what its modules need, unless a group before it has that already.
    priority: 3 - index,
    name: (id, context) => {
      names ??= assign((each) => context.getModuleInfo(each));
      return names.get(id) === group ? group : null;
    },
  }));
}

type Bundle = Rolldown.OutputBundle;

function filesOf(bundle: Bundle, roots: readonly string[]): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set<(typeof chunks)[number]>();
  const waiting = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && roots.includes(facadeModuleId));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const imports = new Set(chunk.imports);
    waiting.push(...chunks.filter(({ fileName }) => imports.has(fileName)));
  }
  const all = [...found];
  return {
    scripts: all.map(({ fileName }) => fileName),
    styles: all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  };
}

const readSources = (modules: readonly string[]) =>
  modules.filter((id) => id.startsWith(source) && /\.tsx?$/.test(id)).map((id) => readFileSync(id, "utf8"));

function textFile(bundle: Bundle, name: string): string[] {
  return Object.keys(bundle).filter((file) => file.startsWith("assets/texts-") && file.endsWith(`/${name}.json`));
}

/** Writes which files each landing page will ask for, so that the server can name them in the page's head. */
export function landingPages(): Plugin {
  return {
    name: "landing-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const find: FindModule = (id) => this.getModuleInfo(id);
      const shared = filesOf(bundle, [page, entry]);
      const table = Object.entries(landings).map(([route, file]) => {
        const own = filesOf(bundle, [layout, screenOf(file)]);
        const namespaces = ["common", ...namespacesIn(readSources([...closureOf(layout, find), ...closureOf(screenOf(file), find)]))];
        const textsOf = (language: string) => [...new Set(namespaces)].flatMap((name) => textFile(bundle, `${language}/${name}`));
        const files = {
          scripts: own.scripts.filter((name) => !shared.scripts.includes(name)),
          styles: [...new Set(own.styles)].filter((name) => !shared.styles.includes(name)),
          texts: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
        };
        return [route, files] as const;
      });
      this.emitFile({ type: "asset", fileName: ".vite/landing-pages.json", source: JSON.stringify(Object.fromEntries(table), null, 1) });
    },
  };
}
