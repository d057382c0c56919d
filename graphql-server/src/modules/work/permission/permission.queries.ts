import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

/** Every rule, dated; the same order at every reading. */
export function findPermissionRules(ctx: Pick<Ctx, "em">): Promise<PermissionRule[]> {
  return ctx.em.find(PermissionRule, {}, { orderBy: { code: "asc" } });
}

/** The rules, read once a request. The key says nothing: there is one table. */
export function permissionRules(ctx: Ctx): DataLoader<"all", PermissionRule[]> {
  return new DataLoader((keys) => Promise.all(keys.map(() => findPermissionRules(ctx))));
}
