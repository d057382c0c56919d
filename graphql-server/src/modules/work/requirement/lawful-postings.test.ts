import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type LawfulPosting, lawfulPostings } from "../../../testing/texts/lawful-postings.data.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { missingItems } from "./work.requirements.ts";

let server: TestServer;
let wages: ReadonlyMap<string, number>;
beforeAll(async () => {
  server = await startTestServer();
  wages = await minimumWagesOn(server.em(), "2026-11-20");
});
afterAll(() => server.close());

const cleared = { allowances: [], workTimes: [], screeningQuestions: [], acceptedStatuses: [], fixedOvertime: false };
const fixedTerm = new Set(["CONTRACT", "PART_TIME", "DISPATCH", "SHOKUTAKU", "INTERN"]);
const permanent = { fixedTerm: false, termMonths: null, renewal: null, renewalCriteria: null, renewalLimit: null };
const flexible = { system: "FLEX", times: [], note: "コアタイム 10:00〜15:00" };

function postingOf([title, employmentType, prefecture, unit, pay, description, requirements, appeal]: LawfulPosting, index: number): Work {
  const { contract, hours, salary, workplace, ...rest } = lawfulInput;
  const content = workContentSchema.parse({
    ...rest,
    title,
    employmentType,
    description,
    requirements,
    appeal,
    workplace: { ...workplace, prefecture, remote: index % 7 === 0 ? "FULL" : "NONE", ...(index % 7 === 0 && { addressLine: null }) },
    salary: { ...salary, unit, min: pay, max: null },
    hours: index % 5 === 0 ? { ...hours, ...flexible } : hours,
    contract: fixedTerm.has(employmentType) ? contract : { ...contract, ...permanent },
    benefits: index % 3 === 0 ? "産休・育休の実績あり(男性も取得)。定年65歳、70歳まで再雇用。固定残業代はありません。" : null,
  });
  return Object.assign(new Work(), cleared, columnsOf(content));
}

function issuesOf(work: Work) {
  return missingItems({ work, today: "2026-11-20", minimumWage: wages.get(work.prefecture ?? "") });
}

describe("lawful postings", () => {
  it("are more than a hundred, of many trades and all kinds of employment", () => {
    expect(lawfulPostings.length).toBeGreaterThanOrEqual(100);
    expect(new Set(lawfulPostings.map(([title]) => title)).size).toBe(lawfulPostings.length);
    expect(new Set(lawfulPostings.map(([, type]) => type)).size).toBeGreaterThanOrEqual(7);
  });

  it("are not flagged, none of them", () => {
    const flagged = lawfulPostings.flatMap((row, index) =>
      issuesOf(postingOf(row, index)).map(({ code, path, params }) => [row[0], code, path.join("."), params?.["word"]]),
    );
    expect(flagged).toEqual([]);
  });

  it("are flagged as soon as they pay less than the minimum wage of their prefecture", () => {
    const low = lawfulPostings.map((row, index) => Object.assign(postingOf(row, index), { payMin: 900, payUnit: "HOUR" as const }));
    const passed = low.filter((work) => work.employmentType !== "OUTSOURCING" && issuesOf(work).length === 0);
    expect(passed.map(({ title }) => title)).toEqual([]);
  });
});

describe("checking a posting while it is typed", () => {
  const query =
    "query($content: WorkContentInput!) { checkPosting(content: $content) { issues { code path message word rewrite group } readability { level isTooHard hardWords { word level } } } }";

  it("finds what the publication would refuse, with a rewrite in the reader's language, and writes nothing", async () => {
    const company = await server.asCompany();
    const content = {
      ...lawfulInput,
      appeal: "女性 歓迎！",
      japaneseLevel: "N5",
      description: "腐食や亀裂の診断を行い、漏洩の防止に努めます。",
    };
    const { data } = await company.graphql(query, { content }, { "accept-language": "en" });
    expect(data.checkPosting.issues).toMatchObject([
      { code: "WORK_WORDING_SEX", path: ["appeal"], word: "女性 歓迎", rewrite: "どなたでも歓迎", group: 1 },
    ]);
    expect(data.checkPosting.issues[0].message).toContain("limits applicants by sex");
    expect(data.checkPosting.readability).toMatchObject({ level: "N1", isTooHard: true });
    expect(await server.em().count(Work)).toBe(0);
  });

  it("says what cannot be read at all", async () => {
    const company = await server.asCompany();
    const content = { ...lawfulInput, employer: { contactEmail: "not an address" } };
    const { data } = await company.graphql(query, { content });
    expect(data.checkPosting.issues).toMatchObject([{ path: ["employer", "contactEmail"], group: 0 }]);
  });

  it("is for those who write and those who judge postings", async () => {
    for (const client of [await server.asAdmin("OPERATOR"), await server.asCompany("RECRUITER")]) {
      expect((await client.graphql(query, { content: lawfulInput })).data.checkPosting.issues).toEqual([]);
    }
    for (const client of [await server.asAdmin("EDITOR"), await server.asCompany("VIEWER"), await server.asSeeker(), server.anonymous()]) {
      expect((await client.graphql(query, { content: lawfulInput })).errors[0]?.extensions?.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    }
  });
});
