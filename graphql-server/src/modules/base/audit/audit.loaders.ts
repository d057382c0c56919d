import DataLoader from "dataloader";
import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { AuditEvent } from "./audit-event.entity.ts";

const namesFrom = (table: "admin_user" | "company_member", read: (name: string) => string) => (ctx: Ctx) =>
  new DataLoader<string, string | null>(async (ids) => {
    const places = ids.map(() => "?").join(", ");
    const rows = await ctx.em.execute<{ id: string; name: string }[]>(`select id, name from ${table} where id in (${places})`, [...ids]);
    const byId = new Map(rows.map(({ id, name }) => [id, read(name)]));
    return ids.map((id) => byId.get(id) ?? null);
  });

const adminNames = namesFrom("admin_user", (name) => name);
const memberNames = namesFrom("company_member", unseal);

/** The name of the person who acted, for people of the back office and of companies; null for a seeker, whose name is private. */
export async function actorNameOf(ctx: Ctx, { actorKind, actorId }: Pick<AuditEvent, "actorKind" | "actorId">): Promise<string | null> {
  if (!actorId) return null;
  if (actorKind === "ADMIN") return loader(ctx, adminNames).load(actorId);
  return actorKind === "COMPANY" ? loader(ctx, memberNames).load(actorId) : null;
}
