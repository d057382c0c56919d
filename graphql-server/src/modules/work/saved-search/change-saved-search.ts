import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { alertTokenHash, turnAlertOn } from "./ask-to-confirm.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import { changeSavedSearchSchema } from "./saved-search.schema.ts";

async function lockOwn(ctx: Ctx, em: EntityManager, id: string): Promise<SavedSearch> {
  const { userId } = requireSeeker(ctx);
  const where = { id, user: userId };
  const found = isId(id) ? await em.findOne(SavedSearch, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!found) throw notFound();
  return found;
}

function turnAlertOff(search: SavedSearch): void {
  search.alert = "OFF";
  search.tokenHash = null;
  search.tokenExpiresAt = null;
}

/** Renames a search of the seeker, or turns its alert on or off. @throws UserErrors NOT_FOUND, RATE_LIMITED */
export async function changeSavedSearch(ctx: Ctx, input: z.input<typeof changeSavedSearchSchema>): Promise<SavedSearch> {
  const { userId } = requireSeeker(ctx);
  const { id, name, alert, frequency } = parse(changeSavedSearchSchema, input);
  await enforceLimit(ctx, "save-search", userId);
  return runInTransaction(ctx.em, async (em) => {
    const search = await lockOwn(ctx, em, id);
    if (name) search.name = name;
    if (frequency) search.frequency = frequency;
    if (alert === true) await turnAlertOn(ctx, em, search);
    if (alert === false) turnAlertOff(search);
    search.updatedAt = ctx.now();
    await em.flush();
    return search;
  });
}

/** Forgets a search of the seeker. @throws UserErrors NOT_FOUND */
export async function deleteSavedSearch(ctx: Ctx, input: { id: string }): Promise<string> {
  const { id } = parse(z.strictObject({ id: z.string() }), input);
  await runInTransaction(ctx.em, async (em) => {
    em.remove(await lockOwn(ctx, em, id));
    await em.flush();
  });
  return id;
}

/** Turns an alert on by the mailed value, which works once; no session is needed. @throws UserErrors TOKEN_INVALID */
export async function confirmSearchAlert(ctx: Ctx, input: { token: string }): Promise<SavedSearch> {
  const { token } = parse(z.strictObject({ token: z.string().min(1).max(100) }), input);
  return runInTransaction(ctx.em, async (em) => {
    const live = { tokenHash: alertTokenHash(token), tokenExpiresAt: { $gt: ctx.now() }, alert: "UNCONFIRMED" } as const;
    const search = await em.findOne(SavedSearch, live, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!search) throw userError("TOKEN_INVALID", ["token"]);
    search.alert = "ON";
    search.confirmedAt = ctx.now();
    search.tokenHash = null;
    search.tokenExpiresAt = null;
    search.updatedAt = ctx.now();
    await em.flush();
    return search;
  });
}

/** Turns an alert off by the signed value of its mails; what is unknown changes nothing and answers alike. */
export async function unsubscribeFromSearch(ctx: Ctx, token: string): Promise<void> {
  const [id = "", ...rest] = token.split(".");
  if (!isId(id)) return;
  const key = rest.join(".");
  await runInTransaction(ctx.em, async (em) => {
    const search = await em.findOne(SavedSearch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // Mails of before there was a key of its own carry a signature of the server.
    if (search && (key === search.unsubscribeKey || ctx.isSigned("unsubscribe-search", id, key))) turnAlertOff(search);
    await em.flush();
  });
}

/** The token in a mail that turns its alert off with one press, without signing in; good as long as the search exists, whatever keys the server has by then. */
export function unsubscribeToken({ id, unsubscribeKey }: Pick<SavedSearch, "id" | "unsubscribeKey">): string {
  return `${id}.${unsubscribeKey}`;
}
