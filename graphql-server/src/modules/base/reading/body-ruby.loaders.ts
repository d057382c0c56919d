import DataLoader from "dataloader";
import { idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import type { Ctx } from "../../../shared/ctx.ts";

/** Readings of the longer texts of rows, in one statement for all of them; lists never ask for them. */
export function bodyRubyOf<R>(table: "work" | "company" | "news") {
  return (ctx: Ctx): DataLoader<string, R | null> =>
    new DataLoader(async (ids) => {
      const text = `select id, ruby_body as ruby from ${table} where id ${isListed}`;
      const rows = await readTogether<{ id: string; ruby: R | null }>(ctx.em, { text, values: [idList(ids)], prepared: true });
      const byId = new Map(rows.map(({ id, ruby }) => [id, ruby]));
      return ids.map((id) => byId.get(id) ?? null);
    });
}

export const workBodyRuby = bodyRubyOf<RubyFields>("work");
export const companyBodyRuby = bodyRubyOf<RubyFields>("company");
