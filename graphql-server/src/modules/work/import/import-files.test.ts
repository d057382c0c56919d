import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type TestCell, workbook } from "../../../testing/workbook.ts";
import { Work } from "../posting/work.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const version = { "x-api-version": "1" };
const header = ["管理番号", "件名", "職種", "雇用形態", "賃金形態", "基本給の下限", "入社日", "試用期間の有無"];
const row = (name: string, pay: TestCell = 1_300): TestCell[] => [
  ...["", `${name}の仕事`, "福祉・介護", "パート・アルバイト", "時給", pay, "2027-04-01", "はい"],
];

async function send(file: Blob, name: string, fields: Record<string, string> = {}) {
  const company = await server.asCompany();
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", file, name);
  const response = await company.post("/api/company/work/import", form, version);
  const body = await response.json();
  const works = await server.em().find(Work, { company: company.company.id }, { orderBy: { id: "asc" } });
  return { company, status: response.status, body, works };
}

const asText = (rows: readonly TestCell[][], delimiter = ",") => stringify([header, ...rows], { delimiter, record_delimiter: "windows" });

/** Shift_JIS of a text whose signs it has: every pair of bytes that means a sign, turned round. */
function shiftJis(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder("shift_jis");
  const known = new Map<string, number[]>();
  for (let byte = 0; byte < 0x80; byte += 1) known.set(String.fromCharCode(byte), [byte]);
  for (let lead = 0x81; lead <= 0xea; lead += 1) {
    if (lead >= 0xa0 && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail += 1) known.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  }
  return new Uint8Array([...text].flatMap((sign) => known.get(sign) ?? [0x3f]));
}

/** The codes of a refusal: that of the file as a whole, or those of its fields. */
const codesOf = (body: { code?: string; errors?: { code: string }[] }) => body.errors?.map(({ code }) => code) ?? [body.code];

describe("a table of works", () => {
  it.each([
    ["a workbook", "works.xlsx", () => new Blob([workbook([header, row("ブック")]).slice()]), "ブックの仕事"],
    ["Excel's own CSV", "works.csv", () => new Blob([shiftJis(asText([row("表")]))]), "表の仕事"],
    ["Unicode text with tabs", "works.txt", () => new Blob([Buffer.from(`\uFEFF${asText([row("文")], "\t")}`, "utf16le")]), "文の仕事"],
    ["UTF-8 with tabs", "works.tsv", () => new Blob([asText([row("字")], "\t")]), "字の仕事"],
  ])("comes in as %s", async (_, name, file, title) => {
    const { body, works } = await send(file(), name);
    expect(body).toMatchObject({ isKept: true, refused: null, rows: [{ row: 2, outcome: "CREATED" }] });
    expect(works).toMatchObject([{ title, category: "WELFARE_CARE", payUnit: "HOUR", payMin: 1_300, startsOn: "2027-04-01", trial: true }]);
  });

  it("tells of a formula what it came to", async () => {
    const { works } = await send(new Blob([workbook([header, row("式", { formula: "1200+50", result: "1250" })]).slice()]), "works.xlsx");
    expect(works).toMatchObject([{ payMin: 1_250 }]);
  });

  it("with an entity of its own is read without it, or not at all", async () => {
    const text = strFromU8(unzipSync(workbook([header, row("外部実体")]))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    for (const entity of ['SYSTEM "file:///etc/hostname"', '"たくさん"']) {
      const declared = text.replace("?>", `?><!DOCTYPE x [<!ENTITY e ${entity}>]>`).replace("外部実体", "外部実体&e;");
      const { works } = await send(new Blob([workbook([header], { "xl/worksheets/sheet1.xml": strToU8(declared) }).slice()]), "works.xlsx");
      const told = works.map(({ title }) => title).join();
      expect(told).not.toContain(readFileSync("/etc/hostname", "utf8").trim());
      expect(told).not.toContain("たくさん");
    }
  });

  it("that is none is refused with what to do, and nothing is written", async () => {
    const one = [header, row("一")];
    const macro = workbook(one, { "xl/vbaProject.bin": new Uint8Array(10) });
    const bomb = workbook(one, { "xl/media/bomb.xml": new Uint8Array(120 * 1024 * 1024) });
    const many = workbook(one, Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`xl/media/${index}.xml`, new Uint8Array(1)])));
    const torn = workbook(one).slice(0, 700);
    const cases: [string, Uint8Array, string][] = [
      ["a.xlsx", macro, "IMPORT_ACTIVE_CONTENT"],
      ["a.xlsx", bomb, "IMPORT_TOO_LARGE"],
      ["a.xlsx", many, "IMPORT_TOO_LARGE"],
      ["a.xlsx", torn, "IMPORT_UNREADABLE"],
      ["a.xlsx", Buffer.from("これは表ではありません"), "IMPORT_UNREADABLE"],
      ["a.xls", Buffer.from("何か"), "IMPORT_FORMAT"],
      ["a.csv", new Uint8Array([0x81, 0x00, 0xff, 0xfd]), "IMPORT_NOT_UTF8"],
    ];
    for (const [name, bytes, code] of cases) {
      const { body, works } = await send(new Blob([bytes.slice()]), name);
      expect([name, codesOf(body), works.length]).toEqual([name, [code], 0]);
    }
  }, 120_000);
});

describe("a table with bad rows", () => {
  const rows = [row("良い"), row("悪い", "たくさん"), row("別の良い")];

  it("goes in all or none, as long as nothing else is asked for", async () => {
    const { body, works } = await send(new Blob([asText(rows)]), "works.csv");
    expect(body).toMatchObject({ isKept: false, rows: [{ outcome: "CREATED" }, { outcome: "REFUSED" }, { outcome: "CREATED" }] });
    expect(works).toEqual([]);
  });

  it("goes in row by row when asked for; the bad ones come back with the reason, and go in once they are put right", async () => {
    const { body, company, works } = await send(new Blob([asText(rows)]), "works.csv", { unit: "ROW" });
    expect(works.map(({ title }) => title)).toEqual(["良いの仕事", "別の良いの仕事"]);
    const back: Record<string, string>[] = parse(body.refused, { bom: true, columns: true });
    expect(back).toMatchObject([{ 件名: "悪いの仕事", 基本給の下限: "たくさん" }]);
    expect(back[0]?.["取り込めなかった理由"]).toMatch(/^基本給の下限：/);
    const form = new FormData();
    form.append("unit", "ROW");
    const mended = back.map((one) => ({ ...one, 基本給の下限: "1400" }));
    form.append("file", new Blob([stringify(mended, { header: true, bom: true })]), "again.csv");
    const again = await company.post("/api/company/work/import", form, version);
    expect(await again.json()).toMatchObject({ isKept: true, refused: null, rows: [{ outcome: "CREATED" }] });
    expect(await server.em().count(Work, { company: company.company.id })).toBe(3);
  });
});

describe("the table to start from", () => {
  it("has every column, and its example is read without a problem", async () => {
    const company = await server.asCompany();
    const template = await company.get("/api/company/work/template");
    expect([template.status, template.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const { body, works } = await send(new Blob([await template.text()]), "works.csv");
    expect(body).toMatchObject({ isKept: true, rows: [{ outcome: "CREATED", problems: [] }] });
    expect(works[0]?.title).toContain("【見本】");
  });

  it("is not for members who only read", async () => {
    const viewer = await server.asCompany("VIEWER");
    expect((await viewer.get("/api/company/work/template")).status).toBe(403);
  });
});
