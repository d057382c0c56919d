import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { indexProfiles } from "../profile/profile.search-index.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { Session } from "../session/session.entity.ts";
import { User } from "./user.entity.ts";

let server: TestServer;
let operator: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

const list = `query ($filter: AdminSeekerFilter, $sort: AdminSeekerSort! = NEWEST, $first: Int! = 50, $after: String) {
  adminSeekers(filter: $filter, sort: $sort, first: $first, after: $after) {
    items { id name kana email status measuredLevel entryCount lastSeenAt } pageInfo { endCursor hasNextPage } totalCount } }`;
const detail = `query ($id: ID!) { adminSeeker(id: $id) { seeker { name status version } legalMoves attempts { id } entryCounts { status count }
  entries { workTitle companyName } purchases { id } sessions { id device } events { from to reason actorName } } }`;
const found = async (filter: object) =>
  (await operator.graphql(list, { filter })).data.adminSeekers.items.map(({ id }: { id: string }) => id);

const act = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { detail { seeker { status version name email } sessions { id } events { to } } errors { code message } } }`;
const suspend = act("suspendSeeker", "SuspendSeekerInput");
const unsuspend = act("unsuspendSeeker", "UnsuspendSeekerInput");
const erase = act("eraseSeeker", "EraseSeekerInput");
const versionOf = async (id: string) => (await server.em().findOneOrFail(User, { id })).version;
const run = async (text: string, input: { id: string; [field: string]: unknown }) => {
  const { data, errors } = await operator.graphql(text, {
    input: { version: await versionOf(input.id), reason: "なりすましの通報", ...(text === suspend && { ground: "HARASSMENT" }), ...input },
  });
  expect(errors).toEqual([]);
  return Object.values<{ detail: { seeker: { status: string } } | null; errors: { code: string }[] }>(data)[0];
};

async function person(profile: object, user: object = {}) {
  const em = server.em();
  const made = aSeeker(em, user, profile);
  await em.flush();
  return made;
}

describe("finding a seeker", () => {
  it("goes by parts of the name in kanji, kana of any kind, Latin letters, the mail address and the id", async () => {
    const names = {
      familyName: "齋藤",
      givenName: "久美子",
      familyNameKana: "サイトウ",
      givenNameKana: "クミコ",
      latinName: "SAITO KUMIKO",
    };
    const { id } = await person(names, { email: "kumiko.s@finding.example.jp" });
    for (const keyword of [
      "齋藤",
      "久美",
      "齋藤久美子",
      "齋藤 久美子",
      "さいとう",
      "ｻｲﾄｳ",
      "クミコ",
      "saito",
      "SAITO kum",
      "kumiko.s@finding",
      "finding",
      id,
    ]) {
      expect([keyword, await found({ keyword })]).toEqual([keyword, [id]]);
    }
    for (const keyword of ["齋藤 太郎", "藤齋", newId(), "%", "☆"]) expect([keyword, await found({ keyword })]).toEqual([keyword, []]);
  });

  it("follows a name that the seeker changes", async () => {
    const seeker = await server.asSeeker();
    const save = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }";
    const { version } = await server.em().findOneOrFail(UserProfile, { user: seeker.user.id });
    await seeker.graphql(save, { input: { version, familyName: "鬼龍院" } });
    expect(await found({ keyword: "鬼龍院" })).toEqual([seeker.user.id]);
  });

  it("narrows by state, measured level and day of registration, together", async () => {
    const createdAt = new Date("2024-05-05T00:00:00Z");
    const years = { registeredFrom: "2024-05-01T00:00:00Z", registeredBefore: "2024-06-01T00:00:00Z" };
    const measured = await person({ measuredLevel: "N2" }, { createdAt, status: "SUSPENDED" });
    const other = await person({}, { createdAt });
    await person({ measuredLevel: "N2" }, { createdAt: new Date("2024-06-01T00:00:00Z") });
    expect(await found({ ...years })).toEqual([other.id, measured.id]);
    expect(await found({ ...years, measuredLevels: ["N2", "N1"] })).toEqual([measured.id]);
    expect(await found({ ...years, unmeasured: true })).toEqual([other.id]);
    expect(await found({ ...years, measuredLevels: ["N2"], unmeasured: true })).toEqual([other.id, measured.id]);
    expect(await found({ ...years, statuses: ["SUSPENDED"] })).toEqual([measured.id]);
  });

  it("pages by keyset without losing or repeating anybody of the same second, both ways round", async () => {
    const em = server.em();
    const createdAt = new Date("2023-01-01T00:00:00Z");
    const ids = Array.from({ length: 7 }, () => aSeeker(em, { createdAt }, { familyName: "頁" }).id).toSorted();
    await em.flush();
    for (const sort of ["NEWEST", "OLDEST"]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const {
          adminSeekers,
        }: { adminSeekers: { items: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; totalCount: number } } = (
          await operator.graphql(list, { filter: { keyword: "頁" }, sort, first: 3, after })
        ).data;
        expect(adminSeekers.totalCount).toBe(7);
        seen.push(...adminSeekers.items.map(({ id }) => id));
        after = adminSeekers.pageInfo.hasNextPage ? adminSeekers.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(sort === "OLDEST" ? ids : ids.toReversed());
    }
  });

  it("costs as many statements for many as for few", async () => {
    const count = (first: number) => statementsOf(server.services.database, () => operator.graphql(list, { first }));
    expect((await count(2)).length).toBe((await count(15)).length);
  });

  it("also finds people whose profile was written before there was a search", async () => {
    const { id } = await person({ familyName: "勅使河原" });
    await server.em().nativeUpdate(UserProfile, { user: id }, { searchKey: null, searchTokens: [] });
    expect(await found({ keyword: "勅使河原" })).toEqual([]);
    await indexProfiles(server.em(), "MISSING");
    expect(await found({ keyword: "勅使河原" })).toEqual([id]);
  });
});

describe("a seeker's page", () => {
  it("shows applications and browsers, nothing of address, telephone or birth, and notes who looked", async () => {
    const seeker = await server.asSeeker();
    const company = await server.asCompany();
    const em = server.em();
    anEntry(em, { user: em.merge(seeker.user), work: aWork(em, em.merge(company.company), { title: "清掃スタッフ" }) });
    await em.flush();
    const { data } = await operator.graphql(detail, { id: seeker.user.id });
    expect(data.adminSeeker).toMatchObject({
      seeker: { name: "山田 花子", status: "ACTIVE" },
      entryCounts: [{ status: "APPLIED", count: 1 }],
      entries: [{ workTitle: "清掃スタッフ", companyName: company.company.name }],
      sessions: [{ device: expect.any(String) }],
    });
    const rest = await operator.get(`/api/admin/user/detail?id=${seeker.user.id}`);
    expect(rest.status).toBe(200);
    const text = await rest.text();
    for (const secret of ["+819012345678", "西新宿", "1998-04-01", "1600023"]) expect(text).not.toContain(secret);
    const looks = await server.em().find(AuditEvent, { action: "user.view", objectId: seeker.user.id });
    expect(looks.map(({ actorId }) => actorId)).toEqual([operator.admin.id, operator.admin.id]);
  });

  it("signs the seeker out in one browser or in all", async () => {
    const seeker = await server.asSeeker();
    await server.asSeeker(seeker.user);
    const end = act("endSeekerSessions", "EndSeekerSessionsInput");
    const [first] = await server.em().find(Session, { accountId: seeker.user.id });
    const one = await operator.graphql(end, { input: { id: seeker.user.id, sessionId: first?.id } });
    expect(one.data.endSeekerSessions.detail.sessions).toHaveLength(1);
    const again = await operator.graphql(end, { input: { id: seeker.user.id, sessionId: first?.id } });
    expect(again.data.endSeekerSessions.errors[0].code).toBe("NOT_FOUND");
    const all = await operator.graphql(end, { input: { id: seeker.user.id } });
    expect(all.data.endSeekerSessions.detail.sessions).toEqual([]);
  });

  it("and its REST pages are for owners and operators only", async () => {
    const { id } = await person({});
    for (const [client, status] of [
      [server.anonymous(), 401],
      [await server.asSeeker(), 401],
      [await server.asCompany(), 401],
      [await server.asAdmin("EDITOR"), 403],
      [await server.asAdmin("ACCOUNTANT"), 403],
      [await server.asAdmin("OWNER"), 200],
    ] as const) {
      for (const path of [`/api/admin/user?keyword=${id}`, `/api/admin/user/detail?id=${id}`])
        expect([path, (await client.get(path)).status]).toEqual([path, status]);
    }
    expect((await operator.get("/api/admin/user?status=NONSENSE")).status).toBe(422);
    expect((await operator.get(`/api/admin/user/detail?id=${newId()}`)).status).toBe(404);
    expect((await operator.graphql(detail, { id: newId() })).data.adminSeeker).toBeNull();
  });
});

describe("a suspension", () => {
  it("ends sessions, refuses signing in, keeps applications, tells the person, and can be lifted", async () => {
    const seeker = await server.asSeeker();
    const company = await server.asCompany();
    const em = server.em();
    const entry = anEntry(em, { user: em.merge(seeker.user), work: aWork(em, em.merge(company.company)) });
    await em.flush();
    expect((await run(suspend, { id: seeker.user.id }))?.detail?.seeker.status).toBe("SUSPENDED");
    expect((await seeker.graphql("{ entries(first: 1) { totalCount } }")).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect((await server.em().findOneOrFail(Entry, { id: entry.id })).status).toBe("APPLIED");
    const [mail] = await server.mails();
    expect([mail?.to, mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(seeker.user.email),
      expect.stringContaining("停止"),
      expect.not.stringContaining("なりすまし"),
    ]);
    const move = "mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } } }";
    const moved = await company.graphql(move, { input: { id: entry.id, version: entry.version, to: "SCREENING" } });
    expect(moved.data.moveEntry.errors).toEqual([]);
    expect((await server.mails()).filter(({ to }) => to.includes(seeker.user.email))).toHaveLength(1);
    const page = await operator.graphql(detail, { id: seeker.user.id });
    expect(page.data.adminSeeker.events).toEqual([
      { from: "ACTIVE", to: "SUSPENDED", reason: "なりすましの通報", actorName: operator.admin.name },
    ]);
    expect((await run(suspend, { id: seeker.user.id }))?.errors[0]?.code).toBe("ILLEGAL_TRANSITION");
    expect((await run(unsuspend, { id: seeker.user.id }))?.detail?.seeker.status).toBe("ACTIVE");
    expect(await server.em().count(AuditEvent, { action: { $in: ["user.suspend", "user.unsuspend"] }, objectId: seeker.user.id })).toBe(2);
  });

  it("of somebody who is leaving leads back to leaving", async () => {
    const { id } = await person({}, { status: "CANCELLING", eraseAfter: new Date(Date.now() + 86_400_000) });
    await run(suspend, { id });
    expect((await run(unsuspend, { id }))?.detail?.seeker.status).toBe("CANCELLING");
  });

  it.each([
    ["ja", "理由：ほかの利用者への嫌がらせ"],
    ["vi", "Lý do: Có hành vi quấy rối"],
    ["pt-BR", "Motivo: Houve assédio"],
  ] as const)("tells the person on what ground, in %s, and not the operator's note", async (locale, ground) => {
    const { id } = await person({}, { locale });
    await run(suspend, { id });
    const { email } = await server.em().findOneOrFail(User, { id });
    const mails = (await server.mails()).filter(({ to }) => to.includes(email));
    expect(mails.map(({ text }) => [text.includes(ground), text.includes("なりすましの通報")])).toEqual([[true, false]]);
  });

  it.each([
    ["without a reason", { reason: " " }, "REQUIRED"],
    ["of an account that changed meanwhile", { version: 99 }, "STALE_VERSION"],
    ["of an account that does not exist", { id: newId(), version: 1 }, "NOT_FOUND"],
  ])("%s is refused", async (_, change, code) => {
    const { id } = await person({});
    const input = { id, version: 1, ground: "REPORT_CHECKED", reason: "通報", ...change };
    const { data } = await operator.graphql(suspend, { input });
    expect(data.suspendSeeker).toMatchObject({ detail: null, errors: [{ code }] });
    expect((await server.em().findOneOrFail(User, { id })).status).toBe("ACTIVE");
  });
});

describe("an erasure by the operator", () => {
  it("ends the applications, tells the companies and leaves nothing of the person", async () => {
    const seeker = await server.asSeeker();
    const company = await server.asCompany();
    const em = server.em();
    const entry = anEntry(em, { user: em.merge(seeker.user), work: aWork(em, em.merge(company.company)) });
    await em.flush();
    const answer = await run(erase, { id: seeker.user.id, ground: "OWN_REQUEST", reason: "本人から電話で請求" });
    expect(answer?.errors).toEqual([]);
    expect(answer?.detail?.seeker).toMatchObject({ status: "ERASED", email: "", name: "退会した方" });
    expect((await server.em().findOneOrFail(Entry, { id: entry.id })).status).toBe("ACCOUNT_CLOSED");
    const [row] = await server
      .em()
      .execute<{ text: string }[]>("select coalesce(json_agg(e)::text, '') as text from user_event e where user_id = ?", [seeker.user.id]);
    expect(row?.text).not.toContain("電話");
    const audit = await server.em().findOneOrFail(AuditEvent, { action: "user.eraseByOperator", objectId: seeker.user.id });
    expect(audit.detail).toEqual({ from: "ACTIVE", to: "ERASED", ground: "OWN_REQUEST" });
    expect((await run(erase, { id: seeker.user.id, ground: "OTHER" }))?.errors[0]?.code).toBe("ILLEGAL_TRANSITION");
  });

  it("is for owners and operators", async () => {
    const { id } = await person({});
    const editor = await server.asAdmin("EDITOR");
    const { errors } = await editor.graphql(erase, { input: { id, version: 1, ground: "OTHER", reason: "x" } });
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
