import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireStillHere } from "../../account/leaving/left-person.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryNote } from "./entry-note.entity.ts";
import { lockApplicant } from "./lock-applicant.ts";

const schema = z.strictObject({ entryId: z.string(), body: z.string().trim().min(1).max(4_000) });
const most = 100;

/** Writes a note about an applicant for colleagues; at most 100 an applicant. @throws UserErrors FORBIDDEN, NOT_FOUND, APPLICANT_LEFT, TOO_MANY_NOTES */
export async function addEntryNote(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId, memberId } = requireRecruiter(ctx);
  const { entryId, body } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockApplicant(em, { id: entryId, companyId });
    await requireStillHere(em, entry.user.id);
    if ((await em.count(EntryNote, { entry })) >= most) throw userError("TOO_MANY_NOTES", ["body"], { maximum: most });
    em.create(EntryNote, { id: newId(), entry, member: memberId, body, createdAt: ctx.now() });
    await em.flush();
    return entry;
  });
}
