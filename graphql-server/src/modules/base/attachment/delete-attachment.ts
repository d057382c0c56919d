import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { requireApplicant } from "../../entry/entry/entry.policy.ts";
import { endedEntryStatuses } from "../../entry/entry/entry.vocabulary.ts";
import { Attachment } from "./attachment.entity.ts";

const schema = z.strictObject({ id: z.string() });

/** Deletes one of the seeker's files, unless an open application carries it. @throws UserErrors NOT_FOUND, FILE_IN_USE */
export async function deleteAttachment(ctx: Ctx, input: unknown): Promise<string> {
  const { userId } = requireApplicant(ctx);
  const { id } = parse(schema, input);
  const key = await runInTransaction(ctx.em, async (em) => {
    const file = isId(id) ? await em.findOne(Attachment, { id, ownerKind: "SEEKER", ownerId: userId }) : null;
    if (!file) throw notFound();
    const used = await em.count(Entry, { resume: id, status: { $nin: [...endedEntryStatuses] } });
    if (used > 0) throw userError("FILE_IN_USE", ["id"]);
    em.remove(file);
    await em.flush();
    return file.storageKey;
  });
  await ctx.storage.delete(key);
  return id;
}
