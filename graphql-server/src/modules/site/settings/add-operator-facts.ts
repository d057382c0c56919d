import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { OperatorSettings, operatorPermits } from "../page/operator-settings.entity.ts";
import { operatorFactNames, operatorFactsSchema } from "./operator-facts.schema.ts";
import { recordSetting, requireFutureDay } from "./settings.policy.ts";

const schema = z.strictObject({
  validFrom: z.iso.date(),
  demo: z.boolean(),
  permit: z.enum(operatorPermits),
  facts: z.array(z.strictObject({ name: z.string(), value: z.string() })).max(60),
});

/**
 * Says who runs the site from a day to come on; the pages follow on that day.
 * @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN, or what is wrong with a fact
 */
export async function addOperatorFacts(ctx: Ctx, input: z.input<typeof schema>): Promise<OperatorSettings> {
  const { adminId } = requireAdminOwner(ctx);
  const { validFrom, demo, permit, facts } = parse(schema, input);
  requireFutureDay(ctx, validFrom);
  const values = parse(operatorFactsSchema, Object.fromEntries(facts.map(({ name, value }) => [name, value])));
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(OperatorSettings, { validFrom })) > 0) throw userError("DAY_TAKEN", ["validFrom"]);
    const [before] = await em.find(OperatorSettings, { validFrom: { $lt: validFrom } }, { orderBy: { validFrom: "desc" }, limit: 1 });
    const row = em.create(OperatorSettings, { id: newId(), validFrom, demo, permit, ...values, createdBy: adminId, createdAt: ctx.now() });
    const changed = operatorFactNames.filter((name) => before?.[name] !== values[name]);
    recordSetting(ctx, em, { action: "setting.operator", key: row.id, detail: { validFrom, changed: changed.join(",") } });
    await em.flush();
    return row;
  });
}
