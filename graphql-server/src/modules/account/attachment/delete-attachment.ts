import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { Attachment } from "./attachment.entity.ts";

const schema = z.strictObject({ id: z.string() });

/** Deletes one of the seeker's files, unless an open application carries it. @throws UserErrors NOT_FOUND, FILE_IN_USE */
export async function deleteAttachment(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  const { userId } = requireSeeker(ctx);
  const { id } = parse(schema, input);
  const key = await runInTransaction(ctx.em, async (em) => {
    const file = isId(id) ? await em.findOne(Attachment, { id, ownerKind: "SEEKER", ownerId: userId }) : null;
    if (!file) throw notFound();
    if (await ctx.hooks.isAttachmentInUse(em, id)) throw userError("FILE_IN_USE", ["id"]);
    em.remove(file);
    await em.flush();
    return file.storageKey;
  });
  await ctx.storage.delete(key);
  return id;
}
