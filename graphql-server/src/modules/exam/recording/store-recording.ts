import { fileTypeFromBuffer } from "file-type";
import { type LeveledRecording, levelRecording, type RecordingProblem } from "../../../platform/audio/level-recording.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import type { ErrorCode } from "../../../shared/messages/error-code.ts";
import { userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { wrongType } from "../../account/attachment/checked-content.ts";

/** Largest recording as it comes, in bytes: five minutes without compression. */
export const largestRecording = 60 * 1024 * 1024;

const kinds: Readonly<Record<string, readonly string[]>> = {
  "audio/wav": ["wav"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a", "mp4"],
  "audio/x-m4a": ["m4a", "mp4"],
  "video/mp4": ["m4a"],
  "audio/aac": ["aac"],
  "audio/ogg": ["ogg", "oga"],
  "audio/opus": ["opus", "ogg"],
  "audio/ogg; codecs=opus": ["opus", "ogg", "oga"],
  "audio/flac": ["flac"],
  "video/webm": ["webm", "weba"],
  "audio/webm": ["webm", "weba"],
};
const names = "WAV, MP3, M4A, AAC, Ogg, Opus, FLAC, WebM";

const problems: Readonly<Record<RecordingProblem, ErrorCode>> = {
  DAMAGED: "FILE_DAMAGED",
  SILENT: "RECORDING_SILENT",
  CLIPPED: "RECORDING_CLIPPED",
  TOO_SHORT: "RECORDING_TOO_SHORT",
  TOO_LONG: "RECORDING_TOO_LONG",
  NO_TOOL: "RECORDING_NO_TOOL",
};

interface Received {
  fileName: string;
  bytes: Buffer;
}

/** Types by content: the name must say the same. @throws UserErrors FILE_TYPE_NOT_ALLOWED */
async function checkType({ fileName, bytes }: Received): Promise<void> {
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  const extension = fileName.toLowerCase().split(".").at(-1) ?? "";
  if (!kinds[found]?.includes(extension)) throw wrongType(names);
}

/** Only the stem of the name is kept: what is stored is another format. */
function shownName(fileName: string): string {
  const base = fileName
    .normalize("NFC")
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
  return `${base.replace(/\.[^.]*$/, "").slice(0, 200) || "recording"}.m4a`;
}

async function keep(ctx: Ctx, fileName: string, { bytes, mimeType }: LeveledRecording, adminId: string): Promise<Attachment> {
  const { key, byteSize, sha256 } = await ctx.storage.put(bytes);
  try {
    const facts = { fileName: shownName(fileName), mimeType, byteSize, sha256, storageKey: key, state: "CLEAN" as const };
    const owner = { ownerKind: "ADMIN" as const, ownerId: adminId, purpose: "RECORDING" as const };
    const file = ctx.em.create(Attachment, { id: newId(), ...owner, ...facts, createdAt: ctx.now() });
    await ctx.em.flush();
    return file;
  } catch (error) {
    await ctx.storage.delete(key);
    throw error;
  }
}

/**
 * Keeps a recording of voices, as loud as all others and in a format that every browser plays. What is silent, too loud for its microphone, shorter than a second or longer
 * than five minutes is refused.
 * @throws UserErrors FORBIDDEN, RATE_LIMITED, FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED, RECORDING_SILENT, RECORDING_CLIPPED, RECORDING_TOO_SHORT,
 * RECORDING_TOO_LONG, RECORDING_NO_TOOL
 */
export async function storeRecording(ctx: Ctx, received: Received): Promise<Attachment> {
  const { adminId } = requireEditor(ctx);
  await enforceLimit(ctx, "upload", adminId);
  await checkType(received);
  const leveled = await levelRecording(received.bytes);
  if (typeof leveled === "string") throw userError(problems[leveled], ["file"]);
  return keep(ctx, received.fileName, leveled, adminId);
}
