import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import express, { type Request, type Response, Router } from "express";
import { precompressed } from "./precompressed.ts";
import { renderPage } from "./render-page.ts";
import type { Services } from "./services.ts";

const year = 365 * 24 * 60 * 60 * 1_000;

async function sendPage(services: Services, template: string, request: Request, response: Response): Promise<void> {
  const page = await renderPage(services, { template, path: request.path, query: request.query });
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
  const template = readFile(index, "utf8");
  router.use(precompressed(webDir));
  router.use("/assets", express.static(join(webDir, "assets"), { immutable: true, maxAge: year, fallthrough: false, index: false }));
  router.use(express.static(webDir, { index: false, maxAge: 60 * 60 * 1_000, dotfiles: "ignore", redirect: false }));
  router.get("/{*path}", async (request, response) => sendPage(services, await template, request, response));
  return router;
}
