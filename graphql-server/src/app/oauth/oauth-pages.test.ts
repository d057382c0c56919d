import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, languages, locales } from "../../shared/locale.ts";
import { appScopes, scopesOf } from "../../shared/viewer/app-scopes.ts";
import { appAccess } from "../../testing/app-access.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findKnownPath } from "../pages/known-paths.ts";
import { oauthWords } from "./oauth-words.ts";

const name = "Shigoto";
const recipient = "Example Apps";

let server: TestServer;
let owner: TestClient;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
let clientId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.asAdmin("OWNER");
  seeker = await server.asSeeker();
  clientId = await anApp({ name, recipient });
});
afterAll(() => server.close());
const { anApp, ask } = appAccess(() => ({ server, owner, seeker, clientId }));

/** Where a browser's consent to everything that an app may ask for stands. */
async function consentOf(browser: TestClient): Promise<string> {
  const asked = await ask(browser, "v".repeat(43), { scope: scopesOf("SEEKER").join(" ") });
  return new URL(asked.headers.get("location") ?? "", server.url).pathname;
}

/** What people read on a page, and the language that it says it is in. */
async function read(response: Response) {
  const html = await response.text();
  const words = html
    .replace(/^.*<body>/s, "")
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return { html, words, language: /<html lang="([^"]+)"/.exec(html)?.[1] };
}

/** Letters that no text of a language has. */
const foreign: Readonly<Record<Locale, RegExp>> = {
  ja: /[\u0900-\u097f]/,
  "ja-x-easy": /[\u0900-\u097f]/,
  en: /[\u0900-\u097f\u3040-\u9fff]/,
  vi: /[\u0900-\u097f\u3040-\u9fff]/,
  "zh-Hans": /[\u0900-\u097f\u3040-\u30ff]/,
  ne: /[\u3040-\u9fff]/,
  id: /[\u0900-\u097f\u3040-\u9fff]/,
  "pt-BR": /[\u0900-\u097f\u3040-\u9fff]/,
};

describe.each(locales)("in %s", (locale) => {
  const texts = oauthWords[locale];

  it("a person reads who asks, for what, where it goes and how it ends, before they press", async () => {
    const chosen = await seeker.graphql("mutation ($locale: String!) { setLocale(input: { locale: $locale }) { errors { code } } }", {
      locale,
    });
    expect(chosen.data.setLocale.errors).toEqual([]);
    const page = await seeker.get(await consentOf(seeker), { "accept-language": "fr" });
    const { language, words } = await read(page);
    expect([page.status, language]).toEqual([200, languages[locale].html]);
    const { title, lead, recipient: receives, purpose, country, may, end, allow, deny } = texts;
    const scopes = scopesOf("SEEKER").map((scope) => texts.scopes[scope]);
    for (const text of [title, lead.replace("{app}", name), receives, recipient, purpose, country, may, ...scopes, end, allow, deny])
      expect(words.split("\n").map((line) => line.trim())).toContain(text);
    expect(words).not.toMatch(foreign[locale]);
  });

  it("a visitor is told to sign in first, with a link to that in the same language", async () => {
    const visitor = server.anonymous();
    const { html, language, words } = await read(await visitor.get(await consentOf(visitor), { "accept-language": locale }));
    const { prefix } = languages[locale];
    expect(language).toBe(languages[locale].html);
    const link = `${prefix === null ? "" : `/${prefix}`}/log-in`;
    expect(html).toContain(`href="${link}"`);
    expect(findKnownPath("/log-in")).toBeDefined();
    for (const text of [texts.title, texts.signIn, texts.signInLink, texts.again]) expect(words).toContain(text);
  });

  it("a way that is over says so", async () => {
    const over = await server.anonymous().get("/oauth/consent/none", { "accept-language": locale });
    expect(over.status).toBe(400);
    expect((await read(over)).words).toContain(texts.over);
  });
});

it("a member of a company is sent to the sign-in of companies", async () => {
  const own = clientId;
  clientId = await anApp({ kind: "COMPANY", scopes: ["works:read"] });
  const asked = await ask(seeker, "v".repeat(43), { scope: "works:read" });
  const { pathname } = new URL(asked.headers.get("location") ?? "", server.url);
  expect(await (await seeker.get(pathname)).text()).toContain('href="/company/login"');
  expect(findKnownPath("/company/login")).toBeDefined();
  clientId = own;
});

it("each scope is named in each language, by other words than the scopes beside it", () => {
  for (const locale of locales) expect(new Set(appScopes.map((scope) => oauthWords[locale].scopes[scope])).size).toBe(appScopes.length);
});
