import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { fillRuby } from "../../base/reading/fill-ruby.ts";
import type { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import { rubySources } from "../../base/reading/ruby-sources.ts";
import { listReadings, readingSchema, writeReading } from "../../base/reading/set-reading.ts";
import { messageContains } from "../../message/message/message.search-index.ts";
import { workRubySource } from "../../work/field/work-ruby-source.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { requireWriter } from "../../work/posting/work.policy.ts";

const schema = z.strictObject({ workId: z.string().nullish(), ...readingSchema });

/** The work when one is named, else the whole company. @throws UserErrors NOT_FOUND */
async function ownerOf(em: EntityManager, companyId: string, workId: string | null | undefined) {
  if (!workId) return { ownerKind: "COMPANY" as const, ownerId: companyId };
  const work = isId(workId) ? await em.findOne(Work, { id: workId, company: companyId }, { fields: ["id"] }) : null;
  if (!work) throw notFound(["workId"]);
  return { ownerKind: "WORK" as const, ownerId: work.id };
}

/** Clears the readings that the correction may change, so that they are computed again. */
async function forgetRuby(em: EntityManager, companyId: string, target: { workId: string | undefined; word: string }): Promise<void> {
  if (target.workId) {
    await em.execute("update work set ruby = null where id = ?", [target.workId]);
    return;
  }
  await em.execute("update company set ruby = null where id = ?", [companyId]);
  await em.execute("update work set ruby = null where company_id = ?", [companyId]);
  const { text, values } = messageContains("m.search_tokens", target.word);
  await em.execute(
    `update message m set ruby = null from conversation c
    where c.id = m.conversation_id and c.company_id = ? and (${text} or m.search_key is null or m.search_key = '')`,
    [companyId, ...values],
  );
}

/**
 * Sets how a word is read in one work of the member's company or in all of its texts; an empty reading takes it back. The work or the
 * company is read again at once, the rest in the background.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, READING_LIMIT
 */
export async function setCompanyReading(ctx: Ctx, input: z.input<typeof schema>): Promise<ReadingCorrection[]> {
  const { companyId } = requireWriter(ctx);
  const { workId, word, reading } = parse(schema, input);
  const owner = await runInTransaction(ctx.em, async (em) => {
    const found = await ownerOf(em, companyId, workId);
    await writeReading(em, { owner: found, word, reading, now: ctx.now() });
    await forgetRuby(em, companyId, { workId: found.ownerKind === "WORK" ? found.ownerId : undefined, word });
    return found;
  });
  const source = owner.ownerKind === "WORK" ? workRubySource : rubySources.company;
  await fillRuby(ctx.em, ctx.furigana, { source, limit: 1, id: owner.ownerId });
  return listReadings(ctx.em, owner.ownerId);
}

/** Lists the readings that the member's company has set for a work, or for all of its texts. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function listCompanyReadings(ctx: Ctx, workId: string | null | undefined): Promise<ReadingCorrection[]> {
  const companyId = ctx.viewer.company?.companyId;
  if (!companyId) throw userError("FORBIDDEN");
  return listReadings(ctx.em, (await ownerOf(ctx.em, companyId, workId)).ownerId);
}
