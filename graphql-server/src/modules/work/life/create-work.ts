import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { CompanyViewer } from "../../../shared/viewer/viewer.ts";
import { requireFreeNumber } from "../own-works/free-number.ts";
import { referenceNumberSchema } from "../own-works/reference-number.ts";
import { requirePayOrder, setContent } from "../posting/set-content.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";

const schema = z.strictObject({ operationId: z.string().refine(isId), referenceNumber: referenceNumberSchema, content: workContentSchema });

/** A draft before it is written. */
interface NewDraft {
  operationId: string;
  /** What the company calls it, if it does. */
  referenceNumber?: string | null;
  columns: Partial<ContentColumns>;
}

/**
 * Starts a draft with what is known so far. The same `operationId` again answers the same work.
 * @throws UserErrors REFERENCE_NUMBER_TAKEN, and what a wrong value is told
 */
export async function createWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const member = requireWriter(ctx);
  const { content, operationId, referenceNumber = null } = parse(schema, input);
  return startDraft(ctx, member, { operationId, referenceNumber, columns: columnsOf(content) });
}

/** Writes a new draft, once for an operation. @throws UserErrors OPERATION_CONFLICT when the operation was another company's. */
export function startDraft(ctx: Ctx, member: CompanyViewer, draft: NewDraft): Promise<Work> {
  const { operationId } = draft;
  const find = async () => {
    const known = await ctx.em.findOne(Work, { operationId });
    if (known && known.company.id !== member.companyId) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  return once(ctx, { operationId, find, act: () => writeDraft(ctx, member, draft) });
}

/** A new draft in the unit of work, with its first event. @throws UserErrors PAY_ORDER */
function newDraft(
  em: EntityManager,
  { operationId, referenceNumber = null, columns }: NewDraft,
  { member, now }: { member: CompanyViewer; now: Date },
): Work {
  const work = em.create(Work, { id: newId(), operationId, referenceNumber, company: member.companyId, createdAt: now, updatedAt: now });
  setContent(work, columns);
  em.create(WorkEvent, { id: newId(), work, to: "DRAFT", actorKind: "COMPANY", actorId: member.memberId, at: now });
  return work;
}

function writeDraft(ctx: Ctx, member: CompanyViewer, draft: NewDraft): Promise<Work> {
  const now = ctx.now();
  const { referenceNumber } = draft;
  return runInTransaction(ctx.em, async (em) => {
    if (referenceNumber) await requireFreeNumber(em, { companyId: member.companyId, referenceNumber });
    const work = newDraft(em, draft, { member, now });
    await em.flush();
    return work;
  });
}

/** A new draft and who starts it. */
export interface ReadDraft extends NewDraft {
  member: CompanyViewer;
}

/** A draft that the posting form would take, for `createDrafts`. @throws UserErrors */
export function readDraft(ctx: Ctx, input: z.input<typeof schema>): ReadDraft {
  const member = requireWriter(ctx);
  const { content, operationId, referenceNumber = null } = parse(schema, input);
  const columns = columnsOf(content);
  requirePayOrder(columns);
  return { member, operationId, referenceNumber, columns };
}

/** Writes many new drafts in one transaction, all or none. An operation that was done before makes it fail. */
export function createDrafts(ctx: Ctx, drafts: readonly ReadDraft[]): Promise<Work[]> {
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    const works = drafts.map(({ member, ...draft }) => newDraft(em, draft, { member, now }));
    await em.flush();
    return works;
  });
}
