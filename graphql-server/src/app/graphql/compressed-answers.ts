import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { RequestHandler } from "express";
import Negotiator from "negotiator";

/** Bytes from which an answer is worth compressing: a smaller one fits one packet anyway. */
const worthCompressing = 1_024;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const [zstd, brotli, gzipped] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

interface Encoding {
  name: string;
  compress: Compress;
}

/** The encodings by how much they save for what they cost; quick levels, as each answer is made for one moment. */
const encodings: readonly Encoding[] = [
  { name: "zstd", compress: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }) },
  { name: "br", compress: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: "gzip", compress: (bytes) => gzipped(bytes, { level: 4 }) },
];

const accepted = new Map<string, Encoding | undefined>();
/** Browsers send a handful of different headers. */
const mostAccepted = 100;

/** The encoding for an Accept-Encoding header. */
function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (accepted.has(header)) return accepted.get(header);
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const encoding = encodings.find(({ name }) => negotiator.encodings([name])[0] === name);
  if (accepted.size >= mostAccepted) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}

const begun = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();
const done = new WeakMap<Buffer, Map<string, Buffer>>();

/** The bytes compressed; those that many are given are compressed once. */
function compressedOnce(bytes: Buffer, { name, compress }: Encoding): Promise<Buffer> {
  const known = begun.get(bytes)?.get(name);
  if (known) return known;
  const made = compress(bytes);
  begun.set(bytes, (begun.get(bytes) ?? new Map<string, Promise<Buffer>>()).set(name, made));
  const keep = (body: Buffer) => void done.set(bytes, (done.get(bytes) ?? new Map<string, Buffer>()).set(name, body));
  made.then(keep, () => undefined);
  return made;
}

/** The bytes as they are sent to whoever accepts this, and in which encoding; undefined while they have yet to be compressed for that. */
export function readyToSend(bytes: Buffer, acceptEncoding: string | undefined): { body: Buffer; encoding?: string } | undefined {
  const encoding = bytes.length < worthCompressing ? undefined : encodingFor(acceptEncoding);
  if (!encoding) return { body: bytes };
  const body = done.get(bytes)?.get(encoding.name);
  return body && { body, encoding: encoding.name };
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
    const encoding = encodingFor(request.headers["accept-encoding"]);
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
