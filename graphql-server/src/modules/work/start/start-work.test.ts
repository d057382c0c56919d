import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { changeWork } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { judgeTexts } from "../../base/judging/judge-texts.ts";
import { Work } from "../posting/work.entity.ts";
import { postingPhrases } from "./posting-phrases.data.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = `mutation($input: SavePostingProfileInput!) { savePostingProfile(input: $input) {
  profile { version missing employer { name } insurance { health } workplaces { city smoking } } errors { code path } } }`;
const start = `mutation($input: StartWorkInput!) { startWork(input: $input) {
  work { id version title payload: description employmentType workplace { city addressLine smoking } salary { unit min }
    hours { holidays weeklyHours } contract { trial fixedTerm } employer { name contactEmail } }
  fromProfile fromSheet unread { label text } errors { code path message } } }`;

const facts = {
  dutiesChangeScope: "法人の定める業務",
  hours: { holidays: "シフト制（月9日）、年次有給休暇", holidaysPerYear: 113 },
  insurance: { health: true, pension: true, accident: true, employment: true },
  contract: { trial: true, trialMonths: 3, trialConditions: "本採用と同じ条件です。" },
  // No posting is like another in these: they are not the profile's.
  title: "ここには残りません",
  salary: { unit: "MONTH", min: 1, closing: "月末", payDay: "翌月15日" },
};
const places = [
  { prefecture: "13", city: "新宿区", addressLine: "西新宿2-8-1", changeScope: "変更なし", smoking: "NO_SMOKING" },
  { prefecture: "27", city: "大阪市北区", addressLine: "梅田1-2-3", changeScope: "変更なし", smoking: "SMOKING_ROOM" },
].map((workplace) => ({ workplace }));

async function withProfile(): Promise<TestClient> {
  const company = await server.asCompany();
  const { data } = await company.graphql(save, { input: { version: 0, content: facts, workplaces: places } });
  expect(data.savePostingProfile).toMatchObject({ errors: [], profile: { version: 1, missing: [], insurance: { health: true } } });
  return company;
}

async function started(company: TestClient, input: object) {
  const { data } = await company.graphql(start, { input: { operationId: newId(), ...input } });
  return data.startWork;
}

describe("what holds for all postings of a company", () => {
  it("begins with its account and says what is missing", async () => {
    const company = await server.asCompany();
    const { data } = await company.graphql("{ postingProfile { version employer { name contactEmail } workplaces { city } missing } }");
    expect(data.postingProfile).toMatchObject({
      version: 0,
      employer: { name: company.company.name },
      workplaces: [{ city: company.company.city }],
    });
    expect(data.postingProfile.missing).toEqual(
      expect.arrayContaining(["insurance.health", "hours.holidays", "workplace.smoking", "contract.trial"]),
    );
  });

  it("is kept by who writes works, and an older version of it is refused", async () => {
    const company = await withProfile();
    const acts = () => server.em().count(AuditEvent, { action: "company.savePostingFacts", objectType: "Company" });
    expect(await acts()).toBe(1);
    const { data } = await company.graphql(save, { input: { version: 0, content: facts, workplaces: [] } });
    expect(data.savePostingProfile.errors).toMatchObject([{ code: "STALE_VERSION" }]);
    expect(await acts()).toBe(1);
    const viewer = await server.asCompany("VIEWER");
    expect((await viewer.graphql(save, { input: { version: 0, content: {}, workplaces: [] } })).errors).toHaveLength(1);
  });
});

describe("a work that starts", () => {
  it("from a care template lacks nothing but the pay", async () => {
    const company = await withProfile();
    const { work, fromProfile } = await started(company, { templateId: "care-full" });
    expect(work).toMatchObject({
      title: "介護スタッフ（正社員）",
      workplace: { city: "新宿区" },
      contract: { trial: true, fixedTerm: false },
    });
    expect(fromProfile).toEqual(expect.arrayContaining(["insurance.health", "hours.holidays", "workplace.addressLine", "employer.name"]));
    const sent = await changeWork(company, "submitWork", { id: work.id, version: work.version });
    expect(sent.errors.map(({ path }) => path.slice(1).join("."))).toEqual(["salary.min"]);
    const paid = await changeWork(company, "updateWork", { id: work.id, version: work.version, content: { salary: { min: 250_000 } } });
    const again = await changeWork(company, "submitWork", { id: work.id, version: paid.work?.version });
    expect(again).toMatchObject({ work: { status: "REVIEW" }, errors: [] });
  });

  it("for part-timers keeps the days off of its template, and takes another workplace when told", async () => {
    const company = await withProfile();
    const { work } = await started(company, { templateId: "care-part", workplace: 1 });
    expect(work).toMatchObject({ workplace: { city: "大阪市北区", smoking: "SMOKING_ROOM" }, salary: { unit: "HOUR", min: null } });
    expect(work.hours.holidays).toContain("週3日");
  });

  it("from a sheet takes what is sure before the profile, and tells what it left out", async () => {
    const company = await withProfile();
    const sheet =
      "職種：調理員\n雇用形態：正社員\n給与：月給25万円（固定残業代を含む）\n勤務地：愛知県名古屋市中区栄3-1\n休日：土日祝\n制服：あり";
    const { fromSheet, unread, work } = await started(company, { sheet });
    expect(work).toMatchObject({ title: "調理員", workplace: { city: "名古屋市中区", smoking: null }, salary: { min: null } });
    expect(work.hours.holidays).toBe("土日祝");
    expect(fromSheet).toEqual(expect.arrayContaining(["title", "employmentType", "workplace.city", "hours.holidays"]));
    expect(unread).toEqual([
      { label: "給与", text: "月給25万円（固定残業代を含む）" },
      { label: "制服", text: "あり" },
    ]);
  });

  it("from the JobPosting of a page takes its fields", async () => {
    const company = await withProfile();
    const posting = {
      "@type": "JobPosting",
      title: "販売員",
      employmentType: "PART_TIME",
      baseSalary: { value: { unitText: "HOUR", value: 1_300 } },
    };
    const page = `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;
    for (const sheet of [page, JSON.stringify(posting)]) {
      const { work } = await started(company, { sheet });
      expect(work).toMatchObject({ title: "販売員", employmentType: "PART_TIME", salary: { unit: "HOUR", min: 1_300 } });
    }
  });

  it("from a sheet without items, or a template that is none, is refused and writes nothing", async () => {
    const company = await withProfile();
    const before = await server.em().count(Work);
    expect((await started(company, { sheet: "こんにちは。よろしくお願いします。" })).errors).toMatchObject([{ code: "SHEET_UNREADABLE" }]);
    expect((await started(company, { templateId: "no-such" })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await server.em().count(Work)).toBe(before);
  });

  it("once for an operation", async () => {
    const company = await withProfile();
    const operationId = newId();
    const [first, second] = [await started(company, { operationId }), await started(company, { operationId })];
    expect(second.work.id).toBe(first.work.id);
  });
});

describe("sentences for the form", () => {
  it("pass the wording check, each of them", async () => {
    const found = await judgeTexts([...new Set(postingPhrases.map(({ text }) => text))], { isEmployment: true });
    expect(found.flat()).toEqual([]);
  });
});
