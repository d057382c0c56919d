import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["asCompany"]>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(new Date("2026-11-23T00:00:00Z"));
  owner = await server.asCompany();
});

const engineering = { category: "RESEARCH_ENGINEERING", weeklyHours: 40, employmentType: "FULL_TIME", startsOn: null } as const;
const student = { workPermission: null, residenceStatus: "STUDENT", partTimePermission: true } as const;

async function anApplicant(person: Partial<UserProfile> = student, work: Partial<Work> = {}): Promise<string> {
  const em = server.em();
  const made = Object.assign(aWork(em, em.merge(owner.company)), engineering, work);
  const user = aSeeker(em, {}, person);
  const entry = anEntry(em, { user, work: made }, { status: "SCREENING" });
  await em.flush();
  return entry.id;
}

async function move(id: string, to: string, condition?: object) {
  const { version } = await server.em().findOneOrFail(Entry, { id });
  const text = `mutation ($input: MoveEntryInput!) { moveEntry(input: $input) {
    entry { status offerCondition { way status weeklyHours startsOn } } errors { code path message } } }`;
  const { data, errors } = await owner.graphql(text, { input: { id, version, to, ...(condition && { condition }) } });
  expect(errors).toEqual([]);
  return data.moveEntry;
}
const codes = ({ errors }: { errors: { code: string; path: string[] }[] }) => errors.map(({ code, path }) => `${code} ${path.join(".")}`);

const changed = { way: "CHANGE_OF_STATUS", status: "ENGINEER_HUMANITIES_INTERNATIONAL" };

