import { HttpResponse, http, ws } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";

/** The GraphQL endpoint of the screens under test. */
export const api = graphql.link("*/graphql");

/** The answer for the viewer: nobody is signed in unless a test says so. */
const visitor = api.query("Viewer", () =>
  HttpResponse.json({ data: { viewer: { __typename: "Viewer", seeker: null, company: null, admin: null, adminMustEnrol: false } } }),
);

/** Nothing waits in the back office unless a test says so. */
const emptyQueues = api.query("AdminWaiting", () => HttpResponse.json({ data: { adminQueues: [] } }));

/** No message needs help, and none is measured, unless a test says so. */
const noBridges = api.query("MessageBridges", () => HttpResponse.json({ data: { messageBridges: [] } }));
const noPreview = api.query("MessagePreview", () => HttpResponse.json({ data: { messagePreview: null } }));

/** Everybody has agreed to the terms unless a test says otherwise. */
const noNewTerms = api.query("PendingTerms", () => HttpResponse.json({ data: { pendingTerms: null } }));

/** Subscriptions connect and hear nothing. */
const quietSocket = ws.link("ws://*/graphql").addEventListener("connection", () => undefined);

const catalogues = import.meta.glob<Record<string, unknown>>("../platform/i18n/locales/*/*.json", { import: "default" });
const labels = import.meta.glob<Record<string, object>>("../platform/i18n/posting-labels/*.json", { import: "default" });

/** The texts of the site, as the server has them. */
const texts = http.get("*/i18n/locales/:language/:file", async ({ params }) => {
  const { language, file } = params;
  const load = catalogues[`../platform/i18n/locales/${language}/${file}`];
  if (!load) return new HttpResponse(null, { status: 404 });
  const ofFields = await labels[`../platform/i18n/posting-labels/${language}.json`]?.();
  return HttpResponse.json({ ...(await load()), ...ofFields?.[String(file).replace(/\.json$/, "")] });
});

export const server = setupServer(visitor, emptyQueues, noBridges, noPreview, noNewTerms, quietSocket, texts);
