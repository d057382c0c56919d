import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { largestFilm } from "../../modules/exam/movie/store-film.ts";
import { isOpenTo } from "../../shared/audience.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";

/** Largest file of every purpose but a film. */
export const largestFile = 10 * 1024 * 1024;
/** Lists of practice items may be long texts; films are longer than all. */
export const largestUpload = largestFilm;

/** A file as it was received: small ones as bytes, films in the store already. */
export interface Received {
  fileName: string;
  bytes?: Buffer;
  film?: { key: string; byteSize: number; sha256: string };
}

async function* measured(stream: Readable, hash: ReturnType<typeof createHash>, largest: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largest) throw userError(largest === largestFilm ? "FILM_TOO_LARGE" : "FILE_TOO_LARGE", ["file"]);
    hash.update(bytes);
    yield bytes;
  }
}

/** The fields that came before a file, and on whose behalf it comes. */
interface Sender {
  ctx: Ctx;
  fields: Readonly<Record<string, string>>;
}

/** True for the film of an editor, which may be larger than other files and goes to the store while it comes. */
export function isFilm({ ctx, fields }: Sender): boolean {
  return fields["purpose"] === "MOVIE" && isOpenTo(["ADMIN_EDITOR"], ctx.viewer);
}

/** Takes a file in as it comes; what is no film is small and stays in memory. @throws UserErrors FILE_TOO_LARGE, FILM_TOO_LARGE */
export async function receive(sender: Sender, { fileName, stream }: { fileName: string; stream: Readable }): Promise<Received> {
  const hash = createHash("sha256");
  if (!isFilm(sender)) return { fileName, bytes: await buffer(measured(stream, hash, largestFile)) };
  const stored = await sender.ctx.storage.put(Readable.from(measured(stream, hash, largestFilm)));
  return { fileName, film: { ...stored, sha256: hash.digest("hex") } };
}
