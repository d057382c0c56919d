import { type AnyEntity, type ChangeSet, ChangeSetType, EventType, OptimisticLockError } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

interface Write {
  text: string;
  values: readonly unknown[];
  /** The row that has to be as it was read, and how it knows the version it has then. */
  guarded?: { entity: AnyEntity; property: string; version: number };
}

/** What the database gives a row that is new. */
const firstVersion = 1;

type Change = Pick<ChangeSet<AnyEntity>, "type" | "meta" | "payload" | "entity">;

/** The columns of a change with their values as the database takes them. */
function columnsOf({ meta, payload }: Change): { names: string[]; values: unknown[] } {
  const stored = meta.props.filter(({ name, fieldNames }) => fieldNames?.length === 1 && Reflect.get(payload, name) !== undefined);
  return {
    names: stored.flatMap(({ fieldNames }) => fieldNames.map((name) => `"${name}"`)),
    values: stored.map(({ name }): unknown => Reflect.get(payload, name)),
  };
}

function keyOf({ meta, entity }: Change): { column: string; value: unknown } {
  const [key, ...others] = meta.getPrimaryProps();
  if (!key || others.length > 0) throw new Error(`${meta.className} has no single key`);
  const value: unknown = Reflect.get(entity, key.name);
  return { column: `"${key.fieldNames[0]}"`, value };
}

function writeOf(change: Change): Write {
  const { meta, entity, type } = change;
  const table = `"${meta.tableName}"`;
  if (type === ChangeSetType.CREATE) {
    const { names, values } = columnsOf(change);
    return { text: `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")}) returning 1`, values };
  }
  const { column, value } = keyOf(change);
  if (type !== ChangeSetType.UPDATE && type !== ChangeSetType.UPDATE_EARLY)
    return { text: `delete from ${table} where ${column} = ? returning 1`, values: [value] };
  const { names, values } = columnsOf(change);
  const sets = names.map((name) => `${name} = ?`);
  const version = meta.versionProperty && meta.properties[meta.versionProperty];
  if (!version) return { text: `update ${table} set ${sets.join(", ")} where ${column} = ? returning 1`, values: [...values, value] };
  const known = Number(Reflect.get(entity, version.name));
  const own = `"${version.fieldNames[0]}"`;
  return {
    text: `update ${table} set ${[...sets, `${own} = ${own} + 1`].join(", ")} where ${column} = ? and ${own} = ? returning 1`,
    values: [...values, value, known],
    guarded: { entity, property: version.name, version: known + 1 },
  };
}

const events = {
  [ChangeSetType.CREATE]: EventType.afterCreate,
  [ChangeSetType.UPDATE]: EventType.afterUpdate,
  [ChangeSetType.UPDATE_EARLY]: EventType.afterUpdate,
  [ChangeSetType.DELETE]: EventType.afterDelete,
  [ChangeSetType.DELETE_EARLY]: EventType.afterDelete,
} as const;

/** Tells whoever follows what is written, as the unit of work does: jobs hang on it. */
async function tell(em: EntityManager, changeSet: ChangeSet<AnyEntity>): Promise<void> {
  const { entity, meta, type } = changeSet;
  await em.getEventManager().dispatchEvent(events[type], { entity, meta, em, changeSet });
}

/**
 * Writes everything the unit of work holds in one statement, and `more` with it: for acts that touch many tables and that many people do. All
 * parts see the rows as they were before it; keys are checked at its end. The unit of work is empty afterwards: call it last in a transaction.
 * @throws OptimisticLockError when a row has another version by now
 */
export async function flushTogether(em: EntityManager, more: readonly Omit<Write, "guarded">[] = []): Promise<void> {
  const unit = em.getUnitOfWork();
  unit.computeChangeSets();
  const changes = unit.getChangeSets();
  const writes: Write[] = [...changes.map(writeOf), ...more];
  if (writes.length === 0) return;
  const parts = writes.map(({ text }, index) => `w${index} as (${text})`);
  const counts = writes.map((_write, index) => `(select count(*) from w${index})::int as n${index}`);
  const values = writes.flatMap((write) => [...write.values]);
  try {
    const [row = {}] = await em.execute<Record<string, number>[]>(`with ${parts.join(", ")} select ${counts.join(", ")}`, values);
    for (const [index, { guarded }] of writes.entries()) {
      if (!guarded) continue;
      if (row[`n${index}`] === 0) throw OptimisticLockError.lockFailed(guarded.entity);
      Reflect.set(guarded.entity, guarded.property, guarded.version);
    }
  } catch (error) {
    throw error instanceof Error && !(error instanceof OptimisticLockError)
      ? em.getPlatform().getExceptionConverter().convertException(error)
      : error;
  }
  for (const { meta, entity, type } of changes) {
    const version = type === ChangeSetType.CREATE ? meta.versionProperty : undefined;
    if (version) Reflect.set(entity, version, firstVersion);
  }
  for (const change of changes) await tell(em, change);
  em.clear();
}
