import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import type { AuditAction, AuditDetail } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";

/** Days ahead that a row may begin. */
const farthestDays = 3 * 366;

/** A row begins tomorrow at the earliest: what was in force on a day stays provable. @throws UserErrors NOT_IN_FUTURE, TOO_LATE */
export function requireFutureDay(ctx: Ctx, validFrom: string): void {
  const today = jstDate(ctx.now());
  if (validFrom <= today) throw userError("NOT_IN_FUTURE", ["validFrom"]);
  if (validFrom > addDays(today, farthestDays)) throw userError("TOO_LATE", ["validFrom"]);
}

/** The days on which a rule of the law is in force, and the source it was read from. */
export const ruleDays = {
  validFrom: z.iso.date(),
  validTo: z.iso.date().nullish(),
  source: z.string().trim().min(1).max(400),
  sourceDate: z.iso.date(),
};
type RuleDays = z.output<z.ZodObject<typeof ruleDays>>;

/** A rule does not end before it begins, and was read before it is written down. @throws UserErrors END_BEFORE_START, NOT_IN_PAST */
export function requirePeriod(ctx: Ctx, { validFrom, validTo, sourceDate }: RuleDays): void {
  if (validTo && validTo < validFrom) throw userError("END_BEFORE_START", ["validTo"]);
  if (sourceDate > jstDate(ctx.now())) throw userError("NOT_IN_PAST", ["sourceDate"]);
}

/** Puts on record who added or took back a row. */
export function recordSetting(ctx: Ctx, em: EntityManager, act: { action: AuditAction; key: string; detail: AuditDetail }): void {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, em, { action: act.action, objectType: "Setting", objectId: act.key, detail: act.detail, actor });
}
