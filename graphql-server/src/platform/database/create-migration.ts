import { PgliteDriver } from "@mikro-orm/pglite";
import { MikroORM as SqlMikroORM } from "@mikro-orm/sql";
import { commonOptions, type Entities } from "./open-database.ts";

/**
 * Writes the difference between the migrations so far and the entities as a new migration.
 * @returns its file name, or undefined when nothing changed.
 */
export async function createMigration(folder: string, name: string, entities: Entities): Promise<string | undefined> {
  const orm = await SqlMikroORM.init({
    ...commonOptions(entities),
    driver: PgliteDriver,
    dbName: "memory://",
    migrations: { ...commonOptions(entities).migrations, path: folder, pathTs: folder, emit: "ts" },
  });
  try {
    await orm.migrator.up();
    const { fileName, diff } = await orm.migrator.create(folder, false, false, name);
    return diff.up.length > 0 ? fileName : undefined;
  } finally {
    await orm.close();
  }
}
