import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { publicPaths } from "../src/paths/public.paths.ts";
import { userPaths } from "../src/paths/user.paths.ts";
import { languages } from "../src/platform/i18n/languages.ts";
import { namespacesIn } from "./reader-namespaces.ts";

const source = resolve(import.meta.dirname, "../src");
const entry = `${source}/main.tsx`;
const page = resolve(source, "../index.html");
const layout = `${source}/app/layouts/public-layout.tsx`;
const theme = `${source}/app/layouts/public-theme.tsx`;
const seekerLayout = `${source}/app/layouts/seeker-layout.tsx`;

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

const table = readFileSync(`${source}/routes/_public/public.routes.tsx`, "utf8");

/** A page that the server draws: whose look it has, and the modules it is made of. */
interface DrawnPage {
  route: string;
  area: "public" | "seeker";
  modules: string[];
}

/** A work inside the seekers' area, which is everybody's to read. */
const ownWork: DrawnPage = {
  route: userPaths.work,
  area: "seeker",
  modules: [`${source}/app/seeker-area.ts`, seekerLayout, `${source}/routes/user/job/detail.tsx`],
};

/** Every public screen by its route, with what stands around it. */
function publicScreens(): DrawnPage[] {
  const lines = [...table.matchAll(/path: publicPaths\.(\w+), load: \(\) => import\("\.\/([^"]+)"\)(, plain: true)?/g)];
  return Object.entries(publicPaths).map(([name, route]) => {
    const line = lines.find((each) => each[1] === name);
    if (!line?.[2]) throw new Error(`public.routes.tsx has no line for ${name}`);
    return { route, area: "public", modules: [layout, ...(line[3] ? [] : [theme]), screenOf(line[2])] };
  });
}

/** Parts that stand on the landing pages, and on few others: texts with readings, days, marks of levels and companies. */
const contentParts = ["platform/furigana/", "platform/dates.ts", "ui/brand/"].map((part) => `${source}/${part}`);

/** Parts of the interface, which other public screens use as well. */
const isPart = (id: string) =>
  !contentParts.some((part) => id.startsWith(part)) && (id.startsWith(`${source}/ui/`) || id.startsWith(`${source}/platform/`));

/** Hooks of Apollo that its index names and only later screens use: they come with those. */
const laterHooks = /@apollo\/client\/react\/hooks\/use(?:LazyQuery|Subscription)\.js/;

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
  const users = new Map<string, string[]>();
  for (const [route, file] of Object.entries(landings)) {
    for (const id of closureOf(screenOf(file), find)) users.set(id, [...(users.get(id) ?? []), route]);
  }
  const ownGroup = (routes: readonly string[]) => (routes.every((route) => /^\/(?:news|column)/.test(route)) ? "news" : "landing");
  const shared = [...users].filter(([, routes]) => routes.length > 1);
  const names = new Map(shared.map(([id, routes]) => [id, isPart(id) ? "frame" : ownGroup(routes)]));
  for (const id of closureOf(layout, find)) names.set(id, "frame");
  for (const id of closureOf(entry, find)) if (!laterHooks.test(id)) names.set(id, "start");
  return names;
}

/**
 * `start` for what every page needs, `frame` for what stands around public pages and the parts they are made of,
 * `landing` for what several of their screens share, `news` for what only those of news do. A
 * first visit then asks for few files instead of one for each small module. Others stay where the bundler puts them.
 */
export function landingGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  return ["start", "frame", "landing", "news"].map((group, index) => ({
    debugName: group,
    // A group takes along what its modules need, unless a group before it has that already.
    priority: 4 - index,
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
  const waiting = chunks.filter(({ facadeModuleId, moduleIds }) =>
    roots.some((root) => root === facadeModuleId || moduleIds.includes(root)),
  );
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

/** Writes which files each public page will ask for, so that the server can name them in the page's head. */
export function landingPages(): Plugin {
  return {
    name: "landing-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const find: FindModule = (id) => this.getModuleInfo(id);
      const shared = filesOf(bundle, [page, entry]);
      const pages = [...publicScreens(), ownWork].map(({ route, area, modules }) => {
        const own = filesOf(bundle, modules);
        const namespaces = ["common", ...namespacesIn(readSources(modules.flatMap((module) => [...closureOf(module, find)])))];
        const textsOf = (language: string) => [...new Set(namespaces)].flatMap((name) => textFile(bundle, `${language}/${name}`));
        const files = {
          area,
          scripts: own.scripts.filter((name) => !shared.scripts.includes(name)),
          styles: [...new Set(own.styles)].filter((name) => !shared.styles.includes(name)),
          texts: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
        };
        return [route, files] as const;
      });
      this.emitFile({ type: "asset", fileName: ".vite/landing-pages.json", source: JSON.stringify(Object.fromEntries(pages), null, 1) });
    },
  };
}
