import { type Response, Router } from "express";
import type { Services } from "../services.ts";
import { robotsTxt, sitemapIndex, sitemapJobs, sitemapNews, sitemapPages } from "./sitemap.ts";

/** New works are in the sitemap, and ended ones gone, within this time. */
const maxAgeSeconds = 30;

function sendXml(response: Response, xml: string): void {
  response.set("Cache-Control", `public, max-age=${maxAgeSeconds}`).type("application/xml").send(xml);
}

/** robots.txt and the sitemaps. Their host is the configured one, never what a request says. */
export function seoRoutes({ clock, database, environment }: Services): Router {
  const router = Router();
  router.get("/robots.txt", (_request, response) => {
    response.set("Cache-Control", "public, max-age=3600").type("text/plain").send(robotsTxt(environment.baseUrl));
  });
  router.get("/sitemap.xml", async (_request, response) => sendXml(response, await sitemapIndex(database.fork(), environment.baseUrl)));
  router.get("/sitemap-pages.xml", async (_request, response) =>
    sendXml(response, await sitemapPages(database.fork(), environment.baseUrl)),
  );
  router.get("/sitemap-news.xml", async (_request, response) =>
    sendXml(response, await sitemapNews(database.fork(), clock(), environment.baseUrl)),
  );
  router.get(/^\/sitemap-jobs-([1-9]\d{0,4})\.xml$/, async (request, response, next) => {
    const xml = await sitemapJobs(database.fork(), Number(request.params[0]), environment.baseUrl);
    if (xml) sendXml(response, xml);
    else next();
  });
  return router;
}
