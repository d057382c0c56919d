import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { requireLegalMove } from "../posting/work.status.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { requireLawful } from "../requirement/require-lawful.ts";
import { lockWork } from "./lock-work.ts";
import { moveWork } from "./move-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), publishAt: z.date().nullish() });

const furthestMs = 366 * 24 * 60 * 60 * 1_000;

/** The time of publication that was asked for; one that has passed means at once. */
function publishAtOf(asked: Date | null | undefined, now: Date): Date | null {
  if (!asked || asked <= now) return null;
  if (asked.getTime() - now.getTime() > furthestMs) throw userError("PUBLISH_AT_TOO_FAR", ["publishAt"]);
  return asked;
}

/**
 * Sends a draft or a returned posting to review, when nothing that the law requires is missing on the day of its publication. That of a
 * company which is itself under review waits in the queue: it is approved only after its company.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, or one a missing item
 */
export async function submitWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { id, version, publishAt } = parse(schema, input);
  const at = publishAtOf(publishAt, ctx.now());
  return reportingCrime(ctx, id, () =>
    runInTransaction(ctx.em, async (em) => {
      const locked = await lockWork(em, { id, version, companyId });
      requireLegalMove(locked.work.status, "REVIEW", "COMPANY");
      await requireLawful(em, locked.work, at ?? ctx.now());
      locked.work.publishAt = at;
      await moveWork(ctx, em, locked, { to: "REVIEW", mover: "COMPANY" });
      await em.flush();
      return locked.work;
    }),
  );
}
