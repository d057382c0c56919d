import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { TermsConsent } from "../../account/registration/terms-consent.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";

let server: TestServer;
let owner: TestClient;
const day = (iso: string) => new Date(`${iso}T03:00:00Z`);
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(day("2026-11-21"));
  owner = await server.asAdmin("OWNER");
});
afterAll(() => server.close());

const text = (language: string) => `# 規約 ${language}\n\n前文 {name}\n\n## 第1条 {#scope}\n段落です。`;

async function announce(page: string, validFrom: string, changes: string) {
  const input = { page, validFrom, ja: text("ja"), en: text("en"), easy: text("easy") };
  const { data } = await owner.graphql(
    "mutation ($input: AddLegalTextInput!) { addLegalText(input: $input) { done errors { code path } } }",
    { input: { ...input, changesJa: changes, changesEn: `${changes} (en)`, changesEasy: `${changes} (easy)` } },
  );
  expect(data.addLegalText).toEqual({ done: true, errors: [] });
}

async function read(version: string | null, language = "ja") {
  const query =
    "query ($version: String) { sitePage(name: TERMS, version: $version) { title lead updatedOn when versions { validFrom when changes } } }";
  return server.anonymous().graphql(query, { version }, { "accept-language": language });
}

const pendingQuery = "query ($kind: PasskeyKind!) { pendingTerms(kind: $kind) { version validFrom texts { page validFrom changes } } }";
const pending = async (client: TestClient, kind: string, language = "ja") =>
  (await client.graphql(pendingQuery, { kind }, { "accept-language": language })).data.pendingTerms;

async function accept(client: TestClient, kind: string, version: string) {
  const { data } = await client.graphql(
    "mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { done errors { code path } } }",
    { input: { kind, version } },
  );
  return data.acceptTerms;
}

describe("the versions of a legal page", () => {
  beforeAll(async () => {
    await announce("TERMS", "2026-12-01", "第5条を加えました。");
    await announce("TERMS", "2027-04-01", "手数料の説明を変えました。");
    await announce("PRIVACY", "2027-04-01", "委託先を加えました。");
  });

  it("are listed with their day and what changed, the announced ones too", async () => {
    server.setNow(day("2026-12-24"));
    const { data } = await read(null);
    expect(data.sitePage).toMatchObject({ title: "規約 ja", updatedOn: "2026-12-01", when: "NOW" });
    expect(data.sitePage.versions).toEqual([
      { validFrom: "2027-04-01", when: "FUTURE", changes: "手数料の説明を変えました。" },
      { validFrom: "2026-12-01", when: "NOW", changes: "第5条を加えました。" },
      { validFrom: "2026-11-01", when: "PAST", changes: null },
    ]);
    expect((await read(null, "vi")).data.sitePage.versions[0].changes).toBe("手数料の説明を変えました。 (en)");
  });

  it("can each be read, the one of before with the facts of its time", async () => {
    server.setNow(day("2026-12-24"));
    expect((await read("2026-11-01")).data.sitePage).toMatchObject({ title: "利用規約", updatedOn: "2026-11-01", when: "PAST" });
    expect((await read("2027-04-01")).data.sitePage).toMatchObject({ updatedOn: "2027-04-01", when: "FUTURE" });
    owner = await server.asAdmin("OWNER");
    const facts = (await owner.graphql("{ operatorFactRows { when permit demo facts { name value } } }")).data.operatorFactRows;
    const now = facts.find(({ when }: { when: string }) => when === "NOW");
    const valid: Record<string, string> = { name: "株式会社あとから", corporateNumber: "8700110005901", invoiceNumber: "T8700110005901" };
    const changed = now.facts.map(({ name, value }: { name: string; value: string }) => ({ name, value: valid[name] ?? value }));
    const input = { validFrom: "2027-05-01", demo: false, permit: now.permit, facts: changed };
    const { data } = await owner.graphql(
      "mutation ($input: AddOperatorFactsInput!) { addOperatorFacts(input: $input) { done errors { code path } } }",
      { input },
    );
    expect(data.addOperatorFacts).toEqual({ done: true, errors: [] });
    server.setNow(day("2027-05-02"));
    expect((await read(null)).data.sitePage.lead).toBe("前文 株式会社あとから");
    expect((await read("2026-12-01")).data.sitePage.lead).not.toContain("あとから");
  });

  it.each(["2026-11-02", "1999-01-01", "yesterday"])("do not have one of %s", async (version) => {
    expect((await read(version)).errors[0]?.extensions?.code).toBe("NOT_FOUND");
  });
});

