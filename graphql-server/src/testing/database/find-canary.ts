import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntityName } from "@mikro-orm/core";
import { entities } from "../../app/entities.ts";
import type { TestServer } from "../test-server.ts";

/** Tables with a row that holds the text, as the product reads them (decrypted) and as they lie in the database. */
export async function tablesWith(server: TestServer, canary: string): Promise<string[]> {
  const found = new Set<string>();
  const all: readonly EntityName<object>[] = entities;
  for (const entity of all) {
    const em = server.em();
    const { tableName } = em.getMetadata().get(entity);
    const rows: object[] = await em.find(entity, {});
    if (JSON.stringify(rows).includes(canary)) found.add(tableName);
    const raw = await em.execute<{ line: string }[]>(`select t::text as line from "${tableName}" t`);
    if (raw.some(({ line }) => line.includes(canary))) found.add(tableName);
  }
  return [...found].toSorted();
}

/** Stored files that hold the text. */
export function filesWith(server: TestServer, canary: string): string[] {
  const root = join(server.services.environment.dataDir, "files");
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => readFileSync(file).includes(canary));
}
