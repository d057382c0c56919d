import type { EntityClass, EntityDictionary, EntityManager } from "@mikro-orm/postgresql";
import { type ReadStatement, readRows } from "./read-rows.ts";

interface Asked {
  statement: ReadStatement;
  answer(rows: object[]): void;
  refuse(error: unknown): void;
}

/** What each unit of work wants to read and has not sent yet. */
const waiting = new WeakMap<EntityManager, Asked[]>();

/** One statement that answers the rows of each part as a JSON text, in the order of the parts. */
function combined(parts: readonly ReadStatement[]): ReadStatement {
  const columns = parts.map(({ text }, index) => `(select coalesce(json_agg(r), '[]') from (${text}) r)::text as r${index}`);
  return {
    text: `select ${columns.join(", ")}`,
    values: parts.flatMap(({ values }) => values),
    prepared: parts.every(({ prepared }) => prepared === true),
  };
}

async function send(em: EntityManager): Promise<void> {
  const asked = waiting.get(em) ?? [];
  waiting.delete(em);
  try {
    const [row = {}] = await readRows<Record<string, string>>(em, combined(asked.map(({ statement }) => statement)));
    for (const [index, { answer }] of asked.entries()) answer(JSON.parse(row[`r${index}`] ?? "[]"));
  } catch (error) {
    for (const { refuse } of asked) refuse(error);
  }
}

/**
 * Rows of a statement, read in one round trip with everything else that the unit of work is asked for in the same turn of the event loop: the
 * screens of one person ask many small questions at once. Values are as JSON has them, times are ISO texts.
 */
export function readTogether<T extends object>(em: EntityManager, statement: ReadStatement): Promise<T[]>;
export function readTogether(em: EntityManager, statement: ReadStatement): Promise<object[]> {
  return new Promise((answer, refuse) => {
    const others = waiting.get(em);
    if (others) return void others.push({ statement, answer, refuse });
    waiting.set(em, [{ statement, answer, refuse }]);
    // Not before whatever is ready to ask has asked, loaders that ask after loaders among them.
    setImmediate(() => void send(em));
  });
}

/** The columns that an entity is made of, for a statement that `entitiesOf` reads; those that are read on demand are left out. */
export function entityColumns(em: EntityManager, entity: EntityClass<object>, alias: string): string {
  const stored = em
    .getMetadata()
    .get(entity)
    .props.filter(({ lazy, persist, fieldNames }) => !lazy && persist !== false && fieldNames?.length);
  return stored.flatMap(({ fieldNames }) => fieldNames.map((name) => `${alias}."${name}"`)).join(", ");
}

/** Condition that an id is in the list of `idList`: one text for lists of every length, so that it is prepared once. */
export const isListed = "= any(string_to_array(?, ',')::uuid[])";

export const idList = (ids: readonly string[]): string => ids.join(",");

/**
 * Entities read together with what else is asked for. `rest`: the statement behind the columns, `from … as e …`; `isLock` when it locks the rows:
 * what the unit of work knows of them is renewed then, and otherwise stays as it is.
 */
export async function entitiesTogether<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  { isLock = false, ...rest }: Pick<ReadStatement, "text" | "values"> & { isLock?: boolean },
): Promise<T[]> {
  const text = `select ${entityColumns(em, entity, "e")} ${rest.text}`;
  const rows = await readTogether<EntityDictionary<T>>(em, { ...rest, text, prepared: true });
  const [driver, meta] = [em.getDriver(), em.getMetadata().get(entity)];
  return rows.map((row) => {
    const data = driver.mapResult<T>(row, meta);
    if (!data) throw new Error(`${meta.className} has a row without values`);
    return em.merge(entity, data, { convertCustomTypes: true, refresh: isLock, validate: false });
  });
}
