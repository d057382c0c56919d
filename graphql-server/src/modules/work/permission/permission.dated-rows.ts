import type { DatedRows } from "../../../shared/ctx.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

/** Rules of work permission as the owner of the back office keeps them. */
export const permissionRows: DatedRows = { find: (em, code) => em.findOne(PermissionRule, { code }) };
