import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Request } from "express";
import type { StorageEngine } from "multer";
import { largestFilm } from "../../modules/exam/movie/store-film.ts";
import { isOpenTo } from "../../shared/audience.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";

/** Largest file of every purpose but a film. */
const largestFile = 10 * 1024 * 1024;
/** Lists of practice items may be long texts; films are longer than all. */
export const largestUpload = largestFilm;

/** A file as it was received: small ones as bytes, films in the store already. */
export interface Received {
  fileName: string;
  bytes?: Buffer;
  film?: { key: string; byteSize: number; sha256: string };
}

const contexts = new WeakMap<Request, Ctx>();
const received = new WeakMap<Request, Received>();
const failures = new WeakMap<Request, { error: unknown }>();

/** Tells the storage on whose behalf a form is read. */
export function receiveFor(request: Request, ctx: Ctx): void {
  contexts.set(request, ctx);
}

/** The file of a form that was read. */
export function receivedBy(request: Request): Received | undefined {
  return received.get(request);
}

/** The failure of taking the file of a form: a refusal, or a fault of ours. Undefined when the form itself was at fault. */
export function failureOf(request: Request): { error: unknown } | undefined {
  return failures.get(request);
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

/** A film of an editor goes to the store while it comes; everything else is small and stays in memory. Fields come before the file. */
async function receive(request: Request, file: Express.Multer.File): Promise<Partial<Express.Multer.File>> {
  const ctx = contexts.get(request);
  const fileName = file.originalname;
  const isFilm = request.body?.purpose === "MOVIE" && ctx !== undefined && isOpenTo(["ADMIN_EDITOR"], ctx.viewer);
  if (!isFilm) {
    const bytes = await buffer(atMost(largestFile, file.stream));
    received.set(request, { fileName, bytes });
    return { size: bytes.length };
  }
  const film = await ctx.storage.put(Readable.from(atMost(largestFilm, file.stream)));
  received.set(request, { fileName, film });
  return { size: film.byteSize };
}

async function forget(request: Request): Promise<void> {
  const film = received.get(request)?.film;
  received.delete(request);
  if (film) await contexts.get(request)?.storage.delete(film.key);
}

/** The storage that multer writes the files it reads to. */
export const uploadStorage: StorageEngine = {
  _handleFile(request, file, done) {
    receive(request, file).then(
      (info) => done(null, info),
      (error: unknown) => {
        if (!file.stream.errored) failures.set(request, { error });
        // Reads the rest of the upload to its end, so that the refusal can be answered.
        file.stream.resume();
        done(error);
      },
    );
  },
  _removeFile(request, _file, done) {
    forget(request).then(
      () => done(null),
      (error: unknown) => done(error instanceof Error ? error : new Error("Not removed")),
    );
  },
};
