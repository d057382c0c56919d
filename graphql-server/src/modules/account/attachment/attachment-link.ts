import type { Ctx } from "../../../shared/ctx.ts";

const lifetimeMs = 5 * 60 * 1_000;
const purpose = "attachment";

type Signing = Pick<Ctx, "viewer" | "now" | "sign" | "isSigned">;

/** What is signed, for exactly these sessions: a link passed on to somebody else opens nothing. */
function signedValue({ viewer }: Pick<Ctx, "viewer">, id: string, expires: string): string {
  const viewers = [viewer.seeker?.userId ?? "", viewer.company?.memberId ?? "", viewer.admin?.adminId ?? ""];
  return [id, ...viewers, expires].join(":");
}

/** An address of the file for this viewer only, good for five minutes. */
export function attachmentUrl(ctx: Signing, id: string): string {
  const exp = String(ctx.now().getTime() + lifetimeMs);
  return `/api/files/${id}?${new URLSearchParams({ exp, sig: ctx.sign(purpose, signedValue(ctx, id, exp)) })}`;
}

/** True for a link that was made for this viewer and has not expired. */
export function isLawfulLink(ctx: Signing, link: { id: string; exp: string | undefined; sig: string | undefined }): boolean {
  if (!link.exp || !link.sig || !(Number(link.exp) >= ctx.now().getTime())) return false;
  return ctx.isSigned(purpose, signedValue(ctx, link.id, link.exp), link.sig);
}
