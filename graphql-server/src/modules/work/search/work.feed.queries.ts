import { readRows } from "../../../platform/database/read-rows.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type WorkRow, workRowSql } from "./work.search-row.ts";
import { searchConditions } from "./work.search-sql.ts";

const columns = {
  work: new Set([
    ...[
      "id",
      "status",
      "title",
      "description",
      "category",
      "employmentType",
      "employerName",
      "requirements",
      "benefitKinds",
      "benefits",
      "holidays",
    ],
    ...["prefecture", "city", "addressLine", "postalCode", "remote", "payUnit", "payMin", "payMax", "workTimes", "workTimeNote"],
    ...["japaneseLevel", "beginnerWelcome", "applyBy", "confirmedOn", "publishedAt", "infoUpdatedAt"],
  ]),
  company: new Set(["id", "status", "name"]),
};

/** Open works from the newest on, after so many that are passed over, in one statement: what job boards and feed readers take. */
export async function newestWorks({ em, now }: Pick<Ctx, "em" | "now">, limit: number, offset = 0): Promise<WorkRow[]> {
  const where = searchConditions({}, jstDate(now()));
  const text = `select ${workRowSql(em, columns)} as row from work w join company c on c.id = w.company_id
    where ${where.text} order by w.published_at desc, w.id desc limit ? offset ?`;
  const rows = await readRows<{ row: WorkRow }>(em, { text, values: [...where.values, limit, offset] });
  return rows.map(({ row }) => row);
}
