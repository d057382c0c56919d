import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../app/create-schema.ts";
import { systemContext } from "../../app/request-context.ts";
import { keepOperations } from "../../modules/account/client-operation/register-operations.ts";
import { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";
import { readDocuments } from "../../shared/graphql/read-documents.ts";
import { newId } from "../../shared/ids.ts";
import { anAdmin, aWork } from "../factories.ts";
import { mailedToken } from "../outbox.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import * as api from "./generated.ts";
import { createOutsideClient, type OutsideClient } from "./outside-client.ts";

const email = "native@example.jp";
const redirectUri = "com.example.app:/back";
const secrets = { PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`, HMAC_KEY: "x7Jw0s8q".repeat(5) };
const none: { errors: unknown[] } = { errors: [] };

let dir: string;
let server: TestServer;
/** The system's browser, with cookies; the app itself, with its token only; and the company. */
let browser: OutsideClient;
let app: OutsideClient;
let company: Awaited<ReturnType<TestServer["asCompany"]>>;
let clientId: string;
let workId: string;
let entryId: string;
let token = "";
let renewing = "";

/** The operator approved the app and registered its operations: production answers no others. */
async function admit(): Promise<void> {
  const em = server.em();
  const facts = { name: "しごとアプリ", recipient: "例アプリ株式会社", purpose: "応募の管理", purposeEn: "Applications", country: "JP" };
  const may = {
    kind: "SEEKER",
    isNative: true,
    redirectUris: [redirectUri],
    origins: [],
    scopes: ["profile", "apply", "messages"],
  } as const;
  const approval = { approvedBy: anAdmin(em), approvedAt: new Date() };
  clientId = newId();
  em.create(OAuthClient, {
    id: clientId,
    ...facts,
    ...may,
    redirectUris: [...may.redirectUris],
    origins: [],
    scopes: [...may.scopes],
    ...approval,
  });
  await em.flush();
  const files = ["main-job.graphql", "native-app.graphql"];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), "utf8")));
  const operations = readDocuments(createSchema(server.services.pubSub), texts.join("\n"));
  await keepOperations(systemContext(server.services, "test").ctx, { client: "native", operations });
  await server.services.clientOperations.refresh();
}

async function exchange(form: Record<string, string>): Promise<void> {
  const response = await fetch(`${server.url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...form }),
  });
  const answer = await response.json();
  expect([response.status, answer.error]).toEqual([200, undefined]);
  token = answer.access_token;
  renewing = answer.refresh_token;
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "kotoba-native-"));
  const file = join(dir, "safelist.json");
  await writeFile(file, JSON.stringify({ operations: [] }));
  server = await startTestServer({ env: { NODE_ENV: "production", SAFELIST_FILE: file, ...secrets } });
  browser = createOutsideClient(`${server.url}/graphql`);
  app = createOutsideClient(`${server.url}/graphql`, () => token);
  company = await server.asCompany("OWNER");
  const em = server.em();
  workId = aWork(em, em.merge(company.company)).id;
  await em.flush();
  await admit();
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

