import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTemplate } from "./memory-database.ts";

/** Runs once before all server tests: the migrated database every test file starts from. */
export async function setup(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "kotoba-template-"));
  const file = join(dir, "template.tar");
  await writeTemplate(file);
  process.env["KOTOBA_TEST_TEMPLATE"] = file;
  return () => rm(dir, { recursive: true, force: true });
}
