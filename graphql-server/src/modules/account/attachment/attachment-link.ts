import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "../../../shared/ctx.ts";

const lifetimeMs = 5 * 60 * 1_000;
const purpose = "attachment";

/** Signs for exactly these sessions: a link passed on to somebody else opens nothing. */
function signature({ sign, viewer }: Ctx, id: string, expires: string): string {
  const viewers = [viewer.seeker?.userId ?? "", viewer.company?.memberId ?? "", viewer.admin?.adminId ?? ""];
  return sign(purpose, [id, ...viewers, expires].join(":"));
}

/** An address of the file for this viewer only, good for five minutes. */
export function attachmentUrl(ctx: Ctx, id: string): string {
  const exp = String(ctx.now().getTime() + lifetimeMs);
  return `/api/files/${id}?${new URLSearchParams({ exp, sig: signature(ctx, id, exp) })}`;
}

/** True for a link that was made for this viewer and has not expired. */
export function isLawfulLink(ctx: Ctx, link: { id: string; exp: string | undefined; sig: string | undefined }): boolean {
  if (!link.exp || !link.sig || !(Number(link.exp) >= ctx.now().getTime())) return false;
  const expected = Buffer.from(signature(ctx, link.id, link.exp));
  const given = Buffer.from(link.sig);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
