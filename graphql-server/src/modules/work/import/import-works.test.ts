import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { aCompany, aMember, anAdmin } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { OutboxMail } from "../../base/jobs/outbox-mail.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";
import { findApprover } from "./find-approver.ts";
import type { RowResult } from "./import-row.ts";
import { type ImportOptions, importWorks } from "./import-works.ts";
import { readRows } from "./read-rows.ts";

const number = "1234567890128";
let server: TestServer;

/** The cells of a lawful posting, as a spreadsheet has them. */
const lawful: Readonly<Record<string, string>> = {
  corporateNumber: number,
  category: "製造・修理・塗装",
  employmentType: "パート",
  "employer.name": "みどり製作所株式会社",
  "employer.address": "東京都大田区大森1-2-3",
  "employer.contactEmail": "jobs@example.jp",
  "workplace.prefecture": "東京",
  "workplace.city": "大田区",
  "workplace.addressLine": "大森1-2-3",
  "workplace.changeScope": "変更なし",
  "workplace.smoking": "屋内禁煙",
  description: "部品を\n加工します。",
  dutiesChangeScope: "変更なし",
  japaneseLevel: "N3",
  "salary.unit": "時給",
  "salary.min": "1,300円",
  "salary.max": "１５００",
  "salary.allowances": "皆勤手当=5000",
  "salary.closing": "月末",
  "salary.payDay": "翌月25日",
  "hours.system": "シフト制",
  "hours.times": "9:00～18:00|22:00-翌7:00",
  "hours.breakMinutes": "60",
  "hours.weeklyHours": "38.5",
  "hours.overtime": "無",
  "hours.holidays": "週休2日",
  "insurance.health": "有",
  "insurance.pension": "有",
  "insurance.accident": "はい",
  "insurance.employment": "1",
  "contract.fixedTerm": "なし",
  "contract.trial": "なし",
  applyBy: "2099年3月31日",
  "selection.questions": "必須:夜勤はできますか。|任意:自己PR",
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A CSV as a spreadsheet writes it: byte order mark, quotes, CRLF. */
function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

async function run(name: string, content: string | Buffer, options: ImportOptions = {}): Promise<RowResult[]> {
  const bytes = Readable.from([Buffer.from(content)]);
  const rows = importWorks(() => systemContext(server.services, "test").ctx, readRows(name, bytes), options);
  const results: RowResult[] = [];
  for await (const result of rows) results.push(result);
  return results;
}

const codesOf = (results: readonly RowResult[]) =>
  results.map(({ row, outcome, problems }) => [row, outcome, problems.map(({ code }) => code)]);
const works = (where = {}) => server.em().find(Work, where, { orderBy: { title: "asc" } });

async function approver() {
  const em = server.em();
  const admin = anAdmin(em, { role: "OPERATOR" });
  await em.flush();
  return findApprover(server.em(), { email: admin.email, now: new Date() });
}

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const company = aCompany(em, { name: "みどり製作所", corporateNumber: number, plan: "STANDARD" });
  aMember(em, company);
  aCompany(em, { name: "主のない会社", corporateNumber: "2234567890127" });
  const closed = aCompany(em, { name: "退会した会社", corporateNumber: "3234567890126", status: "CLOSED" });
  aMember(em, closed);
  await em.flush();
});

afterAll(() => server.close());

