import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { earliestRecentDay } from "../../../shared/calendar/recent-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { DataIncident, dataIncidentKinds } from "./data-incident.entity.ts";
import { writeIncidentStep } from "./handle-incident.ts";

/** What is known of an incident; it may turn out otherwise. */
export const incidentFacts = {
  summary: z.string().trim().min(1).max(8_000),
  people: z.int().min(0).max(100_000_000).nullish(),
  sensitive: z.boolean(),
  financial: z.boolean(),
  malicious: z.boolean(),
};
const schema = z.strictObject({
  operationId: z.string().refine(isId),
  noticedAt: z.date(),
  kind: z.enum(dataIncidentKinds),
  ...incidentFacts,
});
type Input = z.output<typeof schema>;

/** Serialises the numbers of a year: two clerks at once get two numbers. */
async function nextNumber(em: EntityManager, noticedAt: Date): Promise<string> {
  const year = jstDate(noticedAt).slice(0, 4);
  await em.execute("select pg_advisory_xact_lock(hashtext('data_incident.number'))");
  const rows: { last: string | null }[] = await em.execute("select max(number) as last from data_incident where number like ?", [
    `D-${year}-%`,
  ]);
  return `D-${year}-${String(Number(rows[0]?.last?.slice(7) ?? 0) + 1).padStart(4, "0")}`;
}

/**
 * Enters an incident into the register, with a number. The same operation again answers the same incident.
 * @throws UserErrors FORBIDDEN, NOT_IN_PAST, DATE_TOO_OLD, OPERATION_CONFLICT
 */
export async function recordIncident(ctx: Ctx, input: z.input<typeof schema>): Promise<DataIncident> {
  const { adminId } = requireOperator(ctx);
  const values = parse(schema, input);
  const { operationId, noticedAt, summary } = values;
  if (noticedAt > ctx.now()) throw userError("NOT_IN_PAST", ["noticedAt"]);
  if (jstDate(noticedAt) < earliestRecentDay(ctx.now())) throw userError("DATE_TOO_OLD", ["noticedAt"]);
  const find = async () => {
    const known = await ctx.em.findOne(DataIncident, { operationId });
    if (known && known.summary !== summary) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  return once(ctx, { operationId, find, act: () => write(ctx, adminId, values) });
}

function write(ctx: Ctx, adminId: string, { people, ...values }: Input): Promise<DataIncident> {
  return runInTransaction(ctx.em, async (em) => {
    const number = await nextNumber(em, values.noticedAt);
    const stamps = { createdBy: adminId, createdAt: ctx.now(), updatedAt: ctx.now() };
    const incident = em.create(DataIncident, { id: newId(), number, people: people ?? null, ...values, ...stamps });
    writeIncidentStep(ctx, em, incident, { kind: "NOTICED", body: "" });
    await em.flush();
    return incident;
  });
}
