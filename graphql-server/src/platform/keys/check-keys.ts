import { createHmac } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Secrets } from "../secrets.ts";
import { countValuesOf, encryptedTables, valuesOf } from "./encrypted-columns.ts";
import { decrypt, sealedPattern } from "./key-ring.ts";

/** The keys of this process are not those the database is written with. */
export class WrongKeysError extends Error {
  constructor(message: string) {
    super(`${message} Nothing was written.`);
    this.name = "WrongKeysError";
  }
}

const hmacId = "hmac";
const piiId = (keyId: string) => `pii:${keyId}`;
const whereTheyAre = "Start with the keys that this database was written with";

function marksOf({ keyRing, hmac }: Secrets): Map<string, string> {
  const pii = [...keyRing.keys].map(([id, key]): [string, string] => [
    piiId(id),
    createHmac("sha256", key).update("kotoba key check").digest("hex"),
  ]);
  return new Map([[hmacId, hmac("key-check", "")], ...pii]);
}

async function knownMarks(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.execute<{ id: string; value: string }[]>("select id, value from key_check");
  return new Map(rows.map(({ id, value }) => [id, value]));
}

function compare(marks: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): void {
  for (const [id, mark] of marks) {
    if ((known.get(id) ?? mark) === mark) continue;
    if (id === hmacId) throw new WrongKeysError(`HMAC_KEY is not the one this database was written with. ${whereTheyAre}.`);
    throw new WrongKeysError(
      `PII_KEYS: the key "${id.replace(/^pii:/, "")}" is not the one of that name this database was written with. ${whereTheyAre}.`,
    );
  }
}

/** A key that was never checked must read what stands under its name: the database may be older than these marks. */
async function tryOn(em: EntityManager, keyId: string): Promise<void> {
  for (const { table, columns } of encryptedTables(em)) {
    for (const column of columns) {
      const query = `select "${column}" as value from "${table}" where "${column}" like ? and "${column}" ~ ? limit 1`;
      const [row] = await em.execute<{ value: string }[]>(query, [valuesOf(keyId), sealedPattern]);
      try {
        if (row) decrypt(row.value);
      } catch {
        throw new WrongKeysError(`PII_KEYS: the key "${keyId}" does not read what this database holds under that name. ${whereTheyAre}.`);
      }
    }
  }
}

/** Ids of keys that values stand under, of a database that has no marks yet. */
async function keyIdsInUse(em: EntityManager): Promise<string[]> {
  const found = new Set<string>();
  for (const { table, columns } of encryptedTables(em)) {
    for (const column of columns) {
      const query = `select distinct split_part("${column}", '.', 2) as id from "${table}" where "${column}" ~ ?`;
      for (const { id } of await em.execute<{ id: string }[]>(query, [sealedPattern])) found.add(id);
    }
  }
  return [...found];
}

/** A key may be taken away once nothing stands under it. */
async function release(em: EntityManager, keyId: string): Promise<void> {
  const count = await countValuesOf(em, keyId);
  if (count > 0) {
    throw new WrongKeysError(
      `PII_KEYS lacks the key "${keyId}", under which ${count} values of this database stand. Put it back behind the first one; npm run keys:rotate makes it needless.`,
    );
  }
  await em.execute("delete from key_check where id = ?", [piiId(keyId)]);
}

/**
 * Holds the keys of this process against those the database is written with, and marks new ones. Run it on current tables before anything is
 * written. @throws WrongKeysError
 */
export async function checkKeys(em: EntityManager, secrets: Secrets, now: Date): Promise<void> {
  const marks = marksOf(secrets);
  const known = await knownMarks(em);
  compare(marks, known);
  const { keys } = secrets.keyRing;
  const marked = [...known.keys()].filter((id) => id.startsWith(piiId("")));
  const expected = known.size > 0 ? marked.map((id) => id.slice(piiId("").length)) : await keyIdsInUse(em);
  for (const id of expected) if (!keys.has(id)) await release(em, id);
  for (const id of keys.keys()) if (!known.has(piiId(id))) await tryOn(em, id);
  for (const [id, mark] of marks) {
    if (!known.has(id))
      await em.execute("insert into key_check (id, value, created_at) values (?, ?, ?) on conflict do nothing", [id, mark, now]);
  }
  // Another process may have begun with other keys at the same moment.
  compare(marks, await knownMarks(em));
}
