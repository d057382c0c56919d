import DataLoader from "dataloader";
import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

/** Every rule, dated; the same order at every reading. */
export function findPermissionRules(ctx: Pick<Ctx, "em">): Promise<PermissionRule[]> {
  return entitiesTogether(ctx.em, PermissionRule, { text: "from permission_rule as e order by e.code", values: [] });
}

/** The rules, read once a request, or once for the requests of a moment. The key says nothing: there is one table. */
export function permissionRules(ctx: Ctx): DataLoader<"all", PermissionRule[]> {
  return new DataLoader((keys) => Promise.all(keys.map(() => publicRowsOf(ctx, "permission rules", findPermissionRules))));
}
