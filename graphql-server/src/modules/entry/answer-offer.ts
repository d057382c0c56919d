import { z } from "zod";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { parse } from "../../shared/user-error.ts";
import { openHireCheck } from "../hire/open-hire-check.ts";
import { changeEntry } from "./change-entry.ts";
import type { Entry } from "./entry.entity.ts";
import { requireApplicant } from "./entry.policy.ts";
import { lockEntry } from "./lock-entry.ts";
import { tellCompanyOfMove } from "./tell-entry.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), accept: z.boolean() });

/** The seeker accepts or declines an offer; the company is told. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function answerOffer(ctx: Ctx, input: unknown): Promise<Entry> {
  const { userId } = requireApplicant(ctx);
  const { id, version, accept } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockEntry(em, { id, version, owner: { user: userId } });
    changeEntry(ctx, em, entry, { to: accept ? "ACCEPTED" : "DECLINED", mover: "SEEKER", reason: null });
    await openHireCheck(ctx, em, entry);
    await tellCompanyOfMove(ctx, em, entry, { reason: null });
    await em.flush();
    return entry;
  });
}
