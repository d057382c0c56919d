import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aWork } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer["asCompany"]>>;
const version = { "x-api-version": "1" };

async function exported(company: Client): Promise<Record<string, string>[]> {
  const response = await company.post("/api/company/work/export", {}, version);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  return parse(await response.text(), { bom: true, columns: true });
}

async function imported(company: Client, rows: Record<string, string>[], options: { trial?: boolean; name?: string } = {}) {
  const form = new FormData();
  if (options.trial) form.append("trial", "1");
  form.append("file", new Blob([stringify(rows, { header: true, bom: true })]), options.name ?? "works.csv");
  const response = await company.post("/api/company/work/import", form, version);
  return { status: response.status, body: await response.json() };
}

async function draft(company: Client, content: object = {}) {
  const created = await changeWork(company, "createWork", { operationId: newId(), content: { ...lawfulInput, ...content } });
  return created.work?.id ?? "";
}

describe("the company's works as a file", () => {
  it("are read back as they were: the same file changes nothing", async () => {
    const company = await server.asCompany();
    await draft(company, {
      title: "=HYPERLINK(1)",
      description: "一行目\n「二行目」, 三",
      acceptedStatuses: ["PERMANENT_RESIDENT", "STUDENT"],
      requiredQualifications: ["NURSE"],
      benefitKinds: ["UNIFORM", "RETIREMENT_PAY"],
      hours: {
        ...lawfulInput.hours,
        times: [
          { start: "09:00", end: "18:00" },
          { start: "20:30", end: "29:30" },
        ],
      },
      salary: {
        ...lawfulInput.salary,
        allowances: [{ name: "住宅手当", amount: 10_000 }],
        hasFixedOvertime: true,
        fixedOvertimeAmount: 50_000,
        fixedOvertimeHours: 20,
        fixedOvertimeExcessPaid: true,
      },
    });
    const rows = await exported(company);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      職種: "福祉・介護",
      件名: "'=HYPERLINK(1)",
      "始業・終業": "09:00-18:00|20:30-翌5:30",
      定額的手当: "住宅手当=10000",
    });
    const answer = await imported(company, rows);
    expect(answer).toMatchObject({ status: 200, body: { isKept: true, rows: [{ row: 2, outcome: "UNCHANGED", problems: [] }] } });
    expect(await server.em().findOne(AuditEvent, { action: "work.export", objectId: company.company.id })).not.toBeNull();
  });

  it("change drafts, and published works by a revision that the public does not see", async () => {
    const company = await server.asCompany();
    const draftId = await draft(company, { title: "下書きの求人" });
    const em = server.em();
    const open = aWork(em, em.merge(company.company), { title: "公開中の求人" });
    await em.flush();
    const rows = (await exported(company)).map((row) => ({ ...row, 基本給の下限: "240000", 基本給の上限: "300000" }));
    const { body } = await imported(company, rows);
    expect(body.rows.map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual(["REVISED", "UPDATED"]);
    expect(await server.em().findOne(Work, { id: draftId })).toMatchObject({ payMin: 240_000 });
    expect(await server.em().findOne(Work, { id: open.id })).toMatchObject({ payMin: open.payMin, revisionStatus: "DRAFT" });
    expect(await server.em().findOne(WorkRevision, { work: open.id })).toMatchObject({ payMin: 240_000, status: "DRAFT" });
  });

  it("are known again by the company's own number, which the file brings back: the same file again doubles nothing", async () => {
    const company = await server.asCompany();
    const rows = [
      { 管理番号: "K-1", 件名: "一つ目" },
      { 管理番号: "Ｋ－２", 件名: "二つ目" },
    ];
    const outcomes = async (file: Record<string, string>[]) =>
      (await imported(company, file)).body.rows.map(({ outcome }: { outcome: string }) => outcome);
    expect(await outcomes(rows)).toEqual(["CREATED", "CREATED"]);
    expect(await outcomes(rows)).toEqual(["UNCHANGED", "UNCHANGED"]);
    expect(await outcomes([{ 管理番号: "K-2", 件名: "二つ目（夜勤）" }])).toEqual(["UPDATED"]);
    expect((await exported(company)).map((row) => row["管理番号"]).toSorted()).toEqual(["K-1", "K-2"]);
    expect(await outcomes(await exported(company))).toEqual(["UNCHANGED", "UNCHANGED"]);
    expect(
      await outcomes([
        { 管理番号: "k-9", 件名: "別" },
        { 管理番号: "ｋ-9", 件名: "別の行" },
      ]),
    ).toEqual(["CREATED", "REFUSED"]);
    expect(await server.em().count(Work, { company: company.company.id })).toBe(2);
  });

  it("that came in before their number was kept take it over, and one that is called otherwise today is another", async () => {
    const company = await server.asCompany();
    const outcomes = async (file: Record<string, string>[]) =>
      (await imported(company, file)).body.rows.map(({ outcome }: { outcome: string }) => outcome);
    await imported(company, [{ 管理番号: "K-1", 件名: "一つ目" }]);
    await server.em().nativeUpdate(Work, { company: company.company.id }, { referenceNumber: null });
    expect(await outcomes([{ 管理番号: "K-1", 件名: "一つ目" }])).toEqual(["UPDATED"]);
    await server.em().nativeUpdate(Work, { company: company.company.id }, { referenceNumber: "K-7" });
    expect(await outcomes([{ 管理番号: "K-1", 件名: "別の求人" }])).toEqual(["CREATED"]);
    expect(await outcomes([{ 管理番号: "K-1", 件名: "別の求人" }])).toEqual(["UNCHANGED"]);
    const works = await server.em().find(Work, { company: company.company.id }, { orderBy: { referenceNumber: "asc" } });
    expect(works.map(({ referenceNumber, title }) => [referenceNumber, title])).toEqual([
      ["K-1", "別の求人"],
      ["K-7", "一つ目"],
    ]);
  });

  it("come in whole or not at all, with a report by row and column", async () => {
    const company = await server.asCompany();
    const rows = [
      { 管理番号: "A-1", 件名: "一つ目", 基本給の下限: "", 賃金形態: "月給" },
      { 管理番号: "A-2", 件名: "二つ目", 基本給の下限: "たくさん", 賃金形態: "歩合" },
    ];
    const { body } = await imported(company, rows);
    expect(body).toMatchObject({
      isKept: false,
      rows: [
        { row: 2, outcome: "CREATED", workId: null },
        {
          row: 3,
          outcome: "REFUSED",
          problems: [
            { code: "IMPORT_CELL", column: "基本給の下限" },
            { code: "IMPORT_CELL", column: "賃金形態", message: expect.stringMatching(/「歩合」.*書き方：時給、日給/) },
          ],
        },
      ],
    });
    expect(await server.em().count(Work, { company: company.company.id })).toBe(0);
    const trial = await imported(company, rows.slice(0, 1), { trial: true });
    expect(trial.body).toMatchObject({ isKept: false, rows: [{ outcome: "CREATED" }] });
    expect(await server.em().count(Work, { company: company.company.id })).toBe(0);
    expect((await imported(company, rows.slice(0, 1))).body.isKept).toBe(true);
    expect(await server.em().findOne(Work, { company: company.company.id })).toMatchObject({ title: "一つ目", status: "DRAFT" });
  });

  it("are the company's own: another's id or number changes nothing there", async () => {
    const [owner, other] = [await server.asCompany(), await server.asCompany()];
    const id = await draft(owner, { title: "よその求人" });
    const { body } = await imported(other, [{ 管理番号: id, 件名: "書き換え" }]);
    expect(body.rows).toMatchObject([{ outcome: "CREATED" }]);
    expect(await server.em().findOne(Work, { id })).toMatchObject({ title: "よその求人" });
    expect(await exported(other)).toHaveLength(1);
  });

  it("are refused to who may not write, without a file, and when there are too many", async () => {
    const owner = await server.asCompany();
    const viewer = await server.asCompany("VIEWER", owner.company);
    expect((await imported(viewer, [{ 件名: "x" }])).status).toBe(403);
    expect((await viewer.post("/api/company/work/export", {}, version)).status).toBe(403);
    expect((await owner.post("/api/company/work/import", new FormData())).status).toBe(422);
    const many = Array.from({ length: 201 }, (_, index) => ({ 件名: `求人${index}` }));
    expect((await imported(owner, many)).body).toMatchObject({ code: "IMPORT_TOO_MANY_ROWS" });
    expect((await imported(owner, [{ 件名: "x" }], { name: "works.exe" })).body).toMatchObject({ code: "IMPORT_FORMAT" });
  });
});
