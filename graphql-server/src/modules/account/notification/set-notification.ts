import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { type Notification, notificationsOf } from "./notification.queries.ts";
import { notificationFamilies } from "./notification-setting.entity.ts";

const schema = z.strictObject({ family: z.enum(notificationFamilies), email: z.boolean(), site: z.boolean() });

/** Chooses how the seeker is told of one thing. */
export async function setNotification(ctx: Ctx, input: z.input<typeof schema>): Promise<Notification[]> {
  const { userId } = requireSeeker(ctx);
  const { family, email, site } = parse(schema, input);
  await runInTransaction(ctx.em, (em) =>
    em.execute(
      `insert into notification_setting (user_id, family, email, site) values (?, ?, ?, ?)
      on conflict (user_id, family) do update set email = excluded.email, site = excluded.site`,
      [userId, family, email, site],
    ),
  );
  return notificationsOf(ctx.em, userId);
}
