import { Migrator } from "@mikro-orm/migrations";
import { PgliteDriver } from "@mikro-orm/pglite";
import { type EntityManager, MikroORM, type Options } from "@mikro-orm/postgresql";
import { BasePostgreSqlPlatform, MikroORM as SqlMikroORM } from "@mikro-orm/sql";
import { migrationsList } from "../../../migrations/index.ts";
import { bringUpToDate, hasAllMigrations } from "./bring-up-to-date.ts";
import { installKeyRing, type KeyRing } from "./key-ring.ts";
import { lockDirectory } from "./lock-file.ts";
import { PgliteThread } from "./pglite-thread.ts";

/** Longest a statement may run, in milliseconds. */
const statementTimeoutMs = 5_000;

/** The open database of this process. */
export interface Database {
  orm: MikroORM;
  kind: "postgresql" | "pglite";
  /** A unit of work of its own. */
  fork(): EntityManager;
  /** Brings the tables up to this version of the product. Safe when several processes do it at once. @throws EarlierDevelopmentError */
  migrate(): Promise<void>;
  /** True when no migration waits: an older process on newer tables is current too. */
  isCurrent(): Promise<boolean>;
  /** Runs without the statement limit (bulk loading). PostgreSQL connections keep their limit: bulk loading there goes in batches. */
  unlimited<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The classes of all tables; the contexts' list is handed in from above. */
export type Entities = NonNullable<Options["entities"]>;

/** Options every connection of the product shares. */
export function commonOptions(entities: Entities) {
  return {
    entities,
    extensions: [Migrator],
    migrations: { migrationsList, snapshot: false, silent: true },
    /** Triggers are written by hand in migrations; the tables of the queue are its library's. */
    schemaGenerator: { ignoreTriggers: true, ignoreSchema: ["boss"] },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
  };
}

function isPostgres(orm: unknown): orm is MikroORM {
  return orm instanceof SqlMikroORM && orm.em.getPlatform() instanceof BasePostgreSqlPlatform;
}

/** PGlite and PostgreSQL speak one dialect; the rest of the product knows only the latter's type. */
export function asPostgres(orm: unknown): MikroORM {
  if (!isPostgres(orm)) throw new Error("The database does not speak PostgreSQL");
  return orm;
}

interface Opening {
  url?: string;
  dataDir: string;
  keyRing: KeyRing;
  entities: Entities;
}

async function openPglite({ dataDir, entities }: Opening): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  const whatToDo = { what: `The data folder ${dataDir}`, remedy: "remove it, or choose another DATA_DIR" };
  const thread = new PgliteThread(`${dataDir}/pglite`, statementTimeoutMs);
  try {
    await thread.opened();
    const orm = asPostgres(
      await SqlMikroORM.init({
        ...commonOptions(entities),
        driver: PgliteDriver,
        dbName: "kotoba",
        driverOptions: { pglite: () => thread },
      }),
    );
    return {
      orm,
      kind: "pglite",
      fork: () => orm.em.fork(),
      migrate: () => thread.unlimited(() => bringUpToDate(orm, whatToDo)),
      isCurrent: () => hasAllMigrations(orm),
      unlimited: (run) => thread.unlimited(run),
      close: async () => {
        await orm.close();
        await thread.close();
        unlock();
      },
    };
  } catch (error) {
    await thread.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

function postgresOptions(url: string, entities: Entities) {
  return {
    ...commonOptions(entities),
    clientUrl: url,
    pool: { min: 0, max: 10 },
    driverOptions: {
      statement_timeout: statementTimeoutMs,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      connectionTimeoutMillis: 2_000,
    },
  };
}

/** Number of the advisory lock under which migrations run; any constant of our own. */
const migrationLock = 7_210_041;

/** Migrates on a connection of its own without a statement limit; a second process waits until the first is done. */
async function migratePostgres(url: string, entities: Entities): Promise<void> {
  const driverOptions = { connectionTimeoutMillis: 2_000, idleTimeoutMillis: 0 };
  const orm = await MikroORM.init({ ...commonOptions(entities), clientUrl: url, pool: { min: 1, max: 1 }, driverOptions });
  const connection = orm.em.getConnection();
  try {
    await connection.execute("select pg_advisory_lock(?)", [migrationLock]);
    await connection.execute("set lock_timeout = '2s'");
    await bringUpToDate(orm, { what: "The database of DATABASE_URL", remedy: "choose an empty one" });
  } finally {
    await orm.close();
  }
}

async function openPostgres(url: string, entities: Entities): Promise<Database> {
  const orm = await MikroORM.init(postgresOptions(url, entities));
  return {
    orm,
    kind: "postgresql",
    fork: () => orm.em.fork(),
    migrate: () => migratePostgres(url, entities),
    isCurrent: () => hasAllMigrations(orm),
    unlimited: (run) => run(),
    close: () => orm.close(),
  };
}

/** Opens PostgreSQL when an address is given, else the embedded database in the data directory. @throws DatabaseInUseError */
export async function openDatabase(options: Opening): Promise<Database> {
  installKeyRing(options.keyRing);
  return options.url ? openPostgres(options.url, options.entities) : openPglite(options);
}
