import type { Ctx } from "../../../shared/ctx.ts";

const lifetimeMs = 5 * 60 * 1_000;
const purpose = "movie";

export const movieParts = ["video", "poster", "captions", "captions-en"] as const;
export type MoviePart = (typeof movieParts)[number];

interface Part {
  id: string;
  part: MoviePart;
}

/** What is signed, for exactly this viewer: an address that is passed on opens nothing. */
function signedValue({ viewer }: Ctx, { id, part }: Part, expires: string): string {
  return [id, part, viewer.seeker?.userId ?? "", viewer.admin?.adminId ?? "", expires].join(":");
}

/** An address of a part of a movie for this viewer only, good for five minutes. */
export function signedMovieUrl(ctx: Ctx, part: Part): { url: string; expiresAt: Date } {
  const expiresAt = new Date(ctx.now().getTime() + lifetimeMs);
  const exp = String(expiresAt.getTime());
  return { url: `${openMovieUrl(part)}?${new URLSearchParams({ exp, sig: ctx.sign(purpose, signedValue(ctx, part, exp)) })}`, expiresAt };
}

/** The address of a part that everyone may open. */
export function openMovieUrl({ id, part }: Part): string {
  return `/api/movies/${id}/${part}`;
}

/** True for an address that was made for this viewer and is not over. */
export function isLawfulMovieLink(ctx: Ctx, link: Part & { exp: string | undefined; sig: string | undefined }): boolean {
  if (!link.exp || !link.sig || !(Number(link.exp) >= ctx.now().getTime())) return false;
  return ctx.isSigned(purpose, signedValue(ctx, link, link.exp), link.sig);
}