describe("works from a CSV", () => {
  it("arrive as drafts with every cell in its column", async () => {
    const [result] = await run("a.csv", csv([{ ...lawful, identifier: "A-1", title: "旋盤工" }]));
    expect(result).toMatchObject({ row: 2, outcome: "CREATED", identifier: "A-1", problems: [] });
    const [work] = await works({ id: result?.workId });
    expect(work).toMatchObject({
      status: "DRAFT",
      title: "旋盤工",
      category: "MANUFACTURING",
      employmentType: "PART_TIME",
      prefecture: "13",
      description: "部品を\n加工します。",
      payUnit: "HOUR",
      payMin: 1300,
      payMax: 1500,
      allowances: [{ name: "皆勤手当", amount: 5000 }],
      workTimes: [
        { start: "09:00", end: "18:00" },
        { start: "22:00", end: "31:00" },
      ],
      weeklyHours: 38.5,
      overtime: false,
      employmentInsurance: true,
      applyBy: "2099-03-31",
      screeningQuestions: [
        { text: "夜勤はできますか。", required: true },
        { text: "自己PR", required: false },
      ],
    });
    expect(await server.em().find(WorkEvent, { work: work!.id })).toMatchObject([{ to: "DRAFT", actorKind: "COMPANY" }]);
  });

  it("of the same file twice are the same works, with or without an identifier", async () => {
    const file = csv([
      { ...lawful, identifier: "B-1", title: "溶接工" },
      { ...lawful, title: "名のない番号" },
    ]);
    const first = await run("b.csv", file);
    const before = await works();
    const second = await run("b.csv", file);
    expect(second.map(({ outcome, problems, workId }) => [outcome, problems, workId])).toEqual(
      first.map(({ workId }) => ["UNCHANGED", [], workId]),
    );
    expect(await works()).toEqual(before);
  });

  it("that differ from the work they are leave it alone, unless told to update it", async () => {
    const row = { ...lawful, identifier: "C-1", title: "塗装工" };
    const [first] = await run("c.csv", csv([row]));
    const changed = csv([{ ...row, title: "塗装工（自動車）", "selection.questions": "必須:夜勤はできますか。" }]);
    expect(codesOf(await run("c.csv", changed))).toEqual([[2, "UNCHANGED", ["IMPORT_KEPT"]]]);
    const [before] = await works({ id: first?.workId });
    expect(before?.title).toBe("塗装工");
    expect(codesOf(await run("c.csv", changed, { update: true }))).toEqual([[2, "UPDATED", []]]);
    const [after] = await works({ id: first?.workId });
    expect(after).toMatchObject({ title: "塗装工（自動車）", screeningQuestions: [before!.screeningQuestions[0]] });
  });

  it("are each whole or refused: a bad row writes nothing and the others arrive", async () => {
    const count = (await works()).length;
    const good = { ...lawful, identifier: "D-0", title: "よい行" };
    const results = await run(
      "d.csv",
      csv([
        good,
        { ...good, identifier: "D-1", "salary.min": "応相談" },
        { ...good, identifier: "D-2", "salary.min": "2000" },
        { ...good, identifier: "D-3", "workplace.prefecture": "江戸" },
        { ...good, identifier: "D-4", title: "長".repeat(121) },
        { ...good, identifier: "D-5", applyBy: "2026-02-30" },
        { ...good, identifier: "D-6", "employer.contactEmail": "jobs" },
        { ...good, identifier: "D-0" },
        { ...good, identifier: "D-7", corporateNumber: "" },
        { ...good, identifier: "D-8", corporateNumber: "9999999999999" },
        { ...good, identifier: "D-9", corporateNumber: "2234567890127" },
        { ...good, identifier: "D-10", corporateNumber: "3234567890126" },
        { ...good, identifier: "D-11", "hours.times": "朝から" },
      ]),
    );
    expect(
      results.map(({ row, outcome, problems }) => [row, outcome, ...problems.map(({ code, path }) => `${code} ${path.join(".")}`)]),
    ).toEqual([
      [2, "CREATED"],
      [3, "REFUSED", "IMPORT_CELL salary.min"],
      [4, "REFUSED", "PAY_ORDER salary.max"],
      [5, "REFUSED", "IMPORT_CELL workplace.prefecture"],
      [6, "REFUSED", "TOO_LONG title"],
      [7, "REFUSED", "INVALID applyBy"],
      [8, "REFUSED", "INVALID employer.contactEmail"],
      [9, "REFUSED", "IMPORT_ROW_TWICE identifier"],
      [10, "REFUSED", "IMPORT_COMPANY_REQUIRED corporateNumber"],
      [11, "REFUSED", "IMPORT_COMPANY_UNKNOWN corporateNumber"],
      [12, "REFUSED", "IMPORT_NO_OWNER corporateNumber"],
      [13, "REFUSED", "FORBIDDEN "],
      [14, "REFUSED", "IMPORT_CELL hours.times"],
    ]);
    expect(await works()).toHaveLength(count + 1);
  });

  it("may have Japanese headers, blank lines, short rows and too long ones", async () => {
    const text = `件名,法人番号,管理番号\r\n\r\n検査員,${number},E-1\r\n梱包員,${number}\r\n選別員,${number},E-3,何か\r\n`;
    expect(codesOf(await run("e.csv", text))).toEqual([
      [3, "CREATED", []],
      [4, "CREATED", []],
      [5, "REFUSED", ["IMPORT_ROW_BROKEN"]],
    ]);
  });

  it("are read up to a quote that never ends", async () => {
    const text = `title,corporateNumber\r\n清掃員,${number}\r\n"運搬員,${number}\r\n包装員,${number}\r\n`;
    expect(codesOf(await run("f.csv", text))).toEqual([
      [2, "CREATED", []],
      [3, "REFUSED", ["IMPORT_CSV_QUOTES"]],
    ]);
  });

  it.each([
    ["a header nobody knows", "x.csv", "title,salaly\r\n", "IMPORT_COLUMN_UNKNOWN"],
    ["a column twice", "x.csv", "title,件名\r\n", "IMPORT_COLUMN_TWICE"],
    ["another character set", "x.csv", Buffer.from([0x81, 0x00, 0xff, 0xfd]), "IMPORT_NOT_UTF8"],
    ["another kind of file", "x.xls", "PK", "IMPORT_FORMAT"],
    ["a torn workbook", "x.xlsx", "PK", "IMPORT_UNREADABLE"],
    ["broken JSON", "x.json", '{"@type":', "IMPORT_JSON_BROKEN"],
  ])("are not read at all from a file with %s", async (_, name, content, code) => {
    await expect(run(name, content)).rejects.toMatchObject({ problems: [{ code }] });
  });
});

