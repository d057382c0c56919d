import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamItem } from "./exam-item.entity.ts";

/** Months in which nobody is shown the same item twice. */
export const seenMonths = 12;
/** A sitting needs so many unseen items near the person's ability to measure it; "near" is in units of the scale. */
const enough = { items: 24, near: 1.25 } as const;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Items that the seeker was shown in the last twelve months, in sittings other than the given one. */
export async function recentlySeen(
  em: EntityManager,
  { userId, now, except }: { userId: string; now: Date; except?: string | undefined },
): Promise<Set<string>> {
  const rows: { id: string }[] = await em.execute(
    `select distinct r.item_id as id from test_response r join test_attempt a on a.id = r.attempt_id
     where a.user_id = ? and a.started_at > ? and a.id is distinct from ?::uuid`,
    [userId, monthsBefore(now, seenMonths), except ?? null],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The lot of a sitting: uniform on [0, 1) by name, the same whenever it is asked. */
export function lotOf({ id }: Pick<ExamAttempt, "id">): (name: string) => number {
  return (name) => createHash("sha256").update(`${id} ${name}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

interface Last {
  theta: number;
  test: string;
}

/**
 * When the seeker may sit again because too few items near their ability are left that they have not seen; null when there are enough.
 * Then the oldest sitting of the year leaves it.
 */
export async function bankSpentUntil(em: EntityManager, { userId, now }: { userId: string; now: Date }): Promise<Date | null> {
  const since = monthsBefore(now, seenMonths);
  const sittings: { id: string; theta: number; test: string; startedAt: Date | string }[] = await em.execute(
    `select id, theta, test_id as test, started_at as "startedAt" from test_attempt where user_id = ? and started_at > ? order by started_at`,
    [userId, since],
  );
  const last: Last | undefined = sittings.at(-1);
  const [oldest] = sittings;
  if (!last || !oldest) return null;
  const seen = await recentlySeen(em, { userId, now });
  const near = await em.find(
    ExamItem,
    {
      ...{ test: last.test, status: "ACTIVE", skill: { $ne: "LISTENING" } },
      b: { $gte: Math.max(-2.5, last.theta) - enough.near, $lte: Math.min(2.5, last.theta) + enough.near },
    },
    { fields: ["id"], disableIdentityMap: true },
  );
  const left = near.filter(({ id }) => !seen.has(id)).length;
  if (left >= Math.min(enough.items, near.length / 4)) return null;
  return monthsBefore(new Date(oldest.startedAt), -seenMonths);
}
