import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { columnsOf } from "../posting/work.columns.ts";
import { workContent } from "../posting/work.content.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { columnOf, importColumns } from "./import-columns.ts";
import { readCells } from "./read-cells.ts";

/** A text each kind of cell can read. */
const examples: Readonly<Record<string, string>> = {
  category: "事務",
  employmentType: "正社員",
  remote: "完全在宅",
  smoking: "屋内禁煙",
  skill: "介護",
  workplaceKind: "病院・診療所",
  japaneseLevel: "N2程度",
  "residenceStatus[]": "永住者、留学",
  "qualification[]": "普通自動車免許|保育士",
  "benefitKind[]": "制服の貸与|退職金",
  payUnit: "月給",
  timeSystem: "固定時間制",
  renewal: "更新なし",
  prefecture: "大阪府",
  whole: "3",
  number: "7.5",
  flag: "はい",
  date: "2026/4/1",
  times: "9:00-18:00",
  allowances: "住宅手当=10000",
  questions: "質問",
};

it("every field of a posting has a column, and every column fills its field", () => {
  const cells = new Map(importColumns.map(({ name, kind }) => [name, examples[kind] ?? "1"]));
  const urls = new Map([...cells, ["employer.contactFormUrl", "https://example.jp/"], ["employer.contactEmail", "a@example.jp"]]);
  const plain = new Map([...urls, ["employer.contactPhone", "03-1234-5678"], ["workplace.postalCode", "143-0016"]]);
  const { content, problems } = readCells(plain);
  expect(problems).toEqual([]);
  expect(Object.keys(columnsOf(workContentSchema.parse(content))).toSorted()).toEqual(Object.keys(workContent).toSorted());
});

it("no two columns share a name or a label", () => {
  for (const column of importColumns) expect([columnOf(column.name), columnOf(column.label)]).toEqual([column, column]);
});

it("the page about the import lists every column", () => {
  const page = readFileSync(new URL("../../../../docs/import.md", import.meta.url), "utf8");
  const table = page.slice(page.indexOf("<!-- columns:start -->"), page.indexOf("<!-- columns:end -->"));
  const listed = [...table.matchAll(/^\| `([\w.]+)` \| (.+?) \|/gm)].map(([, name, label]) => [name, label]);
  expect(listed).toEqual(importColumns.map(({ name, label }) => [name, label]));
});