describe("works from JSON", () => {
  const posting = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: "みどり製作所", value: "J-1" },
    title: "CADオペレーター",
    description: "<p>図面を<b>作成</b>します。</p><ul><li>建築</li><li>機械 &amp; 電気</li></ul><script>alert(1)</script>",
    validThrough: "2099-03-31T15:30:00Z",
    employmentType: ["FULL_TIME", "TEMPORARY"],
    hiringOrganization: { "@type": "Organization", name: "みどり製作所株式会社", taxID: `T${number}` },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        postalCode: "143-0016",
        addressRegion: "東京都",
        addressLocality: "大田区",
        streetAddress: "大森北1-1",
      },
    },
    baseSalary: { "@type": "MonetaryAmount", currency: "JPY", value: { minValue: 250000, maxValue: 300000, unitText: "MONTH" } },
    workHours: "9:00〜18:00",
    occupationalCategory: "02 研究・技術",
    qualifications: "日本語 N2程度",
    additionalProperty: [{ "@type": "PropertyValue", name: "dutiesChangeScope", value: "変更なし" }],
  };

  it("arrive by the words of schema.org, and what it has no words for by our columns", async () => {
    const [result] = await run("a.json", JSON.stringify([posting]));
    expect(result).toMatchObject({ row: 1, outcome: "CREATED", identifier: "J-1" });
    expect((await works({ id: result?.workId }))[0]).toMatchObject({
      title: "CADオペレーター",
      description: "図面を作成します。\n\n・建築\n・機械 & 電気",
      category: "RESEARCH_ENGINEERING",
      employmentType: "CONTRACT",
      applyBy: "2099-04-01",
      prefecture: "13",
      city: "大田区",
      postalCode: "1430016",
      payUnit: "MONTH",
      payMin: 250_000,
      payMax: 300_000,
      workTimes: [{ start: "09:00", end: "18:00" }],
      japaneseLevel: "N2",
      dutiesChangeScope: "変更なし",
    });
  });

  it("are taken from lists, graphs and lines alike, and are the same works", async () => {
    const [known] = await run("a.json", JSON.stringify(posting));
    const graph = { "@context": "https://schema.org/", "@graph": [{ "@type": "WebPage" }, posting] };
    const files = {
      "b.json": JSON.stringify(graph),
      "b.jsonl": `${JSON.stringify(posting)}\r\n`,
      "c.json": `${JSON.stringify(posting)}\n\n`,
    };
    for (const [name, text] of Object.entries(files))
      expect(await run(name, text)).toMatchObject([{ outcome: "UNCHANGED", workId: known?.workId }]);
  });

  it("are refused by row when a line is no posting of ours", async () => {
    const lines = [
      "{ broken",
      JSON.stringify({ ...posting, "@type": "Event" }),
      JSON.stringify({ ...posting, baseSalary: { currency: "USD", value: 5000 } }),
      JSON.stringify({ ...posting, jobLocation: [posting.jobLocation, posting.jobLocation] }),
      JSON.stringify({ ...posting, additionalProperty: [{ name: "__proto__", value: "x" }] }),
      JSON.stringify({ ...posting, title: { toString: "x" }, identifier: "J-2" }),
    ];
    expect(codesOf(await run("d.jsonl", lines.join("\n")))).toEqual([
      [1, "REFUSED", ["IMPORT_JSON_BROKEN"]],
      [2, "REFUSED", ["IMPORT_NOT_A_POSTING"]],
      [3, "REFUSED", ["IMPORT_CURRENCY"]],
      [4, "REFUSED", ["IMPORT_SEVERAL_PLACES"]],
      [5, "REFUSED", ["IMPORT_COLUMN_UNKNOWN"]],
      [6, "CREATED", []],
    ]);
  });

  it("cut an address that is one text, and belong to the company of the whole file", async () => {
    const text = {
      ...posting,
      identifier: "J-3",
      jobLocation: "〒231-0023 神奈川県横浜市中区山下町1-1",
      hiringOrganization: "みどり製作所",
    };
    const [result] = await run("e.json", JSON.stringify(text), { company: number });
    expect((await works({ id: result?.workId }))[0]).toMatchObject({
      postalCode: "2310023",
      prefecture: "14",
      city: "横浜市中区",
      addressLine: "山下町1-1",
    });
    const other = await run("f.json", JSON.stringify({ ...posting, identifier: "J-4" }), { company: "3234567890126" });
    expect(codesOf(other)).toEqual([[1, "REFUSED", ["IMPORT_COMPANY_MISMATCH"]]]);
    await expect(run("g.json", "[]", { company: "4111111111111" })).rejects.toMatchObject({
      problems: [{ code: "IMPORT_COMPANY_UNKNOWN" }],
    });
  });
});

