import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { ReadOperation } from "../../../shared/read-operation.ts";
import { parse, UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { ClientOperation } from "./client-operation.entity.ts";

const schema = z.object({
  client: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9-]{1,39}$/),
});

/** Operations that one call may bring. */
const mostAtOnce = 500;
/** Operations of all clients together that are answered. */
const mostInAll = 5_000;

export interface RegisterOperationsInput {
  /** Small letters, digits and hyphens, 2 to 40 characters. */
  client: string;
  operations: readonly ReadOperation[];
}

export interface Registered {
  /** Those that were not answered before, or are again. */
  registered: ClientOperation[];
  /** How many were registered already. */
  alreadyKnown: number;
}

type Good = Extract<ReadOperation, { problem: null }>;

/** The operations, when each of them can be answered. @throws UserErrors OPERATION_INVALID for each that cannot, REQUIRED, TOO_MANY */
function allGood(operations: readonly ReadOperation[]): Good[] {
  const problems: UserProblem[] = [];
  const good: Good[] = [];
  for (const operation of operations) {
    if (operation.problem === null) good.push(operation);
    else problems.push({ code: "OPERATION_INVALID", path: ["documents"], params: { name: operation.name, reason: operation.detail } });
  }
  if (problems.length > 0) throw new UserErrors(problems.slice(0, 50));
  if (good.length === 0) throw userError("REQUIRED", ["documents"]);
  if (good.length > mostAtOnce) throw userError("TOO_MANY", ["documents"], { maximum: mostAtOnce });
  return good;
}

/** The number of the newest version of each name. */
async function newestVersions(em: EntityManager, client: string, names: string[]): Promise<Map<string, number>> {
  const rows = await em.find(
    ClientOperation,
    { client, name: { $in: names } },
    { fields: ["name", "version"], orderBy: { version: "asc" } },
  );
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** The operation as a new version of its name. */
function newVersion(
  em: EntityManager,
  { client, operation, version, now }: { client: string; operation: Good; version: number; now: Date },
) {
  const { name, sha256, meaning, text } = operation;
  const times = { registeredAt: now, lastUsedAt: null, retiredAt: null };
  return em.create(ClientOperation, {
    id: newId(),
    client,
    name,
    version,
    sha256,
    meaning,
    text,
    uses: 0,
    changes: 1,
    advice: null,
    ...times,
  });
}

/**
 * Registers a client's operations, all or none. One that means what a registered one means changes nothing; a retired one is answered again;
 * another text under a known name is its next version. Permission is checked before: by the operator's shell, or by `registerOperations`.
 * @throws UserErrors OPERATION_INVALID, OPERATION_LIMIT, TOO_MANY, REQUIRED
 */
export async function keepOperations(ctx: Ctx, input: RegisterOperationsInput): Promise<Registered> {
  const { client } = parse(schema, { client: input.client });
  const operations = [...new Map(allGood(input.operations).map((operation) => [operation.meaning, operation])).values()];
  return runInTransaction(ctx.em, async (em) => {
    // Whoever registers waits for who does: versions and the number in all are counted.
    await em.execute("select pg_advisory_xact_lock(hashtext('client_operation'))");
    const now = ctx.now();
    const known = await em.find(ClientOperation, { client, meaning: { $in: operations.map(({ meaning }) => meaning) } });
    const byMeaning = new Map(known.map((row) => [row.meaning, row]));
    const versions = await newestVersions(em, client, [...new Set(operations.map(({ name }) => name))]);
    const registered: ClientOperation[] = [];
    for (const operation of operations) {
      const row = byMeaning.get(operation.meaning);
      if (row && !row.retiredAt) continue;
      if (row) Object.assign(row, { retiredAt: null, advice: null, changes: row.changes + 1 });
      else versions.set(operation.name, (versions.get(operation.name) ?? 0) + 1);
      registered.push(row ?? newVersion(em, { client, operation, version: versions.get(operation.name) ?? 1, now }));
    }
    await em.flush();
    if ((await em.count(ClientOperation, { retiredAt: null })) > mostInAll)
      throw userError("OPERATION_LIMIT", ["documents"], { limit: mostInAll });
    recordRegistration(ctx, em, { client, rows: registered.length });
    return { registered, alreadyKnown: operations.length - registered.length };
  });
}

function recordRegistration(ctx: Ctx, em: EntityManager, { client, rows }: { client: string; rows: number }): void {
  const { admin } = ctx.viewer;
  const actor = admin ? { actor: auditActor(admin) } : {};
  if (rows > 0)
    recordAudit(ctx, em, { action: "clientOperation.register", objectType: "ClientOperation", ...actor, detail: { client, rows } });
}

/** The same for the owner of the back office. @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED and as `keepOperations` */
export function registerOperations(ctx: Ctx, input: RegisterOperationsInput): Promise<Registered> {
  requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  return keepOperations(ctx, input);
}
