import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { anEntry, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aFoundSeeker, aListOfFive, allowScouts, aSearchingCompany, openScoutList, searchScouts } from "../../../testing/scouts.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";

import { endScoutsOf } from "../scout-setting/change-scout-setting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(new Date("2026-11-28T03:00:00Z")));
afterEach(() => server.em().execute("delete from scout_setting"));

const sendText = `mutation ($input: SendScoutInput!) { sendScout(input: $input) { scout { id personId state body } errors { code path } } }`;
type Listed = Awaited<ReturnType<typeof aListOfFive>>;
async function send({ client, listId, personId, templateId }: Listed, changes: object = {}) {
  const { data, errors } = await client.graphql(sendText, { input: { listId, personId, templateId, operationId: newId(), ...changes } });
  return data?.sendScout ?? { errors: [{ code: errors?.[0]?.extensions?.code }] };
}
const inboxText = `{ scouts { totalCount items { id companyId companyName workId workTitle senderName body state declineReason isReported answeredShare } } }`;
const inboxOf = async (client: TestClient) => (await client.graphql(inboxText)).data.scouts;
const sentText = "query ($workId: ID) { sentScouts(workId: $workId) { totalCount items { id personId state declineReason } } }";

/** The person behind the scout that was sent last. */
async function reader() {
  const [row]: { user_id: string }[] = await server.em().execute("select user_id from scout order by created_at desc, id desc limit 1");
  return server.asSeeker(await server.em().findOneOrFail(User, { id: row!.user_id }));
}

