import type { EntityManager } from "@mikro-orm/postgresql";
import { readTogether } from "../../../platform/database/read-together.ts";
import { User } from "../seeker/user.entity.ts";
import { type NotificationFamily, NotificationSetting, notificationFamilies } from "./notification-setting.entity.ts";

/** Channels that each family can use; a channel that is not offered is null in a setting. */
export const channels: Readonly<Record<NotificationFamily, { email: boolean; site: boolean }>> = {
  ENTRY: { email: true, site: true },
  MESSAGE: { email: true, site: true },
  SAVED_SEARCH: { email: true, site: false },
  CLOSING_SOON: { email: true, site: true },
  NEWS: { email: false, site: true },
  PRACTICE: { email: true, site: false },
  SCOUT: { email: true, site: false },
};

/** Families that come only to who asked for them. */
const offByDefault: ReadonlySet<NotificationFamily> = new Set(["PRACTICE", "SCOUT"]);

export interface Notification {
  family: NotificationFamily;
  email: boolean | null;
  site: boolean | null;
}

/** True unless mails of this family are off for the seeker, or the operator has stopped the account. */
export async function wantsMail(em: EntityManager, userId: string, family: NotificationFamily): Promise<boolean> {
  if ((await em.count(User, { id: userId, status: "SUSPENDED" })) > 0) return false;
  if (offByDefault.has(family)) return (await em.count(NotificationSetting, { user: userId, family, email: true })) > 0;
  return (await em.count(NotificationSetting, { user: userId, family, email: false })) === 0;
}

type Choice = Pick<NotificationSetting, "family" | "email" | "site">;

/** Every family with the seeker's choice. */
export async function notificationsOf(em: EntityManager, userId: string): Promise<Notification[]> {
  const text = "select family, email, site from notification_setting where user_id = ?";
  const rows = await readTogether<Choice>(em, { text, values: [userId], prepared: true });
  const byFamily = new Map(rows.map((row) => [row.family, row]));
  return notificationFamilies.map((family) => {
    const offered = channels[family];
    const chosen = byFamily.get(family);
    const unsaid = !offByDefault.has(family);
    return { family, email: offered.email ? (chosen?.email ?? unsaid) : null, site: offered.site ? (chosen?.site ?? unsaid) : null };
  });
}