describe("publishing what arrives", () => {
  it("takes what is lawful through review and approval, and leaves the rest as drafts that say what is missing", async () => {
    const rows = [
      { ...lawful, identifier: "P-1", title: "公開される求人" },
      { ...lawful, identifier: "P-2", title: "足りない求人", dutiesChangeScope: "", "salary.min": "1000" },
    ];
    const admin = await approver();
    const results = await run("p.csv", csv(rows), { approver: admin });
    expect(codesOf(results)).toEqual([
      [2, "PUBLISHED", []],
      [3, "CREATED", ["WORK_DUTIES_CHANGE_SCOPE_MISSING", "WORK_BELOW_MINIMUM_WAGE"]],
    ]);
    const found = await server.anonymous().graphql('{ works(filter: { keyword: "公開される求人" }, first: 5) { items { id } } }');
    expect(found.data.works.items).toEqual([{ id: results[0]?.workId }]);
    expect((await works({ id: results[1]?.workId }))[0]?.status).toBe("DRAFT");
    const approvals = await server.em().find(AuditEvent, { action: "work.approve", actorId: admin.adminId });
    expect(approvals).toMatchObject([{ objectId: results[0]?.workId }]);
    expect(await server.em().count(OutboxMail)).toBe(0);
    expect(codesOf(await run("p.csv", csv(rows.slice(0, 1)), { approver: admin }))).toEqual([[2, "UNCHANGED", []]]);
  });

  it("stops at the limit of the plan; what is over it stays a draft", async () => {
    const em = server.em();
    const small = aCompany(em, { corporateNumber: "4234567890125", plan: "FREE" });
    aMember(em, small);
    await em.flush();
    const rows = Array.from({ length: 5 }, (_, index) => ({ ...lawful, corporateNumber: "4234567890125", title: `求人${index}` }));
    const results = await run("q.csv", csv(rows), { approver: await approver() });
    expect(results.map(({ outcome }) => outcome)).toEqual(["PUBLISHED", "PUBLISHED", "PUBLISHED", "CREATED", "CREATED"]);
    expect(results[4]?.problems).toMatchObject([{ code: "PLAN_LIMIT" }]);
    expect((await works({ company: small.id })).map(({ status }) => status)).toEqual(["OPEN", "OPEN", "OPEN", "DRAFT", "DRAFT"]);
    expect((await server.em().findOneOrFail(Company, small.id)).publishedWorks).toBe(3);
  });

  it("needs somebody of the back office who may approve", async () => {
    const em = server.em();
    const [editor, left] = [anAdmin(em, { role: "EDITOR" }), anAdmin(em, { status: "DISABLED" })];
    await em.flush();
    for (const email of [editor.email, left.email, "nobody@example.jp"]) {
      await expect(findApprover(server.em(), { email, now: new Date() })).rejects.toMatchObject({
        problems: [{ code: "IMPORT_APPROVER" }],
      });
    }
  });
});

it("a dry run says what would happen and keeps nothing", async () => {
  const before = await works();
  const rows = [
    { ...lawful, identifier: "R-1", title: "試し" },
    { ...lawful, identifier: "R-2", title: "試し", "salary.min": "?" },
  ];
  const results = await run("r.csv", csv(rows), { approver: await approver(), dryRun: true });
  expect(codesOf(results)).toEqual([
    [2, "PUBLISHED", []],
    [3, "REFUSED", ["IMPORT_CELL"]],
  ]);
  expect(await works()).toEqual(before);
});
