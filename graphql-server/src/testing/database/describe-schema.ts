import type { MikroORM, Transaction } from "@mikro-orm/postgresql";

/** Every column, constraint and index, each as the database itself writes it: two ways of saying the same come out as one. */
const facts = `
  select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as fact
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  union all
  select format('%s: %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
  union all
  select indexdef from pg_indexes where schemaname = 'public'`;

/** The tables of the product as sorted lines. What entities cannot say (triggers, functions, sequences) is not among them. */
export async function describeSchema(orm: MikroORM, tx?: Transaction): Promise<string[]> {
  const rows = await orm.em.getConnection().execute<{ fact: string }[]>(facts, [], "all", tx);
  return rows.flatMap(({ fact }) => (fact.includes("mikro_orm_migrations") ? [] : [fact])).sort();
}
