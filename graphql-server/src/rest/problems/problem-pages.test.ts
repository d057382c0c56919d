import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { houseLocales, locales } from "../../shared/locale.ts";
import { errorCatalogue } from "../../shared/messages/error-catalogue.ts";
import { isReaderCode } from "../../shared/messages/error-code.ts";
import { statusTitle } from "../../shared/messages/status-titles.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const catalogue = errorCatalogue();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, language = "ja") => server.anonymous().get(path, { "accept-language": language });
const pathOf = (address: string) => address.replace(server.services.environment.baseUrl, "");
const plain = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">");

describe("a refusal", () => {
  it.each([
    ["a path that is not there", "GET", "/api/nothing", undefined],
    ["no session", "GET", "/api/admin", undefined],
    ["no key", "GET", "/api/v1/works", undefined],
    ["another method", "DELETE", "/api/login", undefined],
    ["fields that are missing", "POST", "/api/user/login", {}],
    ["a body that is no JSON", "POST", "/api/user/login", "{"],
    ["a body that is too long", "POST", "/api/user/login", { email: "x".repeat(200_000) }],
    ["an address outside the API", "POST", "/nowhere", {}],
  ] as const)("for %s names a page that explains its code, and tells kind and case apart", async (_name, method, path, body) => {
    const response = await server.anonymous().send(method, path, body);
    const { type, code, title, detail, instance, status } = await response.json();
    expect(type).toBe(`${server.services.environment.baseUrl}/api/problems/${code}`);
    expect([title, instance]).toEqual([statusTitle(status, "ja"), `urn:uuid:${response.headers.get("x-request-id")}`]);
    expect(detail).not.toBe(title);
    const page = await get(pathOf(type));
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(plain(await page.text())).toContain(catalogue[code]?.messages?.["ja"]);
  });

  it("of several fields says each thing once, and keeps its kind", async () => {
    const { detail, errors, title } = await (await server.anonymous().post("/api/user/login", {})).json();
    expect(errors.length).toBeGreaterThan(1);
    for (const { message } of errors) expect(detail.split(message)).toHaveLength(2);
    expect(title).toBe("入力内容を確認してください");
  });

  it("of another site's form is one too", async () => {
    const response = await server.anonymous().post("/api/user/login", {}, { "sec-fetch-site": "cross-site" });
    const { code, type } = await response.json();
    expect([response.status, code, (await get(pathOf(type))).status]).toEqual([403, "CROSS_SITE", 200]);
  });
});

describe("the page of a code", () => {
  it.each(Object.keys(catalogue))("%s has its text in every language in which it is told", async (code) => {
    const html = plain(await (await get(`/api/problems/${code}`)).text());
    const { description, messages } = catalogue[code]!;
    const readers = isReaderCode(code) ? locales : houseLocales;
    expect(html).toContain(`<h1><code>${code}</code></h1>`);
    for (const locale of messages ? readers : []) expect(html).toContain(messages?.[locale]);
    if (!messages) expect(html).toContain(description);
    expect(/<script|<[^>]*\son\w+=/.exec(html)).toBeNull();
  });

  it.each([
    ["ja", '<html lang="ja">', "表示される文"],
    ["ja-x-easy", '<html lang="ja">', "見る 人に 出る 文"],
    ["en", '<html lang="en">', "What people are told"],
    ["vi", '<html lang="en">', "What people are told"],
  ])("for a reader of %s has headings they can read", async (language, lang, heading) => {
    const html = await (await get("/api/problems/NOT_FOUND", language)).text();
    expect(html).toContain(lang);
    expect(html).toContain(heading);
    expect(html).toContain("<code>404</code>");
  });

  it.each(["NOTHING", "not_found", "__proto__", "constructor", "toString"])("of what is no code is not there: %s", async (code) => {
    expect((await get(`/api/problems/${code}`)).status).toBe(404);
  });

  it("is one of a list, which a reader gets in their own words", async () => {
    const html = plain(await (await get("/api/problems", "pt-BR")).text());
    expect(Object.keys(catalogue).filter((code) => !html.includes(`href="/api/problems/${code}"`))).toEqual([]);
    expect(html).toContain(catalogue["RATE_LIMITED"]?.messages?.["pt-BR"]);
  });
});
