import type { MigrationObject } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { migrationsList } from "../../../../migrations/index.ts";
import { refuseNewer } from "../bring-up-to-date.ts";

/** The last migration cannot be taken back. */
export class NoWayBackError extends Error {
  constructor(migration: string) {
    super(`${migration} has no way back; nothing was changed. The version before runs on its tables only from a backup of before.`);
    this.name = "NoWayBackError";
  }
}

/**
 * Takes back the last migration, all of it or nothing; one whose rows would be lost refuses by itself. @returns its name, undefined when there was none
 * @throws NewerTablesError, NoWayBackError
 */
export async function takeBackLast(orm: MikroORM, migrations: readonly MigrationObject[] = migrationsList): Promise<string | undefined> {
  const executed = await orm.migrator.getExecuted();
  if (migrations === migrationsList) refuseNewer(executed);
  const last = executed.at(-1)?.name;
  const known = migrations.find(({ name }) => name === last);
  if (last === undefined || !known) return undefined;
  if (!Object.hasOwn(known.class.prototype, "down")) throw new NoWayBackError(last);
  await orm.migrator.down();
  return last;
}
