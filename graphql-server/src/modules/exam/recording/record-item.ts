import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { readLength } from "../movie/film-facts.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  /** Null takes the recording away. */
  fileId: z.string().nullable(),
  /** The editor has heard it: every line of the script, by the speakers that are marked there. */
  isFaithful: z.boolean(),
});

async function findFile(em: EntityManager, id: string): Promise<Attachment> {
  const file = isId(id) ? await em.findOne(Attachment, { id, ownerKind: "ADMIN", purpose: "RECORDING", state: "CLEAN" }) : null;
  if (!file) throw notFound(["fileId"]);
  return file;
}

/** The file that goes with the recording it was of. @returns its place in the store */
async function forget(em: EntityManager, item: ExamItem): Promise<string | undefined> {
  const before = item.recording && (await em.findOne(Attachment, { id: item.recording.id }));
  em.assign(item, { recording: null, recordingKind: null, recordingMs: null });
  if (!before) return undefined;
  em.remove(before);
  return before.storageKey;
}

/**
 * Gives a listening item its recording, or takes it away; an item without one is in no sitting. Sittings under way that were shown the item hear the new one.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, INVALID when it is no listening item with a script or was not heard, FILE_DAMAGED
 */
export async function recordItem(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamItem> {
  const { adminId, sessionId } = requireEditor(ctx);
  const { id, version, fileId, isFaithful } = parse(schema, input);
  const { item, forgotten } = await runInTransaction(ctx.em, async (em) => {
    const item = isId(id) ? await em.findOne(ExamItem, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!item) throw notFound();
    if (item.version !== version) throw userError("STALE_VERSION", ["version"]);
    if (item.skill !== "LISTENING" || !item.script) throw userError("INVALID", ["id"]);
    if (fileId !== null && !isFaithful) throw userError("INVALID", ["isFaithful"]);
    const forgotten = item.recording?.id === fileId ? undefined : await forget(em, item);
    if (fileId !== null) {
      const file = await findFile(em, fileId);
      const recordingMs = await readLength(ctx.storage, { key: file.storageKey, byteSize: file.byteSize });
      em.assign(item, { recording: file, recordingKind: "VOICE", recordingMs });
    }
    em.assign(item, { updatedAt: ctx.now() });
    const actor = { kind: "ADMIN" as const, id: adminId, sessionId };
    const detail = { code: item.code, kind: item.recordingKind ?? "NONE" };
    recordAudit(ctx, em, { action: "testItem.record", objectType: "TestItem", objectId: id, actor, detail });
    await em.flush();
    await em.populate(item, ["test"]);
    return { item, forgotten };
  });
  if (forgotten) await ctx.storage.delete(forgotten);
  return item;
}
