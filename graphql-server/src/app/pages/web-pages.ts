import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Express, type Request, type Response, Router } from "express";
import { isBusy } from "../../platform/is-busy.ts";
import { noteAnswer } from "../../platform/log/answer-notes.ts";
import { compressedAnswers } from "../graphql/compressed-answers.ts";
import type { SharedAnswers } from "../graphql/shared/shared-answers.ts";
import { notePageViews } from "../request-context.ts";
import type { Services } from "../services.ts";
import { knownIn } from "./known-paths.ts";
import { readLandingPages } from "./landing-pages.ts";
import { fillTemplate } from "./page-head.ts";
import { precompressed } from "./precompressed.ts";
import { BusyPageError, type Page, renderPage } from "./render-page.ts";
import { openSiteRenderer, type Site } from "./site-renderer.ts";
import { readAddress } from "./words/page-language.ts";
import { voiceOf } from "./words/page-voice.ts";

const year = 365 * 24 * 60 * 60 * 1_000;

/** Files whose name stays when a release changes them: a browser asks each time whether there is a newer one. */
const keepsItsName = /\/(?:service-worker|back-online)\.js(?:\.br|\.gz)?$|\.webmanifest(?:\.br|\.gz)?$/;

function setAge(response: Response, file: string): void {
  if (keepsItsName.test(file)) response.setHeader("Cache-Control", "no-cache");
}

/** The site itself says that it is busy and tries again; nobody indexes it like that. */
function sendBusyPage(services: Services, { template }: Site, { path, response }: { path: string; response: Response }): void {
  const { language } = readAddress(path);
  const head = { title: voiceOf(language).words.siteName, description: "" };
  response
    .status(503)
    .set({ "Cache-Control": "no-store", "Retry-After": "5", "X-Robots-Tag": "noindex" })
    .type("html")
    .send(fillTemplate(template, { status: 503, head }, { baseUrl: services.environment.baseUrl, language }));
}

/** Pages are written down by the pattern of their address; what is behind an unknown one may be anything. */
function notePage(request: Request, response: Response): void {
  const { language, path } = readAddress(request.path);
  const known = knownIn(language, path);
  noteAnswer(response, { isPage: true, isSecret: known?.params["code"] !== undefined, ...(known && { operation: known.pattern }) });
}

async function sendPage(services: Services, input: { site: Site; shared: SharedAnswers<Page> }, request: Request, response: Response) {
  const { site, shared } = input;
  notePage(request, response);
  const onLeave = (leave: () => void) => void response.once("close", () => response.writableFinished || leave());
  const page = await shared.answerOf(request.originalUrl, () => renderPage(services, site, request), onLeave);
  notePageViews(services, request, page.viewedWorks);
  response
    .status(page.status)
    .set({ "Cache-Control": "no-store", ...page.headers })
    .type("html")
    .send(page.bytes);
}

/** The built site: files under immutable names, and every other address as a page. Nothing here when the site is not built. */
export function webPages(services: Services, input: { webDir: string; door: Express; shared: SharedAnswers<Page> }): Router {
  const { webDir, door, shared } = input;
  const router = Router();
  const index = join(webDir, "index.html");
  if (!existsSync(index)) return router;
  const site = { template: readFileSync(index, "utf8"), landings: readLandingPages(webDir), renderer: openSiteRenderer(webDir), door };
  router.use(precompressed(webDir));
  router.use("/assets", express.static(join(webDir, "assets"), { immutable: true, maxAge: year, fallthrough: false, index: false }));
  router.use(express.static(webDir, { index: false, maxAge: 60 * 60 * 1_000, dotfiles: "ignore", redirect: false, setHeaders: setAge }));
  router.get("/{*path}", compressedAnswers, (request, response) =>
    sendPage(services, { site, shared }, request, response).catch((error: unknown) => {
      if (response.headersSent || !(isBusy(error) || error instanceof BusyPageError)) throw error;
      services.log.warn("page found the outside busy", { path: request.path, error });
      sendBusyPage(services, site, { path: request.path, response });
    }),
  );
  return router;
}
