import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import type { AuditEvent } from "../../base/audit/audit-event.entity.ts";

/** Name of a person of the back office, for their colleagues; null for the system and for one who is gone. */
export async function adminName(ctx: Ctx, adminId: string | null | undefined): Promise<string | null> {
  return adminId ? ((await loader(ctx, adminUserById).load(adminId))?.name ?? null) : null;
}

/** A record of the audit as the history of an item shows it. */
export async function presentAct(ctx: Ctx, { id, at, action, actorKind, actorId, detail }: AuditEvent) {
  const changed = typeof detail["changed"] === "string" ? detail["changed"].split(",") : [];
  const reason = typeof detail["reason"] === "string" ? detail["reason"] : null;
  return { id, at, action, by: actorKind === "ADMIN" ? await adminName(ctx, actorId) : null, changed, reason };
}
