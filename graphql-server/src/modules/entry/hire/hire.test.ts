import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { HireCheck } from "./hire-check.entity.ts";
import { noticeDueOn } from "./notice-due.ts";
import { remindHires } from "./remind-hires.ts";

let server: TestServer;
let owner: TestClient & { company: Company; member: CompanyMember };
const now = new Date("2026-11-21T00:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(now);
  owner = await server.asCompany();
});

const parts =
  "version startsOn isExempt isInsured cardCheckedOn cardCheckedBy residenceStatus cardExpiresOn workCondition numberConfirmed noticeDueOn noticeFiledOn noticeFiledBy warnings";
const query = `query ($id: ID!) { companyEntry(id: $id) { status version legalMoves hire { ${parts} } } }`;
const read = async (id: string, client: TestClient = owner) => (await client.graphql(query, { id })).data.companyEntry;

async function act(name: "saveHireTerms" | "recordCardCheck" | "recordHireNotice", input: object, client: TestClient = owner) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { entry { hire { ${parts} } } errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input });
  expect(errors).toEqual([]);
  return { hire: data[name].entry?.hire, codes: data[name].errors.map(({ code }: { code: string }) => code) };
}
const move = (id: string, version: number, to: EntryStatus) =>
  owner.graphql("mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } } }", { input: { id, version, to } });

