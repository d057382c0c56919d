import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Express } from "express";
import { z } from "zod";
import type { PageAnswer, Question } from "../graphql/ask-in-process.ts";
import type { LandingPages } from "./landing-pages.ts";

const renderedShape = z.object({
  html: z.string(),
  texts: z.array(z.string()),
  answers: z.array(z.tuple([z.string(), z.unknown()])),
});

/** A page as the site's own screens draw it, and what the browser needs to take it over. */
export type RenderedPage = z.infer<typeof renderedShape>;

interface RenderInput {
  /** Path and query. */
  address: string;
  ask(question: Question): Promise<PageAnswer>;
  readTexts(file: string): unknown;
  signal: AbortSignal;
}

type RenderPage = (input: RenderInput) => Promise<unknown>;
type RenderFrame = (input: Pick<RenderInput, "readTexts"> & { path: string }) => unknown;

const programShape = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === "function"),
  renderFrame: z.custom<RenderFrame>((value) => typeof value === "function"),
});

const frameShape = z.object({ html: z.string(), area: z.string() }).optional();

/** What stands on the pages of an area that the browser draws, until it has. */
export type RenderedFrame = NonNullable<z.infer<typeof frameShape>>;

/** Milliseconds for which a visitor waits; a page that takes longer is made by their browser. */
const longestMs = 3_000;

export interface SiteRenderer {
  /** Renders an address; undefined where the site leads on to another. @throws when it fails or takes too long */
  page(address: string, ask: RenderInput["ask"]): Promise<RenderedPage | undefined>;
  /** The frame around the screen of a path that the browser draws; undefined for a screen that has none. */
  frame(path: string): Promise<RenderedFrame | undefined>;
}

/** The site as it was built. */
export interface Site {
  /** index.html */
  template: string;
  landings: LandingPages;
  renderer: SiteRenderer | undefined;
  /** Where screens ask their questions. */
  door: Express;
}

/** The renderer that the build has put beside the built site; undefined when it is not built. Its files are read in the background. */
export function openSiteRenderer(webDir: string): SiteRenderer | undefined {
  const file = join(webDir, "../ssr/render-page.js");
  if (!existsSync(file)) return undefined;
  let program: Promise<z.infer<typeof programShape>> | undefined;
  const load = () => (program ??= import(pathToFileURL(file).href).then((loaded: unknown) => programShape.parse(loaded)));
  const readTexts = (name: string): unknown => JSON.parse(readFileSync(join(webDir, name), "utf8"));
  return {
    async page(address, ask) {
      const { renderPage } = await load();
      const end = new AbortController();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new Error(`The page took longer than ${longestMs} ms`));
        end.abort();
      }, longestMs);
      try {
        const page = await Promise.race([renderPage({ address, ask, readTexts, signal: end.signal }), late.promise]);
        return page === undefined ? undefined : renderedShape.parse(page);
      } finally {
        clearTimeout(timer);
      }
    },
    async frame(path) {
      const { renderFrame } = await load();
      return frameShape.parse(renderFrame({ path, readTexts }));
    },
  };
}
