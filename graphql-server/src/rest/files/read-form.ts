import busboy from "busboy";
import type { Request } from "express";
import type { Ctx } from "../../shared/ctx.ts";
import type { ErrorCode } from "../../shared/messages/error-code.ts";
import { userError } from "../../shared/user-error.ts";
import { isFilm, largestFile, largestOf, largestUpload, type Received, receive } from "./upload-storage.ts";

/** A form with one file. */
export interface Form {
  fields: Readonly<Record<string, string>>;
  file: Received | undefined;
}

const limits = { fileSize: largestUpload + 1, files: 1, fields: 4, parts: 6, fieldSize: 200, fieldNameSize: 50, headerPairs: 50 };

/** Bytes of a form besides its file: borders, heads, fields. */
const besides = 64 * 1024;

const badForm = () => userError("BAD_REQUEST", ["file"]);

function openParser(request: Request): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits });
  } catch {
    throw badForm();
  }
}

/**
 * Reads a form; the fields come before the file. What is wrong with it is told at once and the rest is not read: one that never ends is cut
 * at its limit. @throws UserErrors BAD_REQUEST, TOO_LARGE, FILE_TOO_LARGE, FILM_TOO_LARGE
 */
export function readForm(ctx: Ctx, request: Request): Promise<Form> {
  const parser = openParser(request);
  const fields: Record<string, string> = {};
  const read = Promise.withResolvers<Form>();
  let file: Promise<Received> | undefined;
  let left = largestFile + besides;
  let tooLarge: ErrorCode = "TOO_LARGE";

  function stop(error: unknown): void {
    request.off("data", count).off("close", breakOff).unpipe(parser);
    request.pause();
    parser.removeAllListeners("close").destroy();
    // A film that was stored before the form turned out wrong belongs to nobody.
    file?.then(({ film }) => film && ctx.storage.delete(film.key)).catch(() => undefined);
    read.reject(error);
  }
  function count(chunk: Buffer): void {
    left -= chunk.length;
    if (left < 0) stop(userError(tooLarge, ["file"]));
  }
  function breakOff(): void {
    if (!request.readableEnded) stop(badForm());
  }

  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) stop(badForm());
    else fields[name] = value;
  });
  parser.on("file", (name, stream, { filename }) => {
    stream.on("error", () => undefined);
    if (!filename) return void stream.resume();
    if (name !== "file") return stop(badForm());
    tooLarge = isFilm({ ctx, fields }) ? "FILM_TOO_LARGE" : "FILE_TOO_LARGE";
    left += largestOf({ ctx, fields }) - largestFile;
    file = receive({ ctx, fields }, { fileName: filename, stream });
    file.catch(stop);
  });
  for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(event, () => stop(badForm()));
  parser.on("error", () => stop(badForm()));
  parser.once("close", () => {
    request.off("data", count).off("close", breakOff);
    Promise.resolve(file).then((received) => read.resolve({ fields, file: received }), stop);
  });
  request.on("data", count).once("close", breakOff).pipe(parser);
  return read.promise;
}