describe("a seeker", () => {
  const start = (client: TestClient, changes: object = {}) =>
    client.graphql(
      `mutation ($input: StartScoutsInput!) { startScouts(input: $input) { setting { isOn isPaused families consentedAt } errors { code } } }`,
      { input: { consentVersion: "2026-11", families: ["SERVICE"], experience: [{ family: "SERVICE", years: 4 }], ...changes } },
    );
  const listed = async (id: string) => (await server.em().execute<object[]>("select 1 from scout_listing where user_id = ?", [id])).length;

  it("is found by nobody until they agree, and by nobody from the moment they end it, pause, leave or are suspended", async () => {
    const client = await server.asSeeker();
    const { id } = client.user;
    expect((await client.graphql("{ scoutSetting { isOn } scoutPreview { id } }")).data).toEqual({
      scoutSetting: { isOn: false },
      scoutPreview: null,
    });
    expect(await listed(id)).toBe(0);
    expect((await start(client)).data.startScouts).toMatchObject({ setting: { isOn: true, families: ["SERVICE"] }, errors: [] });
    expect(await listed(id)).toBe(1);
    const change = (isPaused: boolean) =>
      client.graphql(`mutation ($input: ChangeScoutSettingInput!) { changeScoutSetting(input: $input) { errors { code } } }`, {
        input: { families: ["SERVICE", "SALES"], experience: [], isPaused },
      });
    await change(true);
    expect(await listed(id)).toBe(0);
    await change(false);
    expect(await listed(id)).toBe(2);
    for (const [status, count] of [
      ["SUSPENDED", 0],
      ["ACTIVE", 2],
    ] as const) {
      await server.em().execute("update users set status = ? where id = ?", [status, id]);
      expect(await listed(id)).toBe(count);
    }
    expect((await client.graphql("mutation { endScouts { setting { isOn consentedAt } } }")).data.endScouts.setting).toEqual({
      isOn: false,
      consentedAt: null,
    });
    expect(await listed(id)).toBe(0);
    const consents = await server
      .em()
      .execute("select version, purpose, recipient, ended_at is not null as ended from scout_consent where user_id = ?", [id]);
    expect(consents).toEqual([
      { version: "2026-11", purpose: "ASKED_ABOUT_A_WORK", recipient: "COMPANIES_WITH_AN_OPEN_WORK", ended: true },
    ]);
  });

  it("agrees to the text in force only, and to one family at least", async () => {
    const client = await server.asSeeker();
    expect((await start(client, { consentVersion: "2025-01" })).data.startScouts.errors).toEqual([{ code: "SCOUT_CONSENT_CHANGED" }]);
    expect((await start(client, { families: [] })).data.startScouts.errors[0].code).toBe("TOO_FEW");
    expect(await listed(client.user.id)).toBe(0);
  });

  it("who leaves is gone from the lists with the act, and must agree anew after coming back", async () => {
    const em = server.em();
    const found = aFoundSeeker(em);
    await em.flush();
    expect(await listed(found.id)).toBe(1);
    await em.transactional((inner) => endScoutsOf(inner, found.id, new Date()));
    const client = await server.asSeeker(found);
    expect([await listed(found.id), (await client.graphql("{ scoutSetting { isOn } }")).data.scoutSetting.isOn]).toEqual([0, false]);
  });

  it("reads as a preview exactly the card that companies get, without a word of who they are", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    const own = aFoundSeeker(
      em,
      {
        measuredLevel: "N2",
        measurement: {
          level: "N2",
          probabilities: [],
          theta: 1,
          se: 0.3,
          low: 0,
          high: 2,
          measuredAt: "2026-11-01T00:00:00Z",
          provisional: false,
        },
        wishedMonthlyPay: 213_456,
        wishedWeeklyHours: 27,
        residenceStatus: "STUDENT",
        workPermission: "PART_TIME_28H",
        partTimePermission: true,
        introduction: "わたしの紹介",
        qualifications: ["COOK"],
        startableOn: "2026-12-01",
      },
      {
        experience: [
          { family: "SERVICE", years: 4 },
          { family: "SALES", years: 9 },
        ],
      },
    );
    for (let index = 0; index < 4; index += 1) aFoundSeeker(em);
    await em.flush();
    const { listId = "" } = await searchScouts(client, workId);
    const { data, text } = await openScoutList(client, listId).then((answer) => ({ ...answer, text: JSON.stringify(answer) }));
    const card = data.scoutList.cards.find(({ level }: { level: string | null }) => level === "N2");
    expect(card).toEqual({
      id: expect.any(String),
      verdict: "CONDITIONAL",
      isAsked: false,
      level: "N2",
      trust: "CALIBRATED",
      prefecture: "13",
      wishedPrefectures: [],
      wishedEmploymentTypes: [],
      wishedMonthlyPay: 220_000,
      wishedWeeklyHours: 30,
      experience: [{ family: "SERVICE", years: "THREE" }],
      qualifications: ["COOK"],
      start: "NOW",
    });
    for (const word of ["山田", "花子", "Hanako", "新宿", "1998", "STUDENT", "PART_TIME_28H", "わたしの紹介", "@example.jp", own.id]) {
      expect(text).not.toContain(word);
    }
    const seeker = await server.asSeeker(own);
    const preview = await seeker.graphql(
      `query ($workId: ID) { scoutPreview(workId: $workId) { id verdict isAsked level trust prefecture wishedPrefectures wishedEmploymentTypes
        wishedMonthlyPay wishedWeeklyHours experience { family years } qualifications start } }`,
      { workId },
    );
    expect({ ...preview.data.scoutPreview, id: card.id }).toEqual(card);
  });
});

