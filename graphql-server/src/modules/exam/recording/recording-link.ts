import type { Ctx } from "../../../shared/ctx.ts";

/** A page that asked for a play fetches it at once. */
const lifetimeMs = 90_000;
const purpose = "exam-recording";

/** What is signed, for exactly this seeker: an address that is passed on opens nothing. */
function signedValue({ viewer }: Ctx, id: string, expires: string): string {
  return [id, viewer.seeker?.userId ?? "", expires].join(":");
}

/** The address of one play, good for one and a half minutes. */
export function recordingUrl(ctx: Ctx, playId: string): string {
  const exp = String(ctx.now().getTime() + lifetimeMs);
  return `/api/exam_recordings/${playId}?${new URLSearchParams({ exp, sig: ctx.sign(purpose, signedValue(ctx, playId, exp)) })}`;
}

/** True for an address that was made for this seeker and is not over. */
export function isLawfulRecordingLink(
  ctx: Ctx,
  { id, exp, sig }: { id: string; exp: string | undefined; sig: string | undefined },
): boolean {
  if (!exp || !sig || !(Number(exp) >= ctx.now().getTime())) return false;
  return ctx.isSigned(purpose, signedValue(ctx, id, exp), sig);
}
