import { z } from "zod";
import type { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { findItemRecording, findPlay, giveBackPlay, takePlay } from "../../modules/exam/recording/open-recording.ts";
import { notFound } from "../../shared/user-error.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "../rest-route.ts";
import { isOnlyHeaders, sendBody } from "./send-body.ts";

const linkQuery = z.object({
  exp: z.string().optional().meta({ description: "When the link ends; part of the signed link." }),
  sig: z.string().optional().meta({ description: "Signature; part of the signed link." }),
});

/** The whole sound, never in ranges: who asks for it plays it from memory. */
async function sendSound({ ctx, request, response }: RestCall, file: Attachment): Promise<RestAnswer> {
  const stored = await ctx.storage.get(file.storageKey, { sha256: file.sha256 });
  if (!stored) throw notFound();
  response.set({
    "Content-Type": file.mimeType,
    "Content-Length": String(stored.byteSize),
    "Content-Disposition": "inline",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  return sendBody({ request, response }, stored.stream);
}

/** GET /api/exam_recordings/{id}: one play, sent once. */
export const examRecording = described(
  {
    summary: "The sound of one play that `playExamRecording` counted. The link opens once, for whom it was made, within 90 seconds.",
    query: linkQuery,
    response: fileOf("audio/mp4", "audio/wav"),
  },
  async (call) => {
    const { ctx, params, query } = call;
    const id = params["id"] ?? "";
    const file = await findPlay(ctx, { id, exp: query["exp"], sig: query["sig"] });
    if (!file) throw notFound();
    if (isOnlyHeaders(call)) return sendSound(call, file);
    if (!(await takePlay(ctx, id))) throw notFound();
    try {
      return await sendSound(call, file);
    } catch (error) {
      await giveBackPlay(ctx, id);
      throw error;
    }
  },
);

/** GET /api/admin/test/recording/{id}. */
export const itemRecording = described(
  { summary: "The recording of an item of the bank.", response: fileOf("audio/mp4", "audio/wav") },
  async (call) => {
    const file = await findItemRecording(call.ctx, call.params["id"] ?? "");
    if (!file) throw notFound();
    return sendSound(call, file);
  },
);
