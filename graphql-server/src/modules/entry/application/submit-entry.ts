import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { flushTogether } from "../../../platform/database/flush-together.ts";
import { readTogether } from "../../../platform/database/read-together.ts";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import type { DomainEvent } from "../../../shared/topics.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { readMailReaders } from "../../account/notification/mail-readers.queries.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { EntryEvent } from "../entry/entry-event.entity.ts";
import { tellOfNewEntry } from "../entry/tell-entry.ts";
import { companyOf, findApplyableWork } from "./applyable-work.ts";
import type { EntryDraft } from "./entry-draft.entity.ts";
import { lockDraft } from "./lock-draft.ts";

/** The text of the consent that stands on the confirmation page. */
export const consentVersion = "2026-11";

const schema = z.strictObject({
  workId: z.string().refine(isId),
  draftVersion: z.int(),
  consent: z.boolean(),
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

/** The entry that the same operation wrote before, if it did. @throws UserErrors OPERATION_CONFLICT when it was another act. */
async function findDone(ctx: Ctx, userId: string, { operationId, workId }: Input): Promise<Entry | null> {
  const known = await ctx.em.findOne(Entry, { operationId });
  if (!known) return null;
  if (known.user.id !== userId || known.work.id !== workId) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known;
}

const ended = endedEntryStatuses.map((status) => `'${status}'`).join(", ");
const openEntry = `select 1 from entry where user_id = ? and work_id = ? and status not in (${ended})`;

/** Checks that exactly the confirmed content is sent. @throws UserErrors NOT_CONFIRMED */
function confirmed(draft: EntryDraft | null, { draftVersion }: Input): EntryDraft {
  if (!draft || draft.confirmedVersion === null || draft.confirmedVersion === undefined) throw userError("NOT_CONFIRMED", ["draftVersion"]);
  if (draft.version !== draftVersion || draft.confirmedVersion !== draftVersion) throw userError("NOT_CONFIRMED", ["draftVersion"]);
  return draft;
}

async function write(ctx: Ctx, em: EntityManager, userId: string, input: Input): Promise<{ entry: Entry; event: DomainEvent }> {
  const now = ctx.now();
  const [{ work, company }, open, found, readers] = await Promise.all([
    findApplyableWork(em, { id: input.workId, now, userId }),
    readTogether<object>(em, { text: openEntry, values: [userId, input.workId], prepared: true }),
    lockDraft(em, { user: userId, work: input.workId }),
    readMailReaders(em, { user: { text: "?::uuid", values: [userId] }, company: { text: companyOf, values: [input.workId] } }),
  ]);
  if (open.length > 0) throw userError("ALREADY_APPLIED", ["workId"]);
  const draft = confirmed(found, input);
  const entry = em.create(Entry, {
    id: newId(),
    user: userId,
    work,
    company,
    message: draft.message,
    answers: draft.answers,
    resume: draft.resume ?? null,
    consentVersion,
    consentedAt: now,
    operationId: input.operationId,
    movedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  em.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", actorId: userId, at: now });
  const event = ctx.hooks.entrySubmitted(em, { entryId: entry.id, message: draft.message, now });
  em.remove(draft);
  tellOfNewEntry(ctx, em, { entry, work, readers });
  await flushTogether(em, [{ text: "update work set entry_count = entry_count + 1 where id = ? returning 1", values: [work.id] }]);
  return { entry, event };
}

/**
 * Sends the confirmed draft as an application. One open application for a seeker and a work, whatever happens at the same time.
 * @throws UserErrors CONSENT_REQUIRED, NOT_CONFIRMED, ALREADY_APPLIED, WORK_NOT_OPEN, OPERATION_CONFLICT, RATE_LIMITED
 */
export async function submitEntry(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { userId } = requireSeeker(ctx);
  const values = parse(schema, input);
  if (!values.consent) throw userError("CONSENT_REQUIRED", ["consent"]);
  const act = async () => {
    try {
      const { entry, event } = await runInTransaction(ctx.em, (em) => write(ctx, em, userId, values));
      ctx.publish(event);
      return entry;
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? userError("ALREADY_APPLIED", ["workId"]) : error;
    }
  };
  const limits = [{ name: "apply", value: userId }] as const;
  return once(ctx, { operationId: values.operationId, doneIn: "entry", limits, find: () => findDone(ctx, userId, values), act });
}
