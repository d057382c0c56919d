import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { updateWork } from "../life/update-work.ts";
import { changedColumns } from "../posting/set-content.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { type WorkContentValues, workContentSchema } from "../posting/work.validation.ts";
import { openRevision } from "../revision/open-revision.ts";
import { saveRevision } from "../revision/save-revision.ts";
import { submitRevision } from "../revision/submit-revision.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";

const most = 50;
const schema = z.strictObject({
  ids: z.array(z.string()).min(1),
  content: workContentSchema,
  submits: z.boolean().default(false),
});

/**
 * The outcomes for a work: changed at once, changed beside what the public sees, sent to review so, like that already, or left as it was.
 * REVISED with problems is a change that is kept and could not be sent to review.
 */
export const changeOutcomes = ["UPDATED", "REVISED", "SUBMITTED", "UNCHANGED", "REFUSED"] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];

export interface ChangeResult {
  id: string;
  outcome: ChangeOutcome;
  problems: readonly UserProblem[];
}

type Done = Omit<ChangeResult, "id">;

function done(outcome: ChangeOutcome, problems: readonly UserProblem[] = []): Done {
  return { outcome, problems };
}

async function problemsOf(ctx: Ctx, act: () => Promise<unknown>): Promise<readonly UserProblem[]> {
  try {
    await act();
    return [];
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    ctx.em.clear();
    return error.problems;
  }
}

interface Change {
  content: z.input<typeof workContentSchema>;
  values: WorkContentValues;
  submits: boolean;
}

function openRevisionOf({ em }: Ctx, work: string): Promise<WorkRevision | null> {
  return em.findOne(WorkRevision, { work, ...openRevision }, { refresh: true });
}

/** Keeps the change beside the public posting, on top of changes that wait there, and sends it to review where that is asked for. */
async function revise(ctx: Ctx, workId: string, { content, submits }: Change): Promise<Done> {
  const open = () => openRevisionOf(ctx, workId);
  const save = async () => saveRevision(ctx, { workId, version: (await open())?.version ?? null, content });
  let refused = await problemsOf(ctx, save);
  // A revision that the public posting had overtaken was brought up to it: the change still has to come on top.
  if (refused[0]?.code === "STALE_VERSION") refused = await problemsOf(ctx, save);
  if (refused.length > 0) return done("REFUSED", refused);
  const version = (await open())?.version;
  if (version === undefined) return done("UNCHANGED");
  if (!submits) return done("REVISED");
  const held = await problemsOf(ctx, () => submitRevision(ctx, { workId, version }));
  if (held.length > 0) return done("REVISED", held);
  return done((await open()) ? "SUBMITTED" : "UPDATED");
}

const needsReview = ({ code }: UserProblem) => code === "WORK_EDIT_NEEDS_REVIEW";

async function changeOne(ctx: Ctx, id: string, change: Change): Promise<Done> {
  const { companyId } = requireWriter(ctx);
  const work = isId(id) ? await ctx.em.findOne(Work, { id, company: companyId }, { refresh: true }) : null;
  if (!work) return done("REFUSED", notFound().problems);
  const differs = (from: Work | WorkRevision) => changedColumns(from, columnsOf(change.values, from)).length > 0;
  if (!differs(work)) {
    const waiting = await openRevisionOf(ctx, id);
    return waiting && differs(waiting) ? revise(ctx, id, change) : done("UNCHANGED");
  }
  const problems = await problemsOf(ctx, () => updateWork(ctx, { id, version: work.version, content: change.content }));
  if (problems.length === 0) return done("UPDATED");
  return problems.every(needsReview) ? revise(ctx, id, change) : done("REFUSED", problems);
}

/**
 * Changes the same of up to 50 works, each on its own by the commands of the posting form: drafts and what no review looks at at once, the
 * rest of a published work by a revision. One that cannot change stops none of the others; sent again it changes nothing.
 * @throws UserErrors FORBIDDEN, TOO_MANY_WORKS, REQUIRED, and what a wrong value is told
 */
export async function changeWorks(ctx: Ctx, input: z.input<typeof schema>): Promise<ChangeResult[]> {
  requireWriter(ctx);
  const { content: values, ids, submits } = parse(schema, input);
  if (ids.length > most) throw userError("TOO_MANY_WORKS", ["ids"], { maximum: most });
  if (Object.keys(columnsOf(values)).length === 0) throw userError("REQUIRED", ["content"]);
  const change = { content: input.content, values, submits };
  const results: ChangeResult[] = [];
  for (const id of new Set(ids)) results.push({ id, ...(await changeOne(ctx, id, change)) });
  return results;
}
