import { readFile, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { PgliteDriver } from "@mikro-orm/pglite";
import { createPostgreSqlTypeParsers, MikroORM as SqlMikroORM } from "@mikro-orm/sql";
import array from "postgres-array";
import { entities } from "../app/entities.ts";
import { hasAllMigrations } from "../platform/database/bring-up-to-date.ts";
import { installKeyRing, type KeyRing } from "../platform/database/key-ring.ts";
import { asPostgres, commonOptions, type Database } from "../platform/database/open-database.ts";

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
  const dump = await pglite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await orm.close();
  await pglite.close();
}

/** An embedded database of its own in memory, migrated; made from the template when there is one. */
export async function openMemoryDatabase(keyRing: KeyRing): Promise<Database> {
  installKeyRing(keyRing);
  const template = process.env["KOTOBA_TEST_TEMPLATE"];
  const dump = template ? new Blob([new Uint8Array(await readFile(template))]) : undefined;
  const pglite = await PGlite.create({ parsers, ...(dump && { loadDataDir: dump }) });
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
