import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { recordSetting, requireFutureDay } from "../../site/settings/settings.policy.ts";
import { MinimumWage } from "./minimum-wage.entity.ts";

const row = z.strictObject({ prefecture: z.enum(prefectureCodes), amount: z.int().min(500).max(9_999) });
const schema = z.strictObject({ validFrom: z.iso.date(), source: z.string().trim().min(1).max(400), rows: z.array(row).min(1).max(47) });

/**
 * Adds 地域別最低賃金 from a day to come on; postings are held against them from that day.
 * @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN
 */
export async function addMinimumWages(ctx: Ctx, input: z.input<typeof schema>): Promise<number> {
  const { adminId } = requireAdminOwner(ctx);
  const { validFrom, source, rows } = parse(schema, input);
  requireFutureDay(ctx, validFrom);
  await runInTransaction(ctx.em, async (em) => {
    const codes = rows.map(({ prefecture }) => prefecture);
    if (new Set(codes).size < codes.length || (await em.count(MinimumWage, { validFrom, prefecture: { $in: codes } })) > 0) {
      throw userError("DAY_TAKEN", ["validFrom"]);
    }
    for (const { prefecture, amount } of rows) {
      em.create(MinimumWage, { prefecture, validFrom, amount, source, createdBy: adminId, createdAt: ctx.now() });
    }
    recordSetting(ctx, em, { action: "setting.wage", key: validFrom, detail: { validFrom, prefectures: codes.join(",") } });
    await em.flush();
  });
  return rows.length;
}
