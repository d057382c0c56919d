import type { EntityManager } from "@mikro-orm/postgresql";
import type { RubySource } from "./ruby-sources.ts";

/** A text whose readings would stay as they are when the text changes. */
export class MissingTriggersError extends Error {
  /** @param columns each as `table.column` */
  constructor(columns: readonly string[]) {
    super(`No trigger of a migration forgets the readings of ${columns.join(", ")}: see forget_rubies in graphql-server/migrations.`);
    this.name = "MissingTriggersError";
  }
}

const triggered = `select distinct c.relname || '.' || a.attname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(t.tgattr)
  where c.relnamespace = 'public'::regnamespace and t.tgfoid in ('forget_ruby'::regproc, 'forget_rubies'::regproc) and t.tgenabled = 'O'`;

/** Demands that the database forgets the readings of every text that changes, but of encrypted ones. @throws MissingTriggersError */
export async function requireTriggers(em: EntityManager, sources: readonly RubySource[]): Promise<void> {
  const rows = await em.execute<{ name: string }[]>(triggered);
  const known = new Set(rows.map(({ name }) => name));
  const columns = sources.flatMap(({ table, short, long, sealed }) =>
    sealed ? [] : Object.values({ ...short, ...long }).map((column) => `${table}.${column}`),
  );
  const missing = columns.filter((name) => !known.has(name));
  if (missing.length > 0) throw new MissingTriggersError(missing);
}