describe("a company", () => {
  it("searches only with the operator's word, in a plan that has it, while it is not stopped, and for an open work of its own", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    for (let index = 0; index < 5; index += 1) aFoundSeeker(em);
    const foreign = aWork(em, (await server.asCompany()).company);
    const closed = aWork(em, em.merge(client.company), { status: "CLOSED" });
    await em.flush();
    const viewer = await server.asCompany("VIEWER", client.company);
    expect(await searchScouts(viewer, workId)).toEqual({ code: "FORBIDDEN" });
    expect(await searchScouts(client, foreign.id)).toEqual({ code: "NOT_FOUND" });
    expect(await searchScouts(client, "x")).toEqual({ code: "NOT_FOUND" });
    expect(await searchScouts(client, closed.id)).toEqual({ code: "WORK_NOT_OPEN" });
    const access = async () => (await client.graphql("{ scoutAccess { obstacle sentToday dailyLimit } }")).data.scoutAccess.obstacle;
    expect(await access()).toBeNull();
    await server.em().execute("update company set plan_code = 'FREE' where id = ?", [client.company.id]);
    expect([await access(), await searchScouts(client, workId)]).toEqual(["PLAN", { code: "SCOUT_NOT_IN_PLAN" }]);
    await server.em().execute("update company set plan_code = 'STANDARD' where id = ?", [client.company.id]);
    const { listId = "" } = await searchScouts(client, workId);
    const admin = await server.asAdmin("OWNER");
    const stop = await admin.graphql(
      `mutation ($input: StopCompanyScoutsInput!) { stopCompanyScouts(input: $input) { overview { companies { id stopReason } } errors { code } } }`,
      { input: { companyId: client.company.id, reason: "苦情の確認中" } },
    );
    expect(stop.data.stopCompanyScouts.overview.companies).toContainEqual({ id: client.company.id, stopReason: "苦情の確認中" });
    expect([await access(), await searchScouts(client, workId)]).toEqual(["STOPPED", { code: "SCOUT_STOPPED" }]);
    expect(await openScoutList(client, listId)).toMatchObject({ data: { scoutList: null }, errors: [] });
    await admin.graphql(`mutation ($id: ID!) { restoreCompanyScouts(input: { companyId: $id }) { errors { code } } }`, {
      id: client.company.id,
    });
    await admin.graphql("mutation { endScoutPermit { errors { code } } }");
    expect([await access(), await searchScouts(client, workId)]).toEqual(["NO_PERMIT", { code: "SCOUT_NOT_OFFERED" }]);
    const operator = await server.asAdmin("OPERATOR");
    const confirm = `mutation ($input: ConfirmScoutPermitInput!) { confirmScoutPermit(input: $input) { overview { permit { number } } errors { code path } } }`;
    const permit = { kind: "NOTIFICATION", number: "51-募-000002", issuedOn: "2026-04-01" };
    expect((await operator.graphql(confirm, { input: permit })).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const ahead = await admin.graphql(confirm, { input: { ...permit, issuedOn: "2026-12-31" } });
    expect(ahead.data.confirmScoutPermit.errors).toEqual([{ code: "DAY_AHEAD", path: ["issuedOn"] }]);
    expect((await admin.graphql(confirm, { input: permit })).data.confirmScoutPermit.overview.permit).toEqual({ number: "51-募-000002" });
    expect(await access()).toBeNull();
  });

  it("finds neither who blocked it nor who applied to it, and another company's list is none", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    const people = Array.from({ length: 7 }, () => aFoundSeeker(em));
    anEntry(em, { user: people[0]!, work: em.getReference(Work, workId) }, { company: client.company.id });
    await em.flush();
    await em.execute("insert into blocked_company (user_id, company_id, created_at) values (?, ?, now())", [
      people[1]!.id,
      client.company.id,
    ]);
    const { listId = "" } = await searchScouts(client, workId);
    expect((await openScoutList(client, listId)).data.scoutList.cards).toHaveLength(5);
    const other = await aSearchingCompany(server);
    expect(await openScoutList(other.client, listId)).toMatchObject({ data: { scoutList: null }, errors: [] });
    await em.execute("insert into blocked_company (user_id, company_id, created_at) values (?, ?, now())", [
      people[2]!.id,
      client.company.id,
    ]);
    expect(await openScoutList(client, listId)).toMatchObject({ data: { scoutList: null }, errors: [] });
  });

  it("gets no list of four, and none that differs by fewer than five from one before", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    for (const held of ["COOK", "COOK", "COOK", "COOK", "NURSE", "NURSE", "FORKLIFT", "FORKLIFT", "FORKLIFT"] as const) {
      aFoundSeeker(em, { qualifications: [held] });
    }
    for (let index = 0; index < 5; index += 1) aFoundSeeker(em, { measuredLevel: "N1" });
    await em.flush();
    expect(await searchScouts(client, workId, { qualifications: ["COOK"] })).toEqual({ code: "SCOUT_TOO_FEW" });
    expect((await searchScouts(client, workId)).listId).toBeTruthy();
    expect((await searchScouts(client, workId, { level: "N1" })).listId).toBeTruthy();
    await server
      .em()
      .execute(
        "update user_profile set measured_level = 'N3' where user_id in (select user_id from scout_listing where qualifications <> 0 limit 2)",
      );
    expect(await searchScouts(client, workId, { level: "N3" })).toEqual({ code: "SCOUT_TOO_FEW" });
    const searches = await server
      .em()
      .execute("select cardinality(people)::int as n from scout_search where company_id = ? order by created_at, id", [client.company.id]);
    expect(searches).toEqual([{ n: 0 }, { n: 14 }, { n: 5 }, { n: 0 }]);
  });

  it("is not told of one newcomer by the same search a day later, but of five", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    for (let index = 0; index < 6; index += 1) aFoundSeeker(em);
    await em.flush();
    const size = async () => (await openScoutList(client, (await searchScouts(client, workId)).listId ?? "")).data.scoutList.cards.length;
    expect(await size()).toBe(6);
    aFoundSeeker(em);
    await em.flush();
    expect(await size()).toBe(6);
    for (let index = 0; index < 4; index += 1) aFoundSeeker(em);
    await em.flush();
    expect(await size()).toBe(11);
  });

  it("sees another reference of the same person with another work", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    for (let index = 0; index < 5; index += 1) aFoundSeeker(em);
    const second = aWork(em, em.merge(client.company), { category: "SERVICE" });
    await em.flush();
    const ids = async (id: string) =>
      (await openScoutList(client, (await searchScouts(client, id)).listId ?? "")).data.scoutList.cards.map(
        (card: { id: string }) => card.id,
      );
    const [one, other] = [await ids(workId), await ids(second.id)];
    expect([one.length, other.length, one.filter((id: string) => other.includes(id))]).toEqual([5, 5, []]);
  });

  it("answers searches of one company one after the other, however many come at once", async () => {
    const { client, workId } = await aSearchingCompany(server);
    const em = server.em();
    for (let index = 0; index < 12; index += 1) aFoundSeeker(em, { qualifications: index < 9 ? ["COOK"] : [] });
    await em.flush();
    const answers = await Promise.all([{}, { qualifications: ["COOK"] }].map((conditions) => searchScouts(client, workId, conditions)));
    expect(answers.filter(({ listId }) => listId)).toHaveLength(1);
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(["SCOUT_TOO_FEW"]);
  });
});

