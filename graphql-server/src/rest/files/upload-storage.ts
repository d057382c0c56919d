import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { largestFilm } from "../../modules/exam/movie/store-film.ts";
import { largestRecording } from "../../modules/exam/recording/store-recording.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";
import { isOpenTo } from "../../shared/viewer/audience.ts";

/** Largest file of every purpose but a film and a recording. */
export const largestFile = 10 * 1024 * 1024;
/** Lists of practice items may be long texts; films are longer than all. */
export const largestUpload = largestFilm;

/** A file as it was received: small ones as bytes, films in the store already. */
export interface Received {
  fileName: string;
  bytes?: Buffer;
  film?: { key: string; byteSize: number; sha256: string };
}

async function* atMost(largest: number, stream: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  // The form's reader takes a destroyed stream for a broken form, and would tell that instead of what happened here.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largest) throw userError(largest === largestFilm ? "FILM_TOO_LARGE" : "FILE_TOO_LARGE", ["file"]);
    yield bytes;
  }
}

/** The fields that came before a file, and on whose behalf it comes. */
interface Sender {
  ctx: Ctx;
  fields: Readonly<Record<string, string>>;
}

/** Largest file of what is sent: editors' films and recordings may be larger than other files. */
export function largestOf(sender: Sender): number {
  if (isFilm(sender)) return largestFilm;
  const isRecording = sender.fields["purpose"] === "RECORDING" && isOpenTo(["ADMIN_EDITOR"], sender.ctx.viewer);
  return isRecording ? largestRecording : largestFile;
}

/** True for the film of an editor, which may be larger than other files and goes to the store while it comes. */
export function isFilm({ ctx, fields }: Sender): boolean {
  return fields["purpose"] === "MOVIE" && isOpenTo(["ADMIN_EDITOR"], ctx.viewer);
}

/** Takes a file in as it comes; what is no film stays in memory. @throws UserErrors FILE_TOO_LARGE, FILM_TOO_LARGE */
export async function receive(sender: Sender, { fileName, stream }: { fileName: string; stream: Readable }): Promise<Received> {
  if (!isFilm(sender)) return { fileName, bytes: await buffer(atMost(largestOf(sender), stream)) };
  return { fileName, film: await sender.ctx.storage.put(Readable.from(atMost(largestFilm, stream))) };
}
