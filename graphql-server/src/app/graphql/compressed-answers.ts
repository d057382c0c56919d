import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { RequestHandler } from "express";

/** Bytes from which an answer is worth compressing: a smaller one fits one packet anyway. */
const worthCompressing = 1_024;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const [zstd, brotli, gzipped] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

/** The encodings by how much they save for what they cost; quick levels, as each answer is made for one moment. */
const encodings: readonly { name: string; compress: Compress }[] = [
  { name: "zstd", compress: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }) },
  { name: "br", compress: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: "gzip", compress: (bytes) => gzipped(bytes, { level: 4 }) },
];

const made = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

/** The bytes compressed; those that many are given are compressed once. */
function compressedOnce(bytes: Buffer, { name, compress }: (typeof encodings)[number]): Promise<Buffer> {
  const known = made.get(bytes) ?? new Map<string, Promise<Buffer>>();
  made.set(bytes, known);
  const kept = known.get(name) ?? compress(bytes);
  known.set(name, kept);
  return kept;
}

function bytesOf(body: unknown): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body;
  return typeof body === "string" ? Buffer.from(body) : undefined;
}

/** Compresses answers that are sent whole, off the event loop, for clients that read it. */
export const compressedAnswers: RequestHandler = (request, response, next) => {
  const end: unknown = Reflect.get(response, "end");
  if (typeof end !== "function") return next();
  response.vary("Accept-Encoding");
  Reflect.set(response, "end", (...given: unknown[]): unknown => {
    const bytes = bytesOf(given[0]);
    const isPlain = !response.headersSent && !response.hasHeader("Content-Encoding");
    const encoding = encodings.find(({ name }) => request.acceptsEncodings(name) === name);
    if (!bytes || bytes.length < worthCompressing || !isPlain || !encoding) return Reflect.apply(end, response, given);
    const send = (body: Buffer, headers: Readonly<Record<string, string | number>>) => {
      // On a machine that stands still the deadline may have answered meanwhile: a second answer would end the process.
      if (response.headersSent) return;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      Reflect.apply(end, response, [body]);
    };
    compressedOnce(bytes, encoding).then(
      (body) => send(body, { "Content-Encoding": encoding.name, "Content-Length": body.length }),
      () => send(bytes, {}),
    );
    return response;
  });
  next();
};
