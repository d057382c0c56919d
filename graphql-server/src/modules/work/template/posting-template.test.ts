import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { judgePosting } from "../requirement/judge-posting.ts";
import { columnsOfTemplate, postingTemplates } from "./posting-template.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What a company said once, in its profile. */
const profile: Partial<ContentColumns> = {
  employerName: "社会福祉法人みどり会",
  employerAddress: "東京都新宿区西新宿2-8-1 みどりビル3階301",
  contactEmail: "jobs@example.jp",
  prefecture: "13",
  city: "新宿区",
  addressLine: "西新宿2-8-1",
  smoking: "NO_SMOKING",
  workplaceChangeScope: "変更なし",
  dutiesChangeScope: "会社の定める業務",
  healthInsurance: true,
  pensionInsurance: true,
  accidentInsurance: true,
  employmentInsurance: true,
  trial: true,
  trialMonths: 3,
  trialConditions: "本採用と同じ条件です。",
};
/** What only the company knows of the one work. */
const pay: Readonly<Record<string, Partial<ContentColumns>>> = { MONTH: { payMin: 240_000, payMax: 280_000 }, HOUR: { payMin: 1_400 } };

const blank = {
  ...{
    title: "",
    description: "",
    openings: 1,
    japaneseLevel: "NONE",
    remote: "NONE",
    allowances: [],
    workTimes: [],
    acceptedStatuses: [],
  },
  ...{ screeningQuestions: [], requiredQualifications: [], fixedOvertime: false, studentsAfterGraduation: false },
};

describe("templates of postings", () => {
  it("are at least forty, of many trades and five kinds of employment, each with a name of its own", () => {
    expect(postingTemplates.length).toBeGreaterThanOrEqual(40);
    expect(new Set(postingTemplates.map(({ category }) => category)).size).toBeGreaterThanOrEqual(13);
    expect(new Set(postingTemplates.map(({ employmentType }) => employmentType)).size).toBeGreaterThanOrEqual(4);
    for (const name of ["id", "title", "description"] as const) {
      expect(new Set(postingTemplates.map((template) => template[name])).size).toBe(postingTemplates.length);
    }
  });

  it("each pass the law and the wording check with 0 findings, once pay and profile are there", async () => {
    const today = "2026-11-24";
    const minimumWage = (await minimumWagesOn(server.em(), today)).get("13");
    const permissionRules = await findPermissionRules({ em: server.em() });
    const found: unknown[] = [];
    for (const template of postingTemplates) {
      const columns = columnsOfTemplate(template);
      const work = Object.assign(new Work(), blank, profile, columns, pay[columns.payUnit ?? ""]);
      const issues = await judgePosting({ work, today, minimumWage, permissionRules });
      found.push(...issues.map(({ code, path, params }) => [template.id, code, path.join("."), params]));
    }
    expect(found).toEqual([]);
  });

  it("say nothing of pay, place or company: these are never anybody else's", () => {
    const own = ["payMin", "payMax", "employerName", "prefecture", "city", "addressLine", "contactEmail"];
    expect(postingTemplates.flatMap((template) => own.filter((column) => column in columnsOfTemplate(template)))).toEqual([]);
  });
});
