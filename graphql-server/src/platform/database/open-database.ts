import { Migrator } from "@mikro-orm/migrations";
import { PgliteDriver } from "@mikro-orm/pglite";
import { type EntityManager, MikroORM, type Options } from "@mikro-orm/postgresql";
import { BasePostgreSqlPlatform, MikroORM as SqlMikroORM } from "@mikro-orm/sql";
import { migrationsList } from "../../../migrations/index.ts";
import { installKeyRing, type KeyRing } from "../keys/key-ring.ts";
import { areCurrent, bringUpToDate, executedMigrations, hasAllMigrations } from "./bring-up-to-date.ts";
import { knowTables } from "./kept/statement-tables.ts";
import { lockDirectory } from "./lock-file.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { connectionOptions, createPoolGuard, defaultPool, type PoolCounts, type PoolSettings, silenceOptions } from "./postgres-pool.ts";
import { type PostgresWatch, type WatchListeners, watchPostgres } from "./postgres-watch.ts";
import { requireCurrentTables, tableRights } from "./server-role.ts";

/** The open database of this process. */
export interface Database {
  orm: MikroORM;
  kind: "postgresql" | "pglite";
  /**
   * Listens on a connection of its own, on PostgreSQL; from then on the pool is renewed when that connection was lost, and whether the tables
   * are current is asked on it. The embedded database has no one else to listen to.
   */
  watch?(channel: string, told: WatchListeners): Promise<PostgresWatch>;
  /** The connections of PostgreSQL; the embedded database has none. */
  poolCounts?(): PoolCounts;
  /** A unit of work of its own. */
  fork(): EntityManager;
  /**
   * Brings the tables up to this version of the product, safe when several processes do it at once. A role that does not own them demands instead
   * that they are. @throws EarlierDevelopmentError, MissingColumnsError, TablesBehindError
   */
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
    /** Triggers and functions are written by hand in migrations; the tables of the queue are its library's. */
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true, ignoreSchema: ["boss"] },
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
  /** Another role changes the tables: this one must not be able to. */
  apart?: boolean;
  dataDir: string;
  keyRing: KeyRing;
  entities: Entities;
  /** Sizes and limits of the connections to PostgreSQL. */
  pool?: PoolSettings;
}

async function openPglite({ dataDir, entities }: Opening): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  const whatToDo = { what: `The data folder ${dataDir}`, remedy: "remove it, or choose another DATA_DIR" };
  const thread = new PgliteThread(`${dataDir}/pglite`, defaultPool.statementMs);
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

/** Number of the advisory lock under which migrations run; any constant of our own. */
const migrationLock = 7_210_041;

/** Works on the tables on a connection of its own without a statement limit; a second process waits until the first is done. */
export async function changeTables<T>(url: string, entities: Entities, change: (orm: MikroORM) => Promise<T>): Promise<T> {
  const driverOptions = { connectionTimeoutMillis: defaultPool.connectMs, idleTimeoutMillis: 0, keepAlive: true, options: silenceOptions };
  const orm = await MikroORM.init({ ...commonOptions(entities), clientUrl: url, pool: { min: 1, max: 1 }, driverOptions });
  const connection = orm.em.getConnection();
  try {
    await connection.execute("select pg_advisory_lock(?)", [migrationLock]);
    await connection.execute("set lock_timeout = '2s'");
    return await change(orm);
  } finally {
    await orm.close();
  }
}

/** Migrates, then does what is left. */
export function migratePostgres(url: string, entities: Entities, then?: (orm: MikroORM) => Promise<void>): Promise<void> {
  return changeTables(url, entities, async (orm) => {
    await bringUpToDate(orm, { what: "The database of DATABASE_URL", remedy: "choose an empty one" });
    await then?.(orm);
  });
}

/** What is prepared is planned once: by itself PostgreSQL may plan it at every use, which costs more than most of our statements. */
const plansOnce = "-c plan_cache_mode=force_generic_plan";

/** Milliseconds in which statements may still come to their end when the network is back. */
const graceMs = 500;

async function openPostgres({ url, entities, apart = false, pool = defaultPool }: Opening & { url: string }): Promise<Database> {
  const guard = createPoolGuard(pool);
  const connection = connectionOptions(pool);
  const orm = await MikroORM.init({
    ...commonOptions(entities),
    clientUrl: url,
    pool: { min: 0, max: pool.size },
    driverOptions: {
      ...connection,
      options: `${connection.options} ${plansOnce}`,
      maxLifetimeSeconds: pool.lifetimeSeconds,
      onPoolCreated: guard.take,
    },
  });
  knowTables([...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName));
  let watch: PostgresWatch | undefined;
  return {
    orm,
    kind: "postgresql",
    poolCounts: guard.counts,
    fork: () => orm.em.fork(),
    async migrate() {
      const { mayMigrate } = await tableRights(orm);
      if (apart || !mayMigrate) await requireCurrentTables(orm, { apart });
      else await migratePostgres(url, entities);
    },
    isCurrent: async () => (watch ? areCurrent(await watch.ask(executedMigrations)) : hasAllMigrations(orm)),
    unlimited: (run) => run(),
    async watch(channel, told) {
      watch = await watchPostgres({ connectionString: url, ...connection }, channel, {
        ...told,
        onLost(error) {
          guard.renew();
          told.onLost(error);
        },
        onReturn(lostAt) {
          guard.renew();
          setTimeout(() => guard.cutWaiting(lostAt), graceMs).unref();
          told.onReturn(lostAt);
        },
      });
      return watch;
    },
    close: async () => {
      watch?.close();
      await orm.close();
    },
  };
}

/** Opens PostgreSQL when an address is given, else the embedded database in the data directory. @throws DatabaseInUseError */
export async function openDatabase(options: Opening): Promise<Database> {
  installKeyRing(options.keyRing);
  const { url } = options;
  return url ? openPostgres({ ...options, url }) : openPglite(options);
}
