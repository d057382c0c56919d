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

/** The mark of the one key there was before there could be several. Values without a key's id stand under it. */
const firstHmacId = "hmac";
const hmacId = (keyId: string) => `hmac:${keyId}`;
const piiId = (keyId: string) => `pii:${keyId}`;
const whereTheyAre = "Start with the keys that this database was written with";

/** A column with signatures that are compared with what comes later: they must be made anew before their key may go. */
export interface SignedColumn {
  table: string;
  column: string;
  /** Rows whose signature still matters, as a condition in SQL. */
  where: string;
}

function marksOf({ keyRing, signingKeyIds, hmac }: Secrets): Map<string, string> {
  const pii = [...keyRing.keys].map(([id, key]): [string, string] => [
    piiId(id),
    createHmac("sha256", key).update("kotoba key check").digest("hex"),
  ]);
  const signing = signingKeyIds.map((id): [string, string] => [hmacId(id), hmac("key-check", "", id)]);
  return new Map([...signing, ...pii]);
}

async function knownMarks(em: EntityManager): Promise<Map<string, string>> {
  const rows = await em.execute<{ id: string; value: string }[]>("select id, value from key_check");
  return new Map(rows.map(({ id, value }) => [id, value]));
}

function compare(marks: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): void {
  for (const [id, mark] of marks) {
    if ((known.get(id) ?? mark) === mark) continue;
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

/** Signatures of a key that matter still. */
export async function countSignaturesOf(em: EntityManager, signed: readonly SignedColumn[], keyId: string): Promise<number> {
  const known = await knownMarks(em);
  const isFirst = known.has(firstHmacId) && known.get(firstHmacId) === known.get(hmacId(keyId));
  let count = 0;
  for (const { table, column, where } of signed) {
    const ofKey = isFirst ? `("${column}" like ? or "${column}" not like '%.%')` : `"${column}" like ?`;
    const query = `select count(*)::int as n from "${table}" where ${where} and ${ofKey}`;
    const [row] = await em.execute<{ n: number }[]>(query, [`${keyId}.%`]);
    count += row?.n ?? 0;
  }
  return count;
}

/** Some key must be one that the database knows; one that is taken away, without signatures that matter. */
async function checkSigning(em: EntityManager, { signingKeyIds, hmac }: Secrets, signed: readonly SignedColumn[]): Promise<void> {
  const known = await knownMarks(em);
  const present = new Map(signingKeyIds.map((id) => [hmacId(id), hmac("key-check", "", id)]));
  const first = known.get(firstHmacId);
  const marked = [...known.keys()].filter((id) => id.startsWith(hmacId("")));
  const isKnown = marked.some((id) => present.has(id)) || [...present.values()].some((mark) => mark === first);
  if ((marked.length > 0 || first) && !isKnown)
    throw new WrongKeysError(`HMAC_KEY is not the one this database was written with. ${whereTheyAre}.`);
  for (const id of marked) {
    if (present.has(id)) continue;
    const count = await countSignaturesOf(em, signed, id.slice(hmacId("").length));
    if (count > 0) {
      throw new WrongKeysError(
        `HMAC_KEY lacks a key of before, under which ${count} certificates and recovery codes stand. Put it back behind the first one; npm run keys:rotate makes it needless.`,
      );
    }
    await em.execute("delete from key_check where id = ? or (id = ? and value = ?)", [id, firstHmacId, known.get(id) ?? ""]);
  }
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

interface Checked {
  now: Date;
  signed: readonly SignedColumn[];
}

/**
 * Holds the keys of this process against those the database is written with, and marks new ones. Run it on current tables before anything is
 * written. @throws WrongKeysError
 */
export async function checkKeys(em: EntityManager, secrets: Secrets, { now, signed }: Checked): Promise<void> {
  const marks = marksOf(secrets);
  const known = await knownMarks(em);
  compare(marks, known);
  await checkSigning(em, secrets, signed);
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
