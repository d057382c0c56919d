import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { silenceOptions } from "../database/postgres-pool.ts";

const execute = promisify(execFile);
const debian = "/usr/lib/postgresql";

/** Folder of the newest PostgreSQL programs of Debian; elsewhere they are found on the path. */
function folderOfPrograms(): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const newest = versions.find((version) => existsSync(join(debian, version, "bin/pg_dump")));
  return newest ? join(debian, newest, "bin") : "";
}

/** The address as the environment of PostgreSQL's programs: among the arguments everybody on the machine would read the password. */
function environmentOf(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const settings = {
    PGHOST: url.searchParams.get("host") ?? url.hostname,
    PGPORT: url.port || "5432",
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get("sslmode") ?? "",
    PGOPTIONS: silenceOptions,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ""));
}

/** Runs a program of PostgreSQL on the database of the address. @throws Error with what it said */
export async function runPostgres(name: "pg_dump" | "pg_restore", databaseUrl: string, args: readonly string[]): Promise<void> {
  const program = join(folderOfPrograms(), name);
  const env = { PATH: process.env["PATH"], LANG: "C.UTF-8", ...environmentOf(databaseUrl) };
  await execute(program, [...args], { env, maxBuffer: 16 * 1024 * 1024 }).catch((error: unknown) => {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new Error(said || `${name} is not on this machine: install Debian's postgresql-client`, { cause: error });
  });
}
