import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { openMovieUrl, signedMovieUrl } from "../watching/movie-link.ts";
import { readVtt } from "./captions.ts";
import type { Movie } from "./movie.entity.ts";
import { captionRubyByMovie } from "./movie.loaders.ts";

/** Another file has another address, so that nothing old is taken from a cache. */
function versioned(url: string, version: string): string {
  return `${url}?v=${version.slice(-12)}`;
}

/** The address of a movie's picture. */
export function posterUrlOf({ id, poster }: Movie): string | null {
  return poster ? versioned(openMovieUrl({ id, part: "poster" }), poster.id) : null;
}

/** Addresses to play a movie from: open ones, or signed for this viewer; null without a file. The caller has checked the right to play. */
export async function sourceOf(ctx: Ctx, movie: Movie, signed = movie.access === "PREMIUM") {
  const { id, captions, captionsEn } = movie;
  const file = movie.file ? await loader(ctx, attachmentById).load(movie.file.id) : undefined;
  if (!file) return null;
  const video = signed ? signedMovieUrl(ctx, { id, part: "video" }) : undefined;
  const urlOf = (part: "captions" | "captions-en") =>
    signed ? signedMovieUrl(ctx, { id, part }).url : versioned(openMovieUrl({ id, part }), `v${movie.version}`);
  return {
    videoUrl: video?.url ?? versioned(openMovieUrl({ id, part: "video" }), file.id),
    captionsUrl: captions === "" ? null : urlOf("captions"),
    captionsEnUrl: captionsEn === "" ? null : urlOf("captions-en"),
    mimeType: file.mimeType,
    expiresAt: video?.expiresAt ?? null,
  };
}

/** The captions with their readings. */
export async function cuesOf(ctx: Ctx, { id, captions }: Pick<Movie, "id" | "captions">) {
  const { cues } = readVtt(captions);
  const ruby = cues.length > 0 ? await loader(ctx, captionRubyByMovie).load(id) : null;
  return cues.map((cue, index) => ({ ...cue, ruby: ruby?.[index] ?? null }));
}
