// Runs PGlite off the main thread. Only erasable types here: Node strips them itself when this file is started from source.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { createPostgreSqlTypeParsers } from "@mikro-orm/sql";
import array from "postgres-array";
import type { PgliteFailure, PgliteReply, PgliteRequest } from "./pglite-messages.ts";

interface OpenTransaction {
  tx: Transaction;
  end(commit: boolean): void;
  done: Promise<void>;
}

class RolledBack extends Error {}

const dataDir: string = workerData.dataDir;
const db = await PGlite.create({ dataDir, parsers: createPostgreSqlTypeParsers((value: string) => array.parse(value)) });
const open = new Map<number, OpenTransaction>();

function begin(id: number): Promise<number> {
  return new Promise((begun, failed) => {
    const done = db.transaction(async (tx) => {
      await new Promise<void>((commit, rollback) => {
        open.set(id, { tx, done, end: (ok) => (ok ? commit() : rollback(new RolledBack())) });
        begun(id);
      });
    });
    done.catch(failed);
  });
}

async function end(id: number, commit: boolean): Promise<void> {
  const transaction = open.get(id);
  if (!transaction) throw new Error("The transaction is no longer open");
  open.delete(id);
  transaction.end(commit);
  await transaction.done.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

async function run(request: PgliteRequest): Promise<unknown> {
  const { op, sql = "", params } = request;
  if (op === "begin") return begin(request.id);
  if (op === "commit" || op === "rollback") return end(request.tx ?? 0, op === "commit");
  if (op === "close") return db.close();
  const target = request.tx === undefined ? db : open.get(request.tx)?.tx;
  if (!target) throw new Error("The transaction is no longer open");
  return op === "exec" ? target.exec(sql) : target.query(sql, params);
}

function text(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}

function describe(error: unknown): PgliteFailure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const failure: PgliteFailure = { name: error.name, message: error.message };
  for (const key of ["code", "detail", "constraint", "table", "column"] as const) {
    const value = text(error, key);
    if (value !== undefined) failure[key] = value;
  }
  return failure;
}

function reply(message: PgliteReply): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", (request: PgliteRequest) => {
  run(request).then(
    (result) => reply({ id: request.id, result }),
    (error: unknown) => reply({ id: request.id, failure: describe(error) }),
  );
});
reply({ id: 0, result: "ready" });
