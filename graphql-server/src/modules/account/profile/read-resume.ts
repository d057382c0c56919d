import { z } from "zod";
import { OfficeError, readOffice } from "../../../platform/office/read-office.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { type ResumeFacts, readResumeText } from "./resume-text.ts";

const schema = z.strictObject({ fileId: z.string().refine(isId) });

/** Characters of a résumé; what is longer is read up to here. */
const longest = 60_000;

async function bytesOf(ctx: Ctx, file: Attachment): Promise<Uint8Array | null> {
  const stored = await ctx.storage.get(file.storageKey, file);
  if (!stored) return null;
  const pieces: Buffer[] = [];
  for await (const piece of stored.stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/**
 * What a résumé file of the signed-in seeker says beyond doubt, to be shown and confirmed: nothing is saved. Null for a file without text.
 * @throws UserErrors NOT_FOUND, RATE_LIMITED
 */
export async function readResume(ctx: Ctx, input: z.input<typeof schema>): Promise<ResumeFacts | null> {
  const { userId } = requireSeeker(ctx);
  const { fileId } = parse(schema, input);
  await enforceLimit(ctx, "upload", userId);
  const mine = { id: fileId, ownerKind: "SEEKER", ownerId: userId, purpose: "RESUME", state: "CLEAN" } as const;
  const file = await ctx.em.findOne(Attachment, mine);
  if (!file) throw notFound(["fileId"]);
  const bytes = file.mimeType === "application/pdf" ? await bytesOf(ctx, file) : null;
  if (!bytes) return null;
  try {
    const rows = await readOffice("PDF", new Uint8Array(bytes));
    const text = rows
      .map((cells) => cells.join("\t"))
      .join("\n")
      .slice(0, longest);
    return text.trim() === "" ? null : readResumeText(text, jstDate(ctx.now()));
  } catch (error) {
    if (error instanceof OfficeError) return null;
    throw error;
  }
}
