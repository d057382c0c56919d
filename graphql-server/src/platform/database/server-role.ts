import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { hasAllMigrations, refuseNewer } from "./bring-up-to-date.ts";

/** The server's role does not change tables, and those it found lack a migration. */
export class TablesBehindError extends Error {
  constructor() {
    super(
      "The tables of the database are behind this version of the product: run `npm run migrate` with MIGRATE_DATABASE_URL, then start again.",
    );
    this.name = "TablesBehindError";
  }
}

/** The role of DATABASE_URL may do more than a server beside a role for migrations should. */
export class RoleTooMightyError extends Error {
  /** @param problem what it may do, as the end of a sentence */
  constructor(role: string, problem: string) {
    super(
      `The role ${role} of DATABASE_URL ${problem}; with MIGRATE_DATABASE_URL it must own nothing: see "Two roles" in graphql-server/docs/production.md.`,
    );
    this.name = "RoleTooMightyError";
  }
}

interface TableRights {
  mayMigrate: boolean;
  mayRead: boolean;
}

/** What the role of a connection may do with the tables: in an empty database it may migrate when it may create any. */
export async function tableRights(orm: MikroORM): Promise<TableRights> {
  const [rights] = await orm.em.getConnection().execute<TableRights[]>(
    `select coalesce(pg_has_role(c.relowner, 'USAGE'), has_schema_privilege(n.oid, 'CREATE')) as "mayMigrate",
        coalesce(has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT'), false) as "mayRead"
       from pg_namespace n left join pg_class c on c.relnamespace = n.oid and c.relname = 'mikro_orm_migrations'
      where n.nspname = 'public'`,
  );
  return rights ?? { mayMigrate: false, mayRead: false };
}

/** Why a role is no role for a server that must not be able to change the record of acts; null when it is one. */
const problemOfRole = `
  select case
      when r.rolsuper then 'is a superuser'
      when r.rolcreaterole then 'may make roles'
      when pg_has_role(r.oid, c.relowner, 'MEMBER') then 'owns the tables, or belongs to the role that does'
      when pg_has_role(r.oid, d.datdba, 'MEMBER') then 'owns the database, or belongs to the role that does'
      when exists (select from pg_class o where o.relowner = r.oid) then 'owns tables'
      when has_schema_privilege(r.oid, 'public', 'CREATE') then 'may create tables in the schema public'
      when has_table_privilege(r.oid, c.oid, 'UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER') then 'may change the record of acts'
    end as problem
    from pg_roles r, pg_class c, pg_database d
    where r.rolname = ? and c.oid = 'public.audit_event'::regclass and d.datname = current_database()`;

async function requireLimits(em: EntityManager, role: string): Promise<void> {
  const [found] = await em.execute<{ problem: string | null }[]>(problemOfRole, [role]);
  if (found?.problem) throw new RoleTooMightyError(role, found.problem);
}

/** For a role that changes no tables. @param apart whether it must not be able to @throws TablesBehindError, NewerTablesError, RoleTooMightyError */
export async function requireCurrentTables(orm: MikroORM, { apart }: { apart: boolean }): Promise<void> {
  const { mayRead } = await tableRights(orm);
  if (!mayRead || !(await hasAllMigrations(orm))) throw new TablesBehindError();
  refuseNewer(await orm.migrator.getExecuted());
  if (!apart) return;
  const em = orm.em.fork();
  const [user] = await em.execute<{ role: string }[]>("select current_user as role");
  await requireLimits(em, user?.role ?? "");
}

/** Whether the role of this connection could change the record of acts, or take away what keeps others from it. */
export async function mayChangeRecord(orm: MikroORM): Promise<boolean> {
  const em = orm.em.fork();
  const [found] = await em.execute<{ problem: string | null }[]>(problemOfRole.replace("r.rolname = ?", "r.rolname = current_user"));
  return found?.problem !== null;
}

/** Tables of which a server has less than to read, add, change and remove rows. */
const recordRights: Readonly<Record<string, string>> = {
  audit_event: "select, insert",
  audit_anchor: "select, insert",
  audit_seal: "select",
  audit_unsealed: "select",
  mikro_orm_migrations: "select",
};

/** Statements that give a role what the server needs. @param name of the role, quoted */
function grantsFor(name: string): string[] {
  const inSchemas = ["public", "boss"].flatMap((schema) => [
    `grant usage on schema ${schema} to ${name}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
    `grant usage, select on all sequences in schema ${schema} to ${name}`,
    `grant execute on all functions in schema ${schema} to ${name}`,
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name}`,
    `alter default privileges in schema ${schema} grant usage, select on sequences to ${name}`,
    `alter default privileges in schema ${schema} grant execute on functions to ${name}`,
  ]);
  const onRecords = Object.entries(recordRights).flatMap(([table, rights]) => [
    `revoke all on public.${table} from ${name}, public`,
    `grant ${rights} on public.${table} to ${name}`,
  ]);
  return [...inSchemas, ...onRecords];
}

/**
 * Gives a role what the server needs on today's tables, and on those that later migrations make, the queue's among them; takes away what it had
 * beyond that on the record of acts. All of it or nothing. @throws RoleTooMightyError when the role has rights that no grant of ours gave it
 */
export async function grantToServer(orm: MikroORM, role: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const [quoted] = await em.execute<{ name: string }[]>("select quote_ident(?) as name", [role]);
    if (!quoted) return;
    for (const statement of grantsFor(quoted.name)) await em.execute(statement);
    await requireLimits(em, role);
  });
}
