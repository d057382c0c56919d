import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { PgliteDriver } from "@mikro-orm/pglite";
import { createPostgreSqlTypeParsers, MikroORM as SqlMikroORM } from "@mikro-orm/sql";
import array from "postgres-array";
import { entities } from "../../app/entities.ts";
import { hasAllMigrations } from "../../platform/database/bring-up-to-date.ts";
import { installKeyRing, type KeyRing } from "../../platform/database/key-ring.ts";
import { asPostgres, commonOptions, type Database } from "../../platform/database/open-database.ts";

const parsers = createPostgreSqlTypeParsers((value: string) => array.parse(value));

async function ormOn(pglite: PGlite) {
  return asPostgres(
    await SqlMikroORM.init({ ...commonOptions(entities), driver: PgliteDriver, dbName: "test", driverOptions: { pglite: () => pglite } }),
  );
}

/** Migrates an empty embedded database once and writes it down for every test file. */
export async function writeTemplate(file: string): Promise<void> {
  const pglite = await PGlite.create({ parsers });
  const orm = await ormOn(pglite);
  await orm.migrator.up();
  // Else every test file repeats the migrations from the log when it opens its copy.
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await orm.close();
  await pglite.close();
}

interface Prepared {
  /** The migrated tables, kept for the next test file in this process. */
  dump: Blob;
  program: WebAssembly.Module;
}

let prepared: Promise<Prepared> | undefined;

async function prepare(template: string): Promise<Prepared> {
  const program = createRequire(import.meta.url)
    .resolve("@electric-sql/pglite")
    .replace(/[^/]+$/, "pglite.wasm");
  const [dump, code] = await Promise.all([readFile(template), readFile(program)]);
  return { dump: new Blob([Uint8Array.from(dump)]), program: await WebAssembly.compile(Uint8Array.from(code)) };
}

/** An embedded database of its own in memory, migrated; made from the template when there is one. */
export async function openMemoryDatabase(keyRing: KeyRing): Promise<Database> {
  installKeyRing(keyRing);
  const template = process.env["KOTOBA_TEST_TEMPLATE"];
  if (template) prepared ??= prepare(template);
  const ready = await prepared;
  const pglite = await PGlite.create({ parsers, ...(ready && { loadDataDir: ready.dump, pgliteWasmModule: ready.program }) });
  const orm = await ormOn(pglite);
  if (!template) await orm.migrator.up();
  return {
    orm,
    kind: "pglite",
    fork: () => orm.em.fork(),
    isCurrent: () => hasAllMigrations(orm),
    migrate: async () => void (await orm.migrator.up()),
    unlimited: (run) => run(),
    close: async () => {
      await orm.close();
      await pglite.close();
    },
  };
}
