import { type Request, type Response, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { sendConditionally, tagOf } from "../../rest/conditional.ts";
import { type HouseLocale, houseLocaleOf } from "../../shared/locale.ts";
import { addressIn, readAddress } from "../pages/words/page-language.ts";
import type { Services } from "../services.ts";
import { type ClientKind, clientKinds } from "./examples.ts";
import { portalPage, portalPath, tryScriptPath } from "./portal-page.ts";
import { readChanges } from "./read-changes.ts";
import { tryScript } from "./try-script.ts";

/** Seconds for which a browser keeps a page of the portal. */
const keptSeconds = 300;

function sendKept(request: Request, response: Response, contentType: string, text: string): void {
  const bytes = Buffer.from(text);
  response.set("Cache-Control", `public, max-age=${keptSeconds}`);
  sendConditionally({ request, response }, { bytes, etag: tagOf(bytes), contentType: `${contentType}; charset=utf-8` });
}

/**
 * The portal for developers of other clients, in the languages of people at work: a reader of another language is led to the page in
 * English. Each page is made once, as nothing on it changes while a process runs.
 */
export function developerRoutes({ environment }: Pick<Services, "environment">, schema: GraphQLSchema): Router {
  const router = Router();
  const pages = new Map<HouseLocale, string>();
  function makePage(locale: HouseLocale): string {
    const { baseUrl, feeds, mcp, worksApi } = environment;
    const isOpen: Partial<Record<ClientKind, boolean>> = { agent: mcp, feeds, partner: worksApi };
    const closed = new Set(clientKinds.filter((kind) => isOpen[kind] === false));
    const page = portalPage(locale, { baseUrl, schema, changes: readChanges(), closed });
    pages.set(locale, page);
    return page;
  }
  router.get(tryScriptPath, (request, response) => sendKept(request, response, "text/javascript", tryScript));
  router.get([portalPath, `/:language${portalPath}`], (request, response, next) => {
    const { language, path } = readAddress(request.path);
    const isPortal = path.toLowerCase().replace(/\/$/, "") === portalPath;
    if (!isPortal) return next();
    const locale = houseLocaleOf(language);
    if (locale !== language) return response.redirect(302, addressIn(locale, portalPath));
    return sendKept(request, response, "text/html", pages.get(locale) ?? makePage(locale));
  });
  return router;
}
