import { csvWhole } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { columnsOfTemplate, postingTemplates } from "../template/posting-template.ts";
import { importColumns } from "./import-columns.ts";
import { workCells } from "./work-cells.ts";

const exampleTitle = { ja: "【見本】介護スタッフ（この行は消してください）", en: "[Example] Care worker (delete this row)" };

/** An empty table for the import: its headings, and one lawful posting as an example of what cells say. @throws UserErrors FORBIDDEN */
export async function* templateCsv(ctx: Ctx): AsyncGenerator<string> {
  requireWriter(ctx);
  const isInJapanese = isJapanese(ctx.locale);
  const [first] = postingTemplates;
  const example = Object.assign(new Work(), { id: "", ...(first && columnsOfTemplate(first)) });
  example.title = isInJapanese ? exampleTitle.ja : exampleTitle.en;
  yield csvWhole(
    importColumns.map(({ label, name }) => (isInJapanese ? label : name)),
    [workCells(example, null)],
  );
}
