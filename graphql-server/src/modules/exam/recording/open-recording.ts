import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { isLawfulRecordingLink } from "./recording-link.ts";
import { RecordingPlay } from "./recording-play.entity.ts";

interface Wanted {
  id: string;
  exp: string | undefined;
  sig: string | undefined;
}

async function fileOfItem(ctx: Ctx, where: object): Promise<Attachment | undefined> {
  const item = await ctx.em.findOne(ExamItem, where, { fields: ["id", "recording"] });
  return item?.recording ? loader(ctx, attachmentById).load(item.recording.id) : undefined;
}

/** What is sent for the address of a play; undefined when it is not the viewer's, over, or was used. */
export async function findPlay(ctx: Ctx, wanted: Wanted): Promise<Attachment | undefined> {
  if (!ctx.viewer.seeker || !isId(wanted.id) || !isLawfulRecordingLink(ctx, wanted)) return undefined;
  const play = await ctx.em.findOne(RecordingPlay, { id: wanted.id, takenAt: null }, { populate: ["response"] });
  return play ? fileOfItem(ctx, { id: play.response.getEntity().item.id }) : undefined;
}

/** Uses the address up for this one sending. @returns false when another request did */
export async function takePlay(ctx: Ctx, id: string): Promise<boolean> {
  return (await ctx.em.nativeUpdate(RecordingPlay, { id, takenAt: null }, { takenAt: ctx.now() })) === 1;
}

/** Gives the address back where the connection broke: the play was counted, and its sound may be fetched again. */
export async function giveBackPlay(ctx: Ctx, id: string): Promise<void> {
  await ctx.em.nativeUpdate(RecordingPlay, { id }, { takenAt: null });
}

/** The recording of an item, for editors. @throws UserErrors FORBIDDEN */
export async function findItemRecording(ctx: Ctx, itemId: string): Promise<Attachment | undefined> {
  requireEditor(ctx);
  return isId(itemId) ? fileOfItem(ctx, { id: itemId }) : undefined;
}
