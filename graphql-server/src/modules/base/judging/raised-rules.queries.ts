import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

/** The codes of the rules that ask by themselves and stop on a day, because the operator has raised them. */
export async function raisedRulesOn(em: EntityManager, day: string): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ rule: string; raised: boolean }[]>(
    "select distinct on (rule) rule, raised from rule_tier where valid_from <= ? order by rule, valid_from desc",
    [day],
  );
  return new Set(rows.filter(({ raised }) => raised).map(({ rule }) => rule));
}

/** The same, read once for a request. */
export const raisedRulesByDay = (ctx: Ctx) =>
  new DataLoader<string, ReadonlySet<string>>((days) => Promise.all(days.map((day) => raisedRulesOn(ctx.em, day))));