describe.each(["SEEKER", "COMPANY"] as const)("a %s", (kind) => {
  const enter = () => (kind === "SEEKER" ? server.asSeeker() : server.asCompany("RECRUITER"));

  it("has nothing to agree to before a new version is in force", async () => {
    server.setNow(day("2026-11-30"));
    expect(await pending(await enter(), kind)).toBeNull();
  });

  it("reads what is new since the version they agreed to, agrees once, and is not asked again", async () => {
    server.setNow(day("2027-04-02"));
    const client = await enter();
    expect(await pending(client, kind)).toEqual({
      version: "2027-04-01",
      validFrom: "2027-04-01",
      texts: [
        { page: "TERMS", validFrom: "2027-04-01", changes: "手数料の説明を変えました。" },
        { page: "PRIVACY", validFrom: "2027-04-01", changes: "委託先を加えました。" },
        { page: "TERMS", validFrom: "2026-12-01", changes: "第5条を加えました。" },
      ],
    });
    expect(await accept(client, kind, "2026-12-01")).toEqual({ done: false, errors: [{ code: "STALE_VERSION", path: ["version"] }] });
    expect(await pending(client, kind)).not.toBeNull();
    const before = await server.em().count(AuditEvent, { action: "terms.accept" });
    expect(await accept(client, kind, "2027-04-01")).toEqual({ done: true, errors: [] });
    expect(await accept(client, kind, "2027-04-01")).toEqual({ done: true, errors: [] });
    expect(await pending(client, kind)).toBeNull();
    expect(await server.em().count(AuditEvent, { action: "terms.accept" })).toBe(before + 1);
  });

  it("who agreed to the version before reads only what came after it", async () => {
    server.setNow(new Date("2027-03-31T14:59:00Z"));
    const client = await enter();
    expect(await accept(client, kind, "2026-12-01")).toEqual({ done: true, errors: [] });
    expect(await pending(client, kind)).toBeNull();
    server.setNow(new Date("2027-03-31T15:00:00Z"));
    const { texts } = await pending(client, kind);
    expect(texts.map(({ validFrom }: { validFrom: string }) => validFrom)).toEqual(["2027-04-01", "2027-04-01"]);
  });

  it("agrees once, however often and at the same time the button is pressed", async () => {
    server.setNow(day("2027-04-02"));
    const client = await enter();
    const before = await server.em().count(TermsConsent, { kind, version: "2027-04-01" });
    const answers = await Promise.all([1, 2, 3].map(() => accept(client, kind, "2027-04-01")));
    expect(answers.every(({ done }) => done)).toBe(true);
    expect(await server.em().count(TermsConsent, { kind, version: "2027-04-01" })).toBe(before + 1);
  });
});

it("a seeker's first agreement stays as it was, and the back office shows both", async () => {
  server.setNow(day("2027-04-02"));
  const seeker = await server.asSeeker();
  await accept(seeker, "SEEKER", "2027-04-01");
  const { id } = seeker.user;
  expect((await server.em().findOneOrFail(User, { id })).termsVersion).toBe("2026-11");
  const operator = await server.asAdmin("OPERATOR");
  const { data } = await operator.graphql("query ($id: ID!) { adminSeeker(id: $id) { agreedTerms { version } } }", { id });
  expect(data.adminSeeker.agreedTerms).toEqual([{ version: "2027-04-01" }, { version: "2026-11" }]);
});

it("the back office shows what a member agreed to", async () => {
  server.setNow(day("2027-04-02"));
  const member = await server.asCompany("OWNER");
  await accept(member, "COMPANY", "2027-04-01");
  const operator = await server.asAdmin("OPERATOR");
  const { data } = await operator.graphql("query ($id: ID!) { adminCompany(id: $id) { members { agreedTerms { version acceptedAt } } } }", {
    id: member.member.company.id,
  });
  expect(data.adminCompany.members[0].agreedTerms).toMatchObject([{ version: "2027-04-01" }, { version: "2026-11" }]);
});

it("nobody agrees for an account that is not signed in", async () => {
  server.setNow(day("2027-04-02"));
  const seeker = await server.asSeeker();
  expect(await pending(seeker, "COMPANY")).toBeNull();
  expect(await accept(seeker, "COMPANY", "2027-04-01")).toMatchObject({ done: false, errors: [{ code: "UNAUTHENTICATED" }] });
  const { errors } = await server.anonymous().graphql(pendingQuery, { kind: "SEEKER" });
  expect(errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
