import DataLoader from "dataloader";
import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

/** Every rule, dated; the same order at every reading. */
export async function findPermissionRules(ctx: Pick<Ctx, "em">): Promise<PermissionRule[]> {
  const rules = await shownTogether(ctx.em, PermissionRule, { text: "from permission_rule as e order by e.code", values: [] });
  // A verdict looks at most values of most rules.
  return rules.map((rule) => ({ ...rule }));
}

/** The rules, read once a request, or once for the requests of a moment. The key says nothing: there is one table. */
export function permissionRules(ctx: Ctx): DataLoader<"all", PermissionRule[]> {
  return new DataLoader((keys) => Promise.all(keys.map(() => publicRowsOf(ctx, "permission rules", findPermissionRules))));
}
