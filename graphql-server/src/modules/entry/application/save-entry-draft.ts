import { ref, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import type { ScreeningAnswer } from "../entry/entry.entity.ts";
import { findApplyableWork } from "./applyable-work.ts";
import { EntryDraft } from "./entry-draft.entity.ts";
import { lockDraft } from "./lock-draft.ts";

const schema = z.strictObject({
  workId: z.string(),
  version: z.int().nullish(),
  message: z.string().max(4_000),
  answers: z.array(z.strictObject({ questionId: z.string(), answer: z.string().max(2_000) })).max(30),
  resumeId: z.string().nullish(),
});
type Input = z.output<typeof schema>;

/** Answers to the work's present questions, each with its question as it stands. */
function answersTo(work: Work, answers: Input["answers"]): ScreeningAnswer[] {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return work.screeningQuestions.map(({ id, text }) => ({ questionId: id, question: text, answer: given.get(id) ?? "" }));
}

async function ownResume(em: EntityManager, userId: string, id: string | null | undefined): Promise<Attachment | null> {
  if (!id) return null;
  const [resume] = await entitiesTogether(em, Attachment, {
    text: "from attachment as e where e.id = ? and e.owner_kind = 'SEEKER' and e.owner_id = ? and e.purpose = 'RESUME'",
    values: [id, userId],
  });
  if (!resume) throw notFound(["resumeId"]);
  return resume;
}

/** @throws UserErrors STALE_VERSION when another tab saved meanwhile. */
function requireVersion(draft: EntryDraft | null, version: number | null | undefined): void {
  if (draft && draft.version !== version) throw userError("STALE_VERSION", ["version"]);
}

/**
 * Saves an application being written; a changed draft must be confirmed again.
 * @throws UserErrors NOT_FOUND, WORK_NOT_OPEN, STALE_VERSION
 */
export async function saveEntryDraft(ctx: Ctx, input: z.input<typeof schema>): Promise<EntryDraft> {
  const { userId } = requireSeeker(ctx);
  const values = parse(schema, input);
  if (!isId(values.workId)) throw notFound(["workId"]);
  if (values.resumeId && !isId(values.resumeId)) throw notFound(["resumeId"]);
  const now = ctx.now();
  try {
    return await runInTransaction(ctx.em, async (em) => {
      const [{ work }, known, resume] = await Promise.all([
        findApplyableWork(em, { id: values.workId, now, userId }),
        lockDraft(em, { user: userId, work: values.workId }),
        ownResume(em, userId, values.resumeId),
      ]);
      requireVersion(known, values.version);
      const draft = known ?? em.create(EntryDraft, { id: newId(), user: userId, work, updatedAt: now });
      draft.message = values.message;
      draft.answers = answersTo(work, values.answers);
      draft.resume = resume && ref(resume);
      draft.confirmedVersion = null;
      draft.updatedAt = now;
      await em.flush();
      return draft;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw userError("STALE_VERSION", ["version"]);
    throw error;
  }
}
