import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryNote } from "./entry-note.entity.ts";
import { lockApplicant } from "./lock-applicant.ts";

const schema = z.strictObject({ id: z.string() });

/** Takes back one of the member's own notes. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function deleteEntryNote(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId, memberId } = requireRecruiter(ctx);
  const { id } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const note = isId(id) ? await em.findOne(EntryNote, { id, member: memberId }) : null;
    if (!note) throw notFound();
    const entry = await lockApplicant(em, { id: note.entry.id, companyId });
    await em.nativeDelete(EntryNote, { id });
    return entry;
  });
}
