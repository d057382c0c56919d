import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Request, type Response, Router } from "express";
import { isBusy } from "../../platform/is-busy.ts";
import type { Services } from "../services.ts";
import { type LandingPages, readLandingPages } from "./landing-pages.ts";
import { fillTemplate } from "./page-head.ts";
import { precompressed } from "./precompressed.ts";
import { renderPage } from "./render-page.ts";
import { readAddress } from "./words/page-language.ts";
import { voiceOf } from "./words/page-voice.ts";

const year = 365 * 24 * 60 * 60 * 1_000;

/** The site as it was built. */
interface Built {
  /** index.html */
  template: string;
  landings: LandingPages;
}

/** The site itself says that it is busy and tries again; nobody indexes it like that. */
function sendBusyPage(services: Services, { template }: Built, { path, response }: { path: string; response: Response }): void {
  const { language } = readAddress(path);
  const head = { title: voiceOf(language).words.siteName, description: "" };
  response
    .status(503)
    .set({ "Cache-Control": "no-store", "Retry-After": "5", "X-Robots-Tag": "noindex" })
    .type("html")
    .send(fillTemplate(template, { status: 503, head, content: "" }, { baseUrl: services.environment.baseUrl, language }));
}

async function sendPage(services: Services, built: Built, request: Request, response: Response): Promise<void> {
  const page = await renderPage(services, { ...built, path: request.path, query: request.query });
  response
    .status(page.status)
    .set({ "Cache-Control": "no-store", ...page.headers })
    .type("html")
    .send(page.html);
}

/** The built site: files under immutable names, and every other address as a page. Nothing here when the site is not built. */
export function webPages(services: Services, webDir: string): Router {
  const router = Router();
  const index = join(webDir, "index.html");
  if (!existsSync(index)) return router;
  const built = { template: readFileSync(index, "utf8"), landings: readLandingPages(webDir) };
  router.use(precompressed(webDir));
  router.use("/assets", express.static(join(webDir, "assets"), { immutable: true, maxAge: year, fallthrough: false, index: false }));
  router.use(express.static(webDir, { index: false, maxAge: 60 * 60 * 1_000, dotfiles: "ignore", redirect: false }));
  router.get("/{*path}", (request, response) =>
    sendPage(services, built, request, response).catch((error: unknown) => {
      if (response.headersSent || !isBusy(error)) throw error;
      services.log.warn("page found the outside busy", { path: request.path, error });
      sendBusyPage(services, built, { path: request.path, response });
    }),
  );
  return router;
}
