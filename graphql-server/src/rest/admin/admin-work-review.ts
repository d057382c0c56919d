import { z } from "zod";
import { tiers } from "../../modules/base/wording/clause-rule.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { readPosting } from "../../modules/work/readability/read-posting.ts";
import { readabilityLevels } from "../../modules/work/readability/words-of-text.ts";
import { postingIssues } from "../../modules/work/requirement/posting-issues.ts";
import { pathOfChange, shownChanges } from "../../modules/work/revision/content-changes.ts";
import { revisionStatuses, type WorkRevision } from "../../modules/work/revision/work-revision.entity.ts";
import { openRevisionByWork, pastRevisionsByWork } from "../../modules/work/revision/work-revision.loaders.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { loader } from "../../shared/loader.ts";
import { id, time } from "../shapes.ts";

const issueShape = z
  .object({
    code: z.string(),
    group: z.int().meta({ description: "1 to 18: the group of required items." }),
    path: z.array(z.string()).meta({ description: "The field of the form it is about." }),
    message: z.string(),
    tier: z.enum(tiers).meta({ description: "BLOCK keeps a posting from being sent or shown; ASK is decided by the moderator." }),
    law: z.string().nullable().meta({ description: "The law that asks about it, and its articles; null when the message names it." }),
    word: z.string().nullable().meta({ description: "The wording that must not stand there, as it was typed." }),
    rewrite: z.string().nullable().meta({ description: "What may stand there instead of `word`." }),
  })
  .meta({ id: "WorkIssue", description: "One legally required item that is missing or unlawful, in the reader's language." });

const readabilityShape = z
  .object({
    level: z.enum(readabilityLevels),
    isTooHard: z.boolean().meta({ description: "True when the text is two levels or more above what the posting asks of applicants." }),
    hardWords: z.array(z.object({ word: z.string(), level: z.enum(readabilityLevels) })),
  })
  .meta({ id: "Readability", description: "How hard the duties of a posting are to read." });

const changeShape = z
  .object({
    path: z.array(z.string()).meta({ description: "The field of the form, e.g. salary, min." }),
    before: z.unknown().meta({ description: "Its value in the public posting; null when it had none." }),
    after: z.unknown().meta({ description: "Its value after the change." }),
  })
  .meta({ id: "WorkChange", description: "One field that a re-edit changes." });

const lintShapes = { issues: z.array(issueShape), readability: readabilityShape };
const revisionShape = z
  .object({
    id,
    status: z.enum(revisionStatuses),
    version: z.int(),
    submittedAt: time.nullable(),
    returnReason: z.string().nullable(),
    changes: z.array(changeShape),
    ...lintShapes,
  })
  .meta({ id: "WorkRevision", description: "Changes to a published work that the public does not see yet." });
const pastShape = z.object({ id, decidedAt: time.nullable(), changes: z.array(changeShape) });

/** The parts of an answer that the reviewer of a work reads beside it. */
export const workReviewShapes = {
  ...lintShapes,
  revision: revisionShape.nullable(),
  pastRevisions: z.array(pastShape).meta({ description: "Up to twenty that were taken over, newest first." }),
};

function changesOf(revision: WorkRevision) {
  return shownChanges(revision).map((change) => ({
    path: pathOfChange(change),
    before: change.before ?? null,
    after: change.after ?? null,
  }));
}

async function lint(ctx: Ctx, posting: Work | WorkRevision) {
  const { level, isTooHard, hardWords } = readPosting(posting);
  return { issues: await postingIssues(ctx, posting), readability: { level, isTooHard, hardWords } };
}

async function presentRevision(ctx: Ctx, revision: WorkRevision) {
  const { id: revisionId, status, version, submittedAt = null, returnReason = null } = revision;
  return { id: revisionId, status, version, submittedAt, returnReason, changes: changesOf(revision), ...(await lint(ctx, revision)) };
}

/** Returns what the linter says about a work, the changes waiting for review with the same, and the earlier changes taken over. */
export async function presentWorkReview(ctx: Ctx, work: Work) {
  const open = work.revisionStatus ? await loader(ctx, openRevisionByWork).load(work.id) : null;
  const past = await loader(ctx, pastRevisionsByWork).load(work.id);
  return {
    ...(await lint(ctx, work)),
    revision: open && (await presentRevision(ctx, open)),
    pastRevisions: past.map((revision) => ({ id: revision.id, decidedAt: revision.decidedAt ?? null, changes: changesOf(revision) })),
  };
}