describe("a native app made from schema.graphql alone does the main job in production's posture", () => {
  it("its person registers in the system's browser by the mailed link", async () => {
    const visitor = createOutsideClient(`${server.url}/graphql`);
    expect((await visitor.ask(api.RequestRegistrationDocument, { input: { email } })).requestRegistration).toMatchObject(none);
    const name = { familyName: "外川", givenName: "アナ" };
    const input = { token: await mailedToken(server.em(), email), password: "correct horse battery staple", agreeToTerms: true, ...name };
    expect((await browser.ask(api.RegisterDocument, { input })).register).toMatchObject(none);
  });

  it("signs in by OAuth with PKCE, and its person agrees in the browser", async () => {
    const verifier = randomBytes(32).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const asked = { client_id: clientId, response_type: "code", redirect_uri: redirectUri, scope: "profile apply messages", state: "s" };
    const query = new URLSearchParams({ ...asked, code_challenge: challenge, code_challenge_method: "S256" });
    let response = await browser.open(`${server.url}/oauth/auth?${query}`);
    const path = (answer: Response) => new URL(answer.headers.get("location") ?? "", server.url).pathname;
    const consent = `${server.url}${path(response)}`;
    expect(await (await browser.open(consent)).text()).toContain("例アプリ株式会社");
    response = await browser.open(consent, { decision: "allow" });
    response = await browser.open(`${server.url}${path(response)}`);
    const back = new URL(response.headers.get("location") ?? "");
    expect([back.protocol, back.searchParams.get("state")]).toEqual(["com.example.app:", "s"]);
    const code = back.searchParams.get("code") ?? "";
    await exchange({ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier });
    expect((await app.ask(api.WhoAmIDocument, {})).viewer.seeker).toMatchObject({ displayName: "外川 アナ" });
  });

  it("fills in the profile and searches", async () => {
    const { me } = await app.ask(api.MyProfileDocument, {});
    const input = { version: me.profile.version, selfDeclaredLevel: "N3", workPermission: "UNRESTRICTED", phone: "09012345678" } as const;
    expect((await app.ask(api.UpdateProfileDocument, { input })).updateProfile).toMatchObject(none);
    const { works } = await app.ask(api.SearchWorksDocument, { filter: null, sort: "NEWEST", first: 5, after: null });
    expect(works.items.map(({ id }) => id)).toEqual([workId]);
  });

  it("applies once its person presses, after its token was renewed", async () => {
    await exchange({ grant_type: "refresh_token", refresh_token: renewing });
    const saved = await app.ask(api.SaveDraftDocument, { input: { workId, message: "働きたいです。", answers: [] } });
    const version = saved.saveEntryDraft.draft?.version ?? 0;
    const confirmed = await app.ask(api.ConfirmDraftDocument, { input: { workId, version } });
    const draftVersion = confirmed.confirmEntryDraft.draft?.version ?? 0;
    const input = { workId, draftVersion, consent: true, operationId: randomUUID() };
    const { submitEntry } = await app.ask(api.ApplyDocument, { input });
    expect(submitEntry).toMatchObject({ ...none, entry: { status: "APPLIED" } });
    entryId = submitEntry.entry?.id ?? "";
    const unpressed = await app.ask(api.ApplyDocument, { input: { ...input, consent: false, operationId: randomUUID() } });
    expect(unpressed.submitEntry.errors.length).toBeGreaterThan(0);
  });

  it("writes to the company and picks the time that it offers", async () => {
    const { version } = (await company.graphql(print(api.ApplicantDocument), { id: entryId })).data.companyEntry;
    const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const slot = { startsAt, minutes: 30, way: "ONLINE", place: "https://meet.example.jp/1" };
    const offered = await company.graphql(print(api.OfferSlotsDocument), { input: { entryId, version, slots: [slot] } });
    expect(offered.data.offerInterviewSlots.errors).toEqual([]);
    const { entry } = await app.ask(api.OfferedSlotsDocument, { id: entryId });
    const picked = await app.ask(api.PickSlotDocument, { input: { id: entry?.interviewSlots[0]?.id ?? "" } });
    expect(picked.pickInterviewSlot).toMatchObject(none);
    const message = { conversationId: entry?.conversationId ?? "", body: "よろしくお願いします。", operationId: randomUUID() };
    expect((await app.ask(api.WriteDocument, { input: message })).sendMessage).toMatchObject(none);
    const { conversation } = await app.ask(api.ConversationDocument, { id: message.conversationId });
    expect(conversation?.messages.items.map(({ body }) => body)).toContain("よろしくお願いします。");
  });

  it("is answered nothing that was not registered", async () => {
    const body = JSON.stringify({ query: "query Other { me { id } }" });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/graphql`, { method: "POST", headers, body });
    expect(response.status).toBe(400);
  });

  it("signs out, and its tokens are worth nothing", async () => {
    await app.ask(api.SignOutDocument, { input: { kind: "SEEKER" } });
    await expect(app.ask(api.MyProfileDocument, {})).rejects.toThrow("UNAUTHENTICATED");
    const form = new URLSearchParams({ client_id: clientId, grant_type: "refresh_token", refresh_token: renewing });
    expect((await fetch(`${server.url}/oauth/token`, { method: "POST", body: form })).status).toBe(400);
  });
});
