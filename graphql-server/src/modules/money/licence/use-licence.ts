import type { EntityManager } from "@mikro-orm/postgresql";
import { idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import { Licence } from "./licence.entity.ts";

interface LicenceUse {
  userId: string;
  kind: Licence["kind"];
  now: Date;
}

/** Counts the uses left in a seeker's licences of a kind; Infinity where one has no limit. */
export async function usesLeft(em: EntityManager, { userId, kind, now }: LicenceUse): Promise<number> {
  const valid = await em.find(
    Licence,
    { user: userId, kind, validFrom: { $lte: now }, validUntil: { $gt: now } },
    { disableIdentityMap: true },
  );
  return valid.reduce((sum, licence) => sum + (licence.usesLeft ?? Number.POSITIVE_INFINITY), 0);
}

/** Whether each seeker has a use left in a licence of the kind, read together with what else is asked for. */
export async function haveLicence(
  em: EntityManager,
  { userIds, kind, now }: Omit<LicenceUse, "userId"> & { userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const at = now.toISOString();
  const rows = await readTogether<{ id: string }>(em, {
    text: `select distinct user_id as id from licence
      where user_id ${isListed} and kind = ? and valid_from <= ? and valid_until > ? and (uses_left is null or uses_left > 0)`,
    values: [idList(userIds), kind, at, at],
    prepared: true,
  });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Uses a licence once, the one that ends first. One guarded statement, so that two uses at the same time never take the same.
 * @returns false when there is none left
 */
export async function takeLicenceUse(em: EntityManager, { userId, kind, now }: LicenceUse): Promise<boolean> {
  const taken: unknown[] = await em.execute(
    `update licence set uses_left = uses_left - 1 where id = (
       select id from licence where user_id = ? and kind = ? and valid_from <= ? and valid_until > ? and (uses_left is null or uses_left > 0)
       order by valid_until, id limit 1 for update)
     returning id`,
    [userId, kind, now, now],
  );
  return taken.length === 1;
}
