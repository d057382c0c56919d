import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { altairExpress } from "altair-express-middleware";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { type RequestHandler, Router } from "express";
import helmet from "helmet";
import { readStoredMails, type StoredMail } from "../platform/mail/mail-transport.ts";
import { fillTemplate } from "./pages/page-head.ts";
import { readAddress } from "./pages/words/page-language.ts";
import type { Services } from "./services.ts";

/** Addresses in a mail's text become links, so that a developer can follow them. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function page(title: string, body: string): string {
  const style =
    "body{font:16px/1.7 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}td{padding:.2rem 1rem .2rem 0}";
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><body>${body}</body></html>`;
}

function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(to)}</td><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const list = rows.length > 0 ? `<table>${rows.join("")}</table>` : "<p>まだメールはありません。No mail yet.</p>";
  return page("Mail", `<h1>送信メール / Sent mail (${mails.length})</h1>${list}`);
}

function mailPage({ to, at, subject, text }: StoredMail): string {
  const head = `<p><a href="/dev/mail">← 一覧 / List</a></p><h1>${escapeHtml(subject)}</h1><p>To: ${escapeHtml(to)}<br>${escapeHtml(at)}</p>`;
  return page(subject, `${head}<pre>${linked(text)}</pre>`);
}

/** The playground writes inline scripts and loads only its own files. */
const relaxedScripts: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'", "data:"],
    workerSrc: ["'self'", "blob:"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'self'"],
  },
});

/** The page of every part of the site's looks, in each language. The mark says that this server shows it: the site itself asks for it. */
function uiPage({ environment }: Services, webDir: string): RequestHandler {
  return (request, response, next) => {
    const { language, path } = readAddress(request.path);
    const index = join(webDir, "index.html");
    if (path !== "/dev/ui" || !existsSync(index)) return next();
    const page = { status: 200, head: { title: "UI", description: "" } };
    const html = fillTemplate(readFileSync(index, "utf8"), page, { baseUrl: environment.baseUrl, language });
    response
      .set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" })
      .type("html")
      .send(html.replace("<html ", '<html data-dev="true" '));
  };
}

/** The mail that was written as files, the parts of the site and the GraphQL playground. Never mounted in production. */
export function developmentRoutes(services: Services, webDir: string): Router {
  const { environment } = services;
  const router = Router();
  router.get("/{*path}", uiPage(services, webDir));
  router.get("/dev/mail", async (_request, response) => {
    response
      .set("Cache-Control", "no-store")
      .type("html")
      .send(listPage(await readStoredMails(environment.mailDir)));
  });
  router.get("/dev/mail/:id", async ({ params }, response, next) => {
    const mail = (await readStoredMails(environment.mailDir)).find(({ id }) => id === params.id);
    if (!mail) return next();
    response.set("Cache-Control", "no-store").type("html").send(mailPage(mail));
  });
  const endpointURL = "/graphql";
  router.use("/playground", relaxedScripts, altairExpress({ endpointURL, subscriptionsEndpoint: endpointURL }));
  return router;
}
