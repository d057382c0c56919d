import { type Response, Router } from "express";
import { currentOperator } from "../../../modules/site/page/operator.queries.ts";
import type { Services } from "../../services.ts";
import type { PagePlace } from "../page-head.ts";
import { readAddress } from "../words/page-language.ts";
import { securityTxt } from "./security-txt.ts";
import { robotsTxt, sitemapCompanies, sitemapIndex, sitemapJobs, sitemapNews, sitemapPages } from "./sitemap.ts";

/** New works are in the sitemap, and ended ones gone, within this time. */
const maxAgeSeconds = 30;

function sendXml(response: Response, xml: string): void {
  response.set("Cache-Control", `public, max-age=${maxAgeSeconds}`).type("application/xml").send(xml);
}

/** robots.txt, security.txt and the sitemaps. Their host is the configured one, never what a request says. */
export function crawlerRoutes({ clock, database, environment }: Services): Router {
  const router = Router();
  const fileOf = (name: string, place: PagePlace): Promise<string | undefined> => {
    const em = database.fork();
    if (name === "pages") return sitemapPages(em, place);
    if (name === "companies") return sitemapCompanies(em, place);
    if (name === "news") return sitemapNews(em, clock(), place);
    return sitemapJobs(em, Number(name.replace("jobs-", "")), place);
  };
  router.get("/robots.txt", (_request, response) => {
    response.set("Cache-Control", "public, max-age=3600").type("text/plain").send(robotsTxt(environment.baseUrl));
  });
  router.get("/.well-known/security.txt", async (_request, response) => {
    const { email } = await currentOperator({ em: database.fork(), now: clock });
    response
      .set("Cache-Control", "public, max-age=3600")
      .type("text/plain")
      .send(securityTxt({ email, now: clock(), baseUrl: environment.baseUrl }));
  });
  router.get("/sitemap.xml", async (_request, response) => sendXml(response, await sitemapIndex(database.fork(), environment.baseUrl)));
  router.get(/\/sitemap-(pages|news|companies|jobs-[1-9]\d{0,4})\.xml$/, async (request, response, next) => {
    const { language, path } = readAddress(request.path);
    const name = /^\/sitemap-(pages|news|companies|jobs-\d+)\.xml$/.exec(path)?.[1];
    const xml = name && (await fileOf(name, { baseUrl: environment.baseUrl, language }));
    if (xml) sendXml(response, xml);
    else next();
  });
  return router;
}
