import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { version as uuidVersion } from "uuid";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { CompanyViewer } from "../../../shared/viewer.ts";
import { setContent } from "../posting/set-content.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";

const operationId = z.string().refine((value) => isId(value) && (uuidVersion(value) === 4 || uuidVersion(value) === 7));
const schema = z.strictObject({ operationId, content: workContentSchema });

/** Starts a draft with what is known so far. The same `operationId` again answers the same work. @throws UserErrors */
export async function createWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const member = requireWriter(ctx);
  const { content, operationId: id } = parse(schema, input);
  return startDraft(ctx, member, { id, columns: columnsOf(content) });
}

/** Writes a new draft under an id chosen by the client, once. @throws UserErrors OPERATION_CONFLICT when the id is taken. */
export async function startDraft(ctx: Ctx, member: CompanyViewer, draft: { id: string; columns: Partial<ContentColumns> }): Promise<Work> {
  const known = await findOwn(ctx, member, draft.id);
  if (known) return known;
  try {
    return await writeDraft(ctx, member, draft);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    ctx.em.clear();
    const other = await findOwn(ctx, member, draft.id);
    if (other) return other;
    throw userError("OPERATION_CONFLICT", ["operationId"]);
  }
}

function findOwn(ctx: Ctx, { companyId }: CompanyViewer, id: string): Promise<Work | null> {
  return ctx.em.findOne(Work, { id: id.toLowerCase(), company: companyId });
}

function writeDraft(ctx: Ctx, member: CompanyViewer, draft: { id: string; columns: Partial<ContentColumns> }): Promise<Work> {
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    const work = em.create(Work, { id: draft.id.toLowerCase(), company: member.companyId, createdAt: now, updatedAt: now });
    setContent(work, draft.columns);
    em.create(WorkEvent, { id: newId(), work, to: "DRAFT", actorKind: "COMPANY", actorId: member.memberId, at: now });
    await em.flush();
    return work;
  });
}
