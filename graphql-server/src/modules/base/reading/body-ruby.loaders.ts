import DataLoader from "dataloader";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import type { Ctx } from "../../../shared/ctx.ts";

/** Readings of the longer texts of rows, in one statement for all of them; lists never ask for them. */
export function bodyRubyOf<R>(table: "work" | "company" | "news") {
  return (ctx: Ctx): DataLoader<string, R | null> =>
    new DataLoader(async (ids) => {
      const rows: { id: string; ruby: string | null }[] = await ctx.em.execute(
        `select id, ruby_body::text as ruby from ${table} where id in (${ids.map(() => "?").join(", ")})`,
        [...ids],
      );
      const byId = new Map(rows.map(({ id, ruby }): [string, R | null] => [id, ruby === null ? null : JSON.parse(ruby)]));
      return ids.map((id) => byId.get(id) ?? null);
    });
}

export const workBodyRuby = bodyRubyOf<RubyFields>("work");
export const companyBodyRuby = bodyRubyOf<RubyFields>("company");