async function check(id: string, card: object) {
  const { data } = await owner.graphql("query ($id: ID!) { companyEntry(id: $id) { hire { version } } }", { id });
  const input = {
    ...{ entryId: id, version: data.companyEntry.hire.version, checkedOn: "2026-11-23", expiresOn: "2030-03-31" },
    ...{ residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL", condition: "WITHIN_STATUS", numberConfirmed: true },
    ...card,
  };
  const answer = await owner.graphql("mutation ($input: RecordCardCheckInput!) { recordCardCheck(input: $input) { errors { code } } }", {
    input,
  });
  expect(answer.data.recordCardCheck.errors).toEqual([]);
}

describe("an offer that the rules of work permission say no to", () => {
  it("is refused with the rule and its source, one by one and among several", async () => {
    const id = await anApplicant();
    const refused = await move(id, "OFFERED");
    expect(codes(refused)).toEqual(["OFFER_NOT_PERMITTED condition"]);
    expect(refused.errors[0].message).toMatch(/28時間以内.+（.+、\d{4}-\d\d-\d\d）/);
    const { version } = await server.em().findOneOrFail(Entry, { id });
    const many = await owner.graphql("mutation ($input: MoveEntriesInput!) { moveEntries(input: $input) { movedIds problems { code } } }", {
      input: { entries: [{ id, version }], to: "OFFERED" },
    });
    expect(many.data.moveEntries).toEqual({ movedIds: [], problems: [{ code: "OFFER_NOT_PERMITTED" }] });
    expect(await server.em().findOne(Entry, { id })).toMatchObject({ status: "SCREENING" });
  });

  it.each([
    [changed, { status: "ENGINEER_HUMANITIES_INTERNATIONAL" }, /在留資格を「技術・人文知識・国際業務」に変更してから入社できます。/],
    [{ way: "FEWER_HOURS", weeklyHours: 27.5 }, { weeklyHours: 27.5 }, /週27\.5時間以内で働く内定です。/],
  ])("is made under a lawful way, which stays with the application and in its mail: %j", async (condition, fact, said) => {
    const id = await anApplicant();
    const { entry, errors } = await move(id, "OFFERED", condition);
    expect(errors).toEqual([]);
    const nothing = { status: null, weeklyHours: null, startsOn: null };
    expect(entry).toEqual({ status: "OFFERED", offerCondition: { way: condition.way, ...nothing, ...fact } });
    const [mail] = await server.mails();
    expect(mail?.text).toMatch(said);
    expect(codes(await move(id, "ACCEPTED"))).toEqual([]);
  });

  it("is made for a later start where graduation comes before it", async () => {
    const id = await anApplicant({ ...student, graduatesOn: "2027-03-20" }, { startsOn: "2026-12-01" });
    expect(codes(await move(id, "OFFERED"))).toEqual(["OFFER_NOT_PERMITTED condition"]);
    expect(codes(await move(id, "OFFERED", { way: "LATER_START", startsOn: "2027-04-01" }))).toEqual([]);
  });

  it.each([
    ["STUDENT is the same status", { way: "CHANGE_OF_STATUS", status: "STUDENT" }, "OFFER_WAY_NOT_LAWFUL condition.status"],
    ["no status for this work", { way: "CHANGE_OF_STATUS", status: "DEPENDENT" }, "OFFER_WAY_NOT_LAWFUL condition.status"],
    ["still too many hours", { way: "FEWER_HOURS", weeklyHours: 30 }, "OFFER_WAY_NOT_LAWFUL condition.weeklyHours"],
    ["not fewer", { way: "FEWER_HOURS", weeklyHours: 44 }, "OFFER_WAY_NOT_LAWFUL condition.weeklyHours"],
    ["later changes nothing", { way: "LATER_START", startsOn: "2027-04-01" }, "OFFER_WAY_NOT_LAWFUL condition.startsOn"],
    ["no fact", { way: "LATER_START" }, "REQUIRED condition.startsOn"],
  ])("is refused under a way that is none: %s", async (_why, condition, expected) => {
    expect(codes(await move(await anApplicant(), "OFFERED", condition))).toEqual([expected]);
  });

  it("takes a condition nowhere but at the offer", async () => {
    expect(codes(await move(await anApplicant(), "SCHEDULING", changed))).toEqual(["INVALID condition"]);
  });

  it("is not taken as accepted by the company without a way either", async () => {
    const id = await anApplicant();
    await server.em().nativeUpdate(Entry, { id }, { status: "OFFERED" });
    expect(codes(await move(id, "ACCEPTED"))).toEqual(["OFFER_NOT_PERMITTED condition"]);
  });

  it("tells the applicant what it depends on", async () => {
    const seeker = await server.asSeeker();
    const em = server.em();
    const entry = anEntry(em, { user: em.merge(seeker.user), work: Object.assign(aWork(em, em.merge(owner.company)), engineering) });
    Object.assign(entry, { status: "SCREENING" });
    em.assign(await em.findOneOrFail(UserProfile, { user: seeker.user.id }), student);
    await em.flush();
    expect(codes(await move(entry.id, "OFFERED", { way: "FEWER_HOURS", weeklyHours: 20 }))).toEqual([]);
    const { data } = await seeker.graphql("{ entries { items { offerCondition { way weeklyHours } } } }");
    expect(data.entries.items).toEqual([{ offerCondition: { way: "FEWER_HOURS", weeklyHours: 20 } }]);
  });
});

describe("joining after an offer under a condition", () => {
  async function accepted(condition: object = changed, person: Partial<UserProfile> = student, work: Partial<Work> = {}) {
    const id = await anApplicant(person, work);
    expect(codes(await move(id, "OFFERED", condition))).toEqual([]);
    expect(codes(await move(id, "ACCEPTED"))).toEqual([]);
    return id;
  }

  it("stays shut until the card is checked with its number and permits the work", async () => {
    const id = await accepted();
    expect(codes(await move(id, "JOINED"))).toEqual(["JOINING_NEEDS_CARD_CHECK to"]);
    await check(id, { numberConfirmed: false });
    expect(codes(await move(id, "JOINED"))).toEqual(["JOINING_NEEDS_CARD_CHECK to"]);
    await check(id, { residenceStatus: "STUDENT", condition: "PART_TIME_PERMIT" });
    expect(codes(await move(id, "JOINED"))).toEqual(["JOINING_NOT_PERMITTED to"]);
    await check(id, {});
    expect((await move(id, "JOINED")).entry).toMatchObject({ status: "JOINED" });
  });

  it("with fewer hours is judged by those hours", async () => {
    const id = await accepted({ way: "FEWER_HOURS", weeklyHours: 28 });
    await check(id, { residenceStatus: "STUDENT", condition: "PART_TIME_PERMIT" });
    expect((await move(id, "JOINED")).entry).toMatchObject({ status: "JOINED" });
  });

  it("never comes before the later first day", async () => {
    const graduate = { ...student, graduatesOn: "2027-03-20" };
    const id = await accepted({ way: "LATER_START", startsOn: "2027-04-01" }, graduate, { startsOn: "2026-12-01" });
    await check(id, {});
    expect(codes(await move(id, "JOINED"))).toEqual(["JOINING_TOO_EARLY to"]);
    server.setNow(new Date("2027-04-01T00:00:00Z"));
    owner = { ...owner, ...(await server.asCompany("OWNER", owner.company)) };
    expect((await move(id, "JOINED")).entry).toMatchObject({ status: "JOINED" });
  });

  it("needs the check also of somebody whom the rules came to refuse after an offer without condition", async () => {
    const id = await anApplicant();
    await server.em().nativeUpdate(Entry, { id }, { status: "ACCEPTED" });
    expect(codes(await move(id, "JOINED"))).toEqual(["JOINING_NEEDS_CARD_CHECK to"]);
  });

  it("asks nothing more of somebody who may do the work", async () => {
    const id = await anApplicant({ workPermission: null, residenceStatus: "PERMANENT_RESIDENT" });
    for (const to of ["OFFERED", "ACCEPTED", "JOINED"]) expect(codes(await move(id, to))).toEqual([]);
  });
});
