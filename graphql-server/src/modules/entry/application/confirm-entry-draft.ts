import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { findApplyableWork } from "./applyable-work.ts";
import type { EntryDraft } from "./entry-draft.entity.ts";
import { lockDraft } from "./lock-draft.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int() });

/** Problems for everything that the work asks for and the draft lacks. */
function missingIn(draft: EntryDraft, work: Work): UserProblem[] {
  const unanswered = work.screeningQuestions.filter(
    ({ id, required }) => required && !draft.answers.find((answer) => answer.questionId === id)?.answer.trim(),
  );
  const problems: UserProblem[] = unanswered.map(({ id }) => ({ code: "REQUIRED", path: ["answers", id] }));
  if (work.resumeRequired && !draft.resume) problems.push({ code: "RESUME_REQUIRED", path: ["resumeId"] });
  return problems;
}

/**
 * The step between input and sending: checks the draft and remembers that exactly this version was shown.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, WORK_NOT_OPEN, REQUIRED, RESUME_REQUIRED
 */
export async function confirmEntryDraft(ctx: Ctx, input: z.input<typeof schema>): Promise<EntryDraft> {
  const { userId } = requireSeeker(ctx);
  const { workId, version } = parse(schema, input);
  if (!isId(workId)) throw notFound(["workId"]);
  return runInTransaction(ctx.em, async (em) => {
    const [{ work }, draft] = await Promise.all([
      findApplyableWork(em, { id: workId, now: ctx.now(), userId }),
      lockDraft(em, { user: userId, work: workId }),
    ]);
    if (!draft) throw notFound(["workId"]);
    if (draft.version !== version) throw userError("STALE_VERSION", ["version"]);
    const problems = missingIn(draft, work);
    if (problems.length > 0) throw new UserErrors(problems);
    draft.confirmedVersion = version + 1;
    draft.updatedAt = ctx.now();
    await em.flush();
    return draft;
  });
}
