import type { EntityManager } from "@mikro-orm/postgresql";

const megabytes = (bytes: string) => `${(Number(bytes) / 1_000_000).toFixed(1)} MB`;

/** Says how large the tables of the works are, and the largest of their indexes. */
export async function printSizes(em: EntityManager, print: (text: string) => void): Promise<void> {
  const rows = await em.execute<{ name: string; bytes: string }[]>(
    `select c.relname as name, case when c.relkind = 'i' then pg_relation_size(c.oid) else pg_table_size(c.oid) end::text as bytes
     from pg_class c left join pg_index i on i.indexrelid = c.oid
     where coalesce(i.indrelid, c.oid) in ('work'::regclass, 'work_event'::regclass, 'company'::regclass) and c.relkind in ('r', 'i')
     order by (case when c.relkind = 'i' then pg_relation_size(c.oid) else pg_table_size(c.oid) end) desc limit 12`,
  );
  for (const { name, bytes } of rows) print(`  ${name.padEnd(32)} ${megabytes(bytes).padStart(12)}`);
}
