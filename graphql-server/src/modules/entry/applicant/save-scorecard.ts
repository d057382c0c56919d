import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireStillHere } from "../../account/leaving/left-person.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { lockApplicant } from "./lock-applicant.ts";
import { recommendations, Scorecard } from "./scorecard.entity.ts";

const points = z.int().min(1).max(5).nullable().default(null);
const schema = z.strictObject({
  entryId: z.string(),
  japanese: points,
  experience: points,
  communication: points,
  motivation: points,
  recommendation: z.enum(recommendations),
  comment: z.string().trim().max(2_000).default(""),
});

/** Writes the member's own scorecard of an applicant, or changes it. @throws UserErrors FORBIDDEN, NOT_FOUND, APPLICANT_LEFT */
export async function saveScorecard(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId, memberId } = requireRecruiter(ctx);
  const { entryId, ...card } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockApplicant(em, { id: entryId, companyId });
    await requireStillHere(em, entry.user.id);
    const now = ctx.now();
    const known = await em.findOne(Scorecard, { entry: entryId, member: memberId }, { refresh: true });
    if (known) em.assign(known, { ...card, updatedAt: now });
    else em.create(Scorecard, { id: newId(), entry, member: memberId, ...card, createdAt: now, updatedAt: now });
    await em.flush();
    return entry;
  });
}