async function anApplicant(status: EntryStatus = "OFFERED", profile: Partial<UserProfile> = {}, insured = true): Promise<string> {
  const em = server.em();
  const duties = { category: "RESEARCH_ENGINEERING", employmentType: "FULL_TIME", weeklyHours: 40 } as const;
  const work = aWork(em, em.merge(owner.company), { ...duties, employmentInsurance: insured, title: "設計の仕事" });
  const said = { workPermission: "STATUS_BOUND", residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL", ...profile } as const;
  const entry = anEntry(em, { user: aSeeker(em, {}, said), work }, { status });
  await em.flush();
  return entry.id;
}

async function hired(profile: Partial<UserProfile> = {}, insured = true): Promise<string> {
  const id = await anApplicant("OFFERED", profile, insured);
  await move(id, 1, "ACCEPTED");
  return id;
}

const card = {
  checkedOn: "2026-11-20",
  residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL",
  expiresOn: "2028-03-31",
  condition: "WITHIN_STATUS",
  numberConfirmed: true,
};

describe("the deadline of 外国人雇用状況の届出", () => {
  it.each([
    ["2026-11-01", 10, "2026-12-10"],
    ["2026-12-31", 10, "2027-01-10"],
    ["2027-01-31", null, "2027-02-28"],
    ["2027-12-15", null, "2028-01-31"],
    ["2028-01-05", null, "2028-02-29"],
  ])("of somebody hired on %s with due day %s is %s", (startsOn, dueDay, due) => {
    expect(noticeDueOn(startsOn, { dueDay })).toBe(due);
  });
});

describe("the duties of an employer", () => {
  it("begin with 内定承諾, not before, and take over what is known", async () => {
    const id = await anApplicant();
    expect((await read(id)).hire).toBeNull();
    expect((await act("saveHireTerms", { entryId: id, version: 1, startsOn: null, isExempt: false, isInsured: true })).codes).toEqual([
      "NOT_HIRED",
    ]);
    await move(id, 1, "ACCEPTED");
    expect((await read(id)).hire).toMatchObject({
      startsOn: null,
      isExempt: false,
      isInsured: true,
      cardCheckedOn: null,
      noticeDueOn: null,
      warnings: [],
    });
    await move(id, (await read(id)).version, "JOINED");
    expect((await read(id)).hire).toMatchObject({ startsOn: "2026-11-21", noticeDueOn: "2026-12-10" });
  });

  it.each([
    [{ workPermission: "JAPANESE_NATIONAL", residenceStatus: null } as const, true],
    [{ workPermission: "UNRESTRICTED", residenceStatus: "SPECIAL_PERMANENT_RESIDENT" } as const, true],
    [{ workPermission: "UNRESTRICTED", residenceStatus: "PERMANENT_RESIDENT" } as const, false],
  ])("are none for whom the law exempts: %o", async (profile, isExempt) => {
    const id = await hired(profile);
    const { hire } = await read(id);
    expect(hire.isExempt).toBe(isExempt);
    const { codes } = await act("recordCardCheck", { entryId: id, version: hire.version, ...card });
    expect(codes).toEqual(isExempt ? ["HIRE_EXEMPT"] : []);
  });

  it("record who looked at the card and filed the notice, and when", async () => {
    const id = await hired({}, false);
    const terms = await act("saveHireTerms", { entryId: id, version: 1, startsOn: "2026-11-10", isExempt: false, isInsured: false });
    expect(terms.hire).toMatchObject({ startsOn: "2026-11-10", noticeDueOn: "2026-12-31" });
    const checked = await act("recordCardCheck", { entryId: id, version: terms.hire.version, ...card });
    expect(checked.hire).toMatchObject({
      cardCheckedOn: "2026-11-20",
      cardCheckedBy: owner.member.name,
      cardExpiresOn: "2028-03-31",
      warnings: [],
    });
    const filed = await act("recordHireNotice", { entryId: id, version: checked.hire.version, filedOn: "2026-11-21" });
    expect(filed.hire).toMatchObject({ noticeFiledOn: "2026-11-21", noticeFiledBy: owner.member.name });
    const actions = await server.em().find(AuditEvent, { objectId: id }, { orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual(["hire.saveTerms", "hire.recordCard", "hire.recordNotice"]);
    const exempt = await act("saveHireTerms", {
      entryId: id,
      version: filed.hire.version,
      startsOn: "2026-11-10",
      isExempt: true,
      isInsured: false,
    });
    expect(exempt.hire).toMatchObject({ residenceStatus: null, cardCheckedOn: null, noticeDueOn: null, noticeFiledOn: null });
  });

  it("refuse days that cannot be, and edits of what somebody else has changed", async () => {
    const id = await hired();
    const early = await act("recordHireNotice", { entryId: id, version: 1, filedOn: "2026-11-20" });
    expect(early.codes).toEqual(["HIRE_START_MISSING"]);
    const { hire } = await act("saveHireTerms", { entryId: id, version: 1, startsOn: "2026-11-21", isExempt: false, isInsured: true });
    const refusals = [
      await act("recordHireNotice", { entryId: id, version: hire.version, filedOn: "2026-11-20" }),
      await act("recordHireNotice", { entryId: id, version: hire.version, filedOn: "2026-11-22" }),
      await act("recordCardCheck", { entryId: id, version: hire.version, ...card, checkedOn: "2026-11-22" }),
      await act("recordCardCheck", { entryId: id, version: hire.version, ...card, expiresOn: null }),
      await act("recordCardCheck", { entryId: id, version: 1, ...card }),
    ];
    expect(refusals.map(({ codes }) => codes)).toEqual([
      ["FILED_BEFORE_START"],
      ["DAY_AHEAD"],
      ["DAY_AHEAD"],
      ["REQUIRED"],
      ["STALE_VERSION"],
    ]);
  });

  it("warn of a card that does not allow the work, ends too early, differs, or was not looked up", async () => {
    const id = await hired();
    const { hire } = await act("saveHireTerms", { entryId: id, version: 1, startsOn: "2027-04-01", isExempt: false, isInsured: true });
    const warned = await act("recordCardCheck", {
      entryId: id,
      version: hire.version,
      ...card,
      residenceStatus: "STUDENT",
      condition: "NOT_ALLOWED",
      expiresOn: "2027-03-31",
      numberConfirmed: false,
    });
    expect(warned.hire.warnings).toEqual(["NO_WORK_PERMISSION", "CARD_EXPIRES_BEFORE_START", "STATUS_DIFFERS", "NUMBER_UNCONFIRMED"]);
    const student = await act("recordCardCheck", {
      entryId: id,
      version: warned.hire.version,
      ...card,
      condition: "PART_TIME_PERMIT",
      expiresOn: "2026-11-20",
    });
    expect(student.hire.warnings).toEqual(["CARD_EXPIRED", "PART_TIME_LIMIT"]);
  });

  it("are seen by members of the company only, and changed by recruiters", async () => {
    const id = await hired();
    const viewer = await server.asCompany("VIEWER", owner.company);
    const stranger = await server.asCompany();
    expect((await read(id, viewer)).hire).not.toBeNull();
    expect(await read(id, stranger)).toBeNull();
    expect((await act("recordCardCheck", { entryId: id, version: 1, ...card }, stranger)).codes).toEqual(["NOT_FOUND"]);
    const text = "mutation ($input: RecordHireNoticeInput!) { recordHireNotice(input: $input) { errors { code } } }";
    const refused = await viewer.graphql(text, { input: { entryId: id, version: 1 } });
    expect(refused.errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("what is due", () => {
  const tasks = async (client: TestClient = owner) =>
    (await client.graphql("{ companyHireTasks { kind dueOn isOverdue entry { id } } }")).data.companyHireTasks;

  it("stands on the company's list until it is done, and is told by one mail a week", async () => {
    const id = await hired();
    await act("saveHireTerms", { entryId: id, version: 1, startsOn: "2026-11-25", isExempt: false, isInsured: true });
    expect(await tasks()).toEqual([{ kind: "CARD_CHECK", dueOn: "2026-11-25", isOverdue: false, entry: { id } }]);
    expect(await tasks(await server.asCompany())).toEqual([]);
    const ctx = () => systemContext(server.services, "test").ctx;
    const mails = async () =>
      (await waitingMails(server.em(), owner.company.contactEmail)).filter(({ template }) => template === "hires-due");
    await remindHires(ctx());
    await remindHires(ctx());
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.subject).toContain("1件");
    await server.em().nativeUpdate(CompanyMember, { company: owner.company.id }, { locale: "en" });
    server.setNow(new Date("2026-12-11T00:00:00Z"));
    owner = { ...owner, ...(await server.asCompany("OWNER", owner.company)) };
    await remindHires(ctx());
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]?.subject).toContain("2 duties for people you hired");
    expect((await tasks()).map(({ kind, isOverdue }: { kind: string; isOverdue: boolean }) => [kind, isOverdue])).toEqual([
      ["CARD_CHECK", true],
      ["NOTICE", true],
    ]);
    const { hire } = await read(id);
    const done = await act("recordCardCheck", { entryId: id, version: hire.version, ...card, expiresOn: "2027-01-31" });
    await act("recordHireNotice", { entryId: id, version: done.hire.version, filedOn: "2026-12-11" });
    expect(await tasks()).toEqual([{ kind: "CARD_RENEWAL", dueOn: "2027-01-31", isOverdue: false, entry: { id } }]);
  });

  it("stays due after a card was looked at without its number", async () => {
    const id = await hired();
    const terms = await act("saveHireTerms", { entryId: id, version: 1, startsOn: "2026-11-25", isExempt: false, isInsured: true });
    const looked = await act("recordCardCheck", { entryId: id, version: terms.hire.version, ...card, numberConfirmed: false });
    expect((await tasks()).map(({ kind }: { kind: string }) => kind)).toEqual(["CARD_CHECK"]);
    await act("recordCardCheck", { entryId: id, version: looked.hire.version, ...card });
    expect(await tasks()).toEqual([]);
  });

  it("is forgotten with everything written when the person does not come after all", async () => {
    const id = await hired();
    await act("recordCardCheck", { entryId: id, version: 1, ...card });
    const { version } = await read(id);
    await owner.graphql("mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } } }", {
      input: { id, version, to: "REJECTED", reason: "事情が変わりました。" },
    });
    expect((await read(id)).hire).toBeNull();
    await remindHires(systemContext(server.services, "test").ctx);
    expect(await server.em().count(HireCheck, { entry: id })).toBe(0);
  });
});
