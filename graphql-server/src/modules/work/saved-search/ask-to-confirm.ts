import { createHash, randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { SavedSearch } from "./saved-search.entity.ts";

const hours = 72;

/** The stored form of a mailed value. */
export function alertTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Turns the alert of a search on: at once when its link was opened before, else by a mail with a link (double opt-in). */
export async function turnAlertOn(ctx: Ctx, em: EntityManager, search: SavedSearch): Promise<void> {
  const now = ctx.now();
  if (search.alert === "ON") return;
  search.toldUntil = now;
  search.nextAlertAt = now;
  if (search.confirmedAt) {
    search.alert = "ON";
    return;
  }
  const token = randomBytes(32).toString("base64url");
  search.alert = "UNCONFIRMED";
  search.tokenHash = alertTokenHash(token);
  search.tokenExpiresAt = new Date(now.getTime() + hours * 3_600_000);
  const user = await em.findOneOrFail(User, { id: search.user.id });
  ctx.mail(em, { to: user.email, template: "search-alert-confirm", locale: user.locale, params: { name: search.name, token, hours } });
}
