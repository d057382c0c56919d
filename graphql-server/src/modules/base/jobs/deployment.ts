import type { EntityManager } from "@mikro-orm/postgresql";
import type { Place } from "../../../platform/queue/find-place.ts";
import { Deployment } from "./deployment.entity.ts";

/** What a person reads who starts a copy. */
export const heldSentence =
  "Background work is held: this database is a copy of the one it was made for, or the site's address has changed. Nothing is sent and no task runs until you allow it: npm run jobs:allow";

/** Whether the database does its background work for this place. A database that was never asked belongs to who asks first. */
export async function isAllowedHere(em: EntityManager, { database, address }: Place): Promise<boolean> {
  await em.execute("insert into deployment (id, place, address, allowed_at) values (1, ?, ?, now()) on conflict do nothing", [
    database,
    address,
  ]);
  const known = await em.findOneOrFail(Deployment, 1, { refresh: true });
  if (known.place !== database) return false;
  return known.address === null || address === null || known.address === address;
}

/** Makes this place the one for which the database does its background work. */
export async function allowHere(em: EntityManager, { database, address }: Place): Promise<void> {
  await em.execute(
    `insert into deployment (id, place, address, allowed_at) values (1, ?, ?, now())
     on conflict (id) do update set place = excluded.place, address = excluded.address, allowed_at = excluded.allowed_at`,
    [database, address],
  );
}
