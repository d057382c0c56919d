import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site.ts";

/**
 * Loads the demo data once; every site of the journeys starts on a copy of it. Its background work is off, so that the database belongs to no
 * place yet: a copy of one that does would send nothing.
 */
export async function setup(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), "kotoba-journeys-"));
  const site = await startSite({ JOBS: "off" });
  await site.stop((dataDir) => cpSync(dataDir, join(dir, "data"), { recursive: true }));
  process.env["JOURNEY_DATA"] = join(dir, "data");
  return () => rmSync(dir, { recursive: true, force: true });
}
