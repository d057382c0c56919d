import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiKey } from "../../modules/account/api-key/api-key.entity.ts";
import { keptOf, newApiToken } from "../../modules/account/api-key/api-key.token.ts";
import { newWebhookSecret, webhookHeaders } from "../../modules/company/webhook/sign-webhook.ts";
import { indexWork } from "../../modules/work/search/work.search-index.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { deprecationsOf } from "./deprecations.ts";
import { commandOf, examples } from "./examples.ts";
import { changesIn } from "./read-changes.ts";
import { webhookSample } from "./webhook-sample.ts";

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

const dir = mkdtempSync(join(tmpdir(), "kotoba-portal-"));
let server: TestServer;
let visitor: TestClient;
let key: string;
beforeAll(async () => {
  const file = join(dir, "safelist.json");
  writeFileSync(file, JSON.stringify({ operations: [] }));
  server = await startTestServer({ env: { GRAPHQL_SAFELIST: "1", SAFELIST_FILE: file, MCP: "on" } });
  visitor = server.anonymous();
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company, { title: "東京の接客", prefecture: "13", japaneseLevel: "N4", weeklyHours: 20 });
  indexWork(work, company);
  key = newApiToken();
  const { admin } = await server.asAdmin("OWNER");
  const facts = { name: "A", scopes: ["works:read" as const], requestsPerMinute: 60, createdBy: admin.id, createdAt: new Date() };
  em.create(ApiKey, { id: newId(), ...keptOf(key), ...facts });
  await em.flush();
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const page = async (path = "/developers", headers: Record<string, string> = {}) => {
  const response = await visitor.get(path, headers);
  return { response, html: await response.text() };
};

describe("the portal", () => {
  it.each([
    ["/developers", "ja", "アプリを作る（GraphQL）"],
    ["/en/developers", "en", "Build an app (GraphQL)"],
    ["/easy/developers/", "ja", "アプリを 作る（GraphQL）"],
    ["/EN/Developers", "en", "Be told what happens (webhooks)"],
  ])("at %s is in the language of its address", async (path, lang, text) => {
    const { html, response } = await page(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(text);
  });

  it.each(["vi", "zh", "ne", "id", "pt"])("in a language that people at work do not have leads to English: /%s", async (prefix) => {
    const { response } = await page(`/${prefix}/developers`);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/en/developers"]);
  });

  it.each(["/xx/developers", "/developers/nothing", "/developersx"])("is nowhere else: %s", async (path) => {
    expect((await page(path)).response.status).toBe(404);
  });

  it("loads one script of its own and nothing of others, under the policy of the site", async () => {
    const { html, response } = await page();
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect([...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([' src="/developers/try.js" defer']);
    expect(
      [...html.matchAll(/(?:src|<link[^>]*href)="(https?:[^"]+)"/g)].filter(([tag]) => !/alternate|canonical/.test(tag ?? "")),
    ).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
    const script = await visitor.get("/developers/try.js");
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(await script.text()).toContain('credentials: "omit"');
  });

  it("is kept and asked for again by its tag", async () => {
    const { response } = await page();
    const same = await page("/developers", { "if-none-match": response.headers.get("etag") ?? "" });
    expect([same.response.status, response.headers.get("cache-control")]).toEqual([304, "public, max-age=300"]);
  });

  it("leads to parts of itself, to pages of the site and to answers that are there", async () => {
    const { html } = await page("/en/developers");
    const links = new Set([...html.matchAll(/<a href="([^"]+)"/g)].map(([, link = ""]) => decode(link)));
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const ofScreens = ["/en", "/contact", "/company/webhook"];
    for (const link of links) {
      if (link.startsWith("#")) expect([link, ids.has(link.slice(1))]).toEqual([link, true]);
      else if (link.startsWith("/") && !ofScreens.includes(link)) expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
    }
    expect(links.has("/api/docs")).toBe(true);
  });

  it("tells what changed, by the changelog, and what will go, by the schema", async () => {
    const { html } = await page("/en/developers");
    expect(html).toContain("A company&apos;s own system is told of postings");
    expect(html).toContain("Nothing is deprecated at present.");
  });

  it("shows nothing to try of what the operator has switched off, which is not there", async () => {
    const closed = await startTestServer({ env: { MCP: "off", FEEDS: "off", WORKS_API: "off" } });
    const client = closed.anonymous();
    const html = await (await client.get("/developers")).text();
    expect(html).toContain('id="agent"');
    const gone = examples.filter(({ kind }) => kind !== "mobile");
    expect(gone.filter(({ id }) => html.includes(`id="${id}"`))).toEqual([]);
    for (const { method, path } of gone) expect([path, (await client.send(method, path)).status]).toEqual([path, 404]);
    expect((await client.get("/api")).status).toBe(200);
    await closed.close();
  });
});

describe("an example on the page", () => {
  it.each(examples)("$id is answered as it stands, in production posture", async ({ id, needsKey }) => {
    const { html } = await page("/en/developers");
    const article = new RegExp(`<article id="${id}">([^]*?)</article>`).exec(html)?.[1] ?? "";
    const attribute = (name: string) => decode(new RegExp(`data-${name}="([^"]*)"`).exec(article)?.[1] ?? "");
    const body = decode(/<textarea[^>]*>([^]*?)<\/textarea>/.exec(article)?.[1] ?? "");
    // As the site's own page, at the site's own address.
    const origin = new URL(server.services.environment.baseUrl).origin;
    const headers = { origin, accept: attribute("accept"), ...(needsKey && { authorization: `Bearer ${key}` }) };
    const response = await visitor.send(attribute("method"), attribute("path"), body || undefined, headers);
    const text = await response.text();
    expect([id, response.status]).toEqual([id, 200]);
    if (response.headers.get("content-type")?.includes("json")) {
      const answer = JSON.parse(text);
      expect([id, answer.errors, answer.error]).toEqual([id, undefined, undefined]);
      if (id.startsWith("graphql")) expect(text).toMatch(/"totalCount":\{"value":1/);
    } else expect(text).toContain("東京の接客");
    if (needsKey) expect((await visitor.send(attribute("method"), attribute("path"))).status).toBe(401);
  });

  it.each(examples)("$id is the same request as a command", async (example) => {
    const base = server.services.environment.baseUrl;
    const { html } = await page("/en/developers");
    const command = commandOf(example, base);
    expect(decode(html)).toContain(command);
    expect(command.split("\n")[0]).toContain(`'${base}${example.path}'`);
    const sent = /--data '([^]*)'$/.exec(command)?.[1]?.replaceAll("'\\''", "'");
    expect(sent && JSON.parse(sent)).toEqual(example.body);
  });

  it("of a receiver takes what the server signs, and nothing else", async () => {
    const file = join(dir, "receiver.mjs");
    writeFileSync(file, webhookSample);
    const { isGenuine } = await import(pathToFileURL(file).href);
    const [secret, body, at] = [newWebhookSecret(), '{"type":"work.changed"}', new Date()];
    const headers = webhookHeaders({ id: "0193", at, body, secrets: [newWebhookSecret(), secret] });
    expect(isGenuine({ secret, headers, body })).toBe(true);
    expect(isGenuine({ secret, headers, body: `${body} ` })).toBe(false);
    expect(isGenuine({ secret: newWebhookSecret(), headers, body })).toBe(false);
    expect(isGenuine({ secret, headers: { ...headers, "webhook-id": "0194" }, body })).toBe(false);
    expect(isGenuine({ secret, headers, body, now: at.getTime() + 301_000 })).toBe(false);
  });
});

it("a changelog is read with its versions, parts and changes of several lines", () => {
  const text = "# Changes\n\nWords.\n\n## Not released\n\n### Added\n- One\n  and more.\n- Two.\n\n## 1.0.0\n\n### Breaking\n- Three.\n";
  expect(changesIn(text)).toEqual([
    { name: "Not released", parts: [{ name: "Added", changes: ["One and more.", "Two."] }] },
    { name: "1.0.0", parts: [{ name: "Breaking", changes: ["Three."] }] },
  ]);
});

it("what is deprecated in a schema is found wherever it stands", () => {
  const schema = buildSchema(`
    enum Kind { OLD @deprecated(reason: "Use NEW.") NEW }
    input Filter { kind: Kind @deprecated(reason: "Use kinds.") kinds: [Kind!] }
    type Query { a(first: Int @deprecated(reason: "Use last."), last: Int, filter: Filter): Int @deprecated(reason: "Use b.") b: Int }
  `);
  expect(deprecationsOf(schema)).toEqual([
    { coordinate: "Kind.OLD", instead: "Use NEW." },
    { coordinate: "Filter.kind", instead: "Use kinds." },
    { coordinate: "Query.a", instead: "Use b." },
    { coordinate: "Query.a(first:)", instead: "Use last." },
  ]);
});
