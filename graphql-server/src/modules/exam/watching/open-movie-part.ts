import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { Movie } from "../movie/movie.entity.ts";
import { findMovie, viewerMayPlay } from "../movie/movie.queries.ts";
import { isLawfulMovieLink, type MoviePart } from "./movie-link.ts";

interface Wanted {
  id: string;
  part: MoviePart;
  exp: string | undefined;
  sig: string | undefined;
}

export type OpenedPart = { kind: "FILE"; file: Attachment; isOpen: boolean } | { kind: "TEXT"; text: string; isOpen: boolean };

/**
 * Whether the viewer may open the part, and whether everyone may. Pictures and free movies are everyone's while they are published; a premium
 * one needs its signed address and, again, the licence; editors open everything by a signed address.
 */
async function rightTo(ctx: Ctx, wanted: Wanted): Promise<{ movie: Movie; isOpen: boolean } | undefined> {
  const isLawful = isLawfulMovieLink(ctx, wanted);
  if (isLawful && isOpenTo(["ADMIN_EDITOR"], ctx.viewer)) {
    const movie = isId(wanted.id) ? await ctx.em.findOne(Movie, { id: wanted.id }) : null;
    return movie ? { movie, isOpen: false } : undefined;
  }
  const movie = await findMovie(ctx, wanted.id);
  if (!movie) return undefined;
  if (wanted.part === "poster" || movie.access === "FREE") return { movie, isOpen: true };
  return isLawful && (await viewerMayPlay(ctx, movie)) ? { movie, isOpen: false } : undefined;
}

/** A file or the captions of a movie, if the viewer may open it. */
export async function openMoviePart(ctx: Ctx, wanted: Wanted): Promise<OpenedPart | undefined> {
  const right = await rightTo(ctx, wanted);
  if (!right) return undefined;
  const { movie, isOpen } = right;
  if (wanted.part === "captions" || wanted.part === "captions-en") {
    const text = wanted.part === "captions" ? movie.captions : movie.captionsEn;
    return text === "" ? undefined : { kind: "TEXT", text, isOpen };
  }
  const reference = wanted.part === "video" ? movie.file : movie.poster;
  const file = reference && (await loader(ctx, attachmentById).load(reference.id));
  return file ? { kind: "FILE", file, isOpen } : undefined;
}