describe("a scout", () => {
  it("comes from a template, names company and work, once for a person and a work, and is answered by one press", async () => {
    const listed = await aListOfFive(server);
    const sent = await send(listed);
    expect(sent.errors).toEqual([]);
    expect(sent.scout).toMatchObject({ personId: listed.personId, state: "SENT" });
    expect((await send(listed)).errors).toEqual([{ code: "ALREADY_SCOUTED", path: ["personId"] }]);
    expect((await send(listed, { personId: "x" })).errors).toEqual([{ code: "NOT_FOUND", path: ["personId"] }]);
    const seeker = await reader();
    const { items, totalCount } = await inboxOf(seeker);
    expect([totalCount, items[0]]).toMatchObject([
      1,
      {
        companyName: listed.client.company.name,
        workTitle: "ホールスタッフ",
        state: "SENT",
        body: expect.stringContaining("ホールスタッフ"),
      },
    ]);
    const { id } = items[0];
    await seeker.graphql("mutation ($id: ID!) { openScout(input: { id: $id }) { scout { state } } }", { id });
    const states = async () => (await listed.client.graphql(sentText, { workId: listed.workId })).data.sentScouts.items;
    expect(await states()).toMatchObject([{ state: "OPENED" }]);
    const decline = `mutation ($input: DeclineScoutInput!) { declineScout(input: $input) { scout { state declineReason } errors { code } } }`;
    expect((await seeker.graphql(decline, { input: { id, reason: "PAY" } })).data.declineScout.scout).toEqual({
      state: "DECLINED",
      declineReason: "PAY",
    });
    expect(await states()).toMatchObject([{ state: "DECLINED", declineReason: "PAY" }]);
    const stranger = await server.asSeeker();
    expect((await stranger.graphql(decline, { input: { id, reason: "PAY" } })).data.declineScout.errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("is refused with a template that names the person, another company's, one that the rules forbid, and for a closed work", async () => {
    const listed = await aListOfFive(server);
    const em = server.em();
    const change = (body: string) => em.execute("update company_template set body = ? where id = ?", [body, listed.templateId]);
    await change("{氏名} 様");
    expect((await send(listed)).errors).toEqual([{ code: "SCOUT_TEMPLATE_NAMES", path: ["templateId"] }]);
    await change("女性限定の仕事です。");
    expect((await send(listed)).errors[0].code).toBe("WORK_WORDING_SEX");
    expect((await send(listed, { templateId: newId() })).errors).toEqual([{ code: "NOT_FOUND", path: ["templateId"] }]);
    await change("興味はありますか。");
    await em.execute("update work set status = 'PAUSED' where id = ?", [listed.workId]);
    expect((await send(listed)).errors).toEqual([{ code: "WORK_NOT_OPEN", path: ["workId"] }]);
  });

  it("is gone on both sides once the person blocks the company, and reveals nothing of who leaves", async () => {
    const listed = await aListOfFive(server);
    await send(listed);
    const seeker = await reader();
    await seeker.graphql("mutation ($id: ID!) { blockCompany(input: { companyId: $id }) { errors { code } } }", {
      id: listed.client.company.id,
    });
    expect((await inboxOf(seeker)).totalCount).toBe(0);
    expect((await listed.client.graphql(sentText, {})).data.sentScouts.totalCount).toBe(0);
    await seeker.graphql("mutation ($id: ID!) { unblockCompany(input: { companyId: $id }) { errors { code } } }", {
      id: listed.client.company.id,
    });
    expect((await inboxOf(seeker)).totalCount).toBe(1);
    await server.em().execute("update users set status = 'CANCELLING', cancelled_at = now() where id = ?", [seeker.user.id]);
    expect((await listed.client.graphql(sentText, {})).data.sentScouts.totalCount).toBe(0);
  });

  it("is mailed only to who asked for such mails", async () => {
    const listed = await aListOfFive(server);
    await send(listed);
    const mails = async () => (await server.em().execute("select 1 from outbox_mail where template = 'scout-received'")).length;
    expect(await mails()).toBe(0);
    const { data } = await openScoutList(listed.client, listed.listId);
    await server
      .em()
      .execute("insert into notification_setting (user_id, family, email, site) select user_id, 'SCOUT', true, true from scout_setting");
    await send({ ...listed, personId: data.scoutList.cards[1].id });
    expect(await mails()).toBe(1);
  });

  it("that is reported shows its words to the operator alone, who is on record for looking", async () => {
    const listed = await aListOfFive(server);
    await send(listed);
    const seeker = await reader();
    const { id } = (await inboxOf(seeker)).items[0];
    const admin = await server.asAdmin("OPERATOR");
    const look = "mutation ($id: ID!) { lookIntoScout(input: { id: $id }) { scout { body } errors { code } } }";
    expect((await admin.graphql(look, { id })).data.lookIntoScout.errors).toEqual([{ code: "NOT_FOUND" }]);
    await seeker.graphql("mutation ($id: ID!) { reportScout(input: { id: $id, reason: UNTRUE }) { scout { isReported } } }", { id });
    const { data } = await admin.graphql("{ scoutOverview { counts { sent reported } reported { id reason companyName } } }");
    expect(data.scoutOverview.reported).toContainEqual({ id, reason: "UNTRUE", companyName: listed.client.company.name });
    expect((await admin.graphql(look, { id })).data.lookIntoScout.scout.body).toContain("興味はありますか");
    expect(await server.em().execute("select 1 from audit_event where action = 'scout.look' and object_id = ?", [id])).toHaveLength(1);
  });

  it("stops at twenty a day", async () => {
    await allowScouts(server.em());
    const listed = await aListOfFive(server);
    for (let index = 0; index < 20; index += 1) await send(listed, { personId: `x${index}` });
    expect((await send(listed)).errors[0].code).toBe("RATE_LIMITED");
  });
});
