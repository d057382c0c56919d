import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { WrittenFile } from "./file-store.ts";

/** A source on its way into a store. */
export interface Measured {
  bytes: AsyncIterable<Buffer>;
  /** Size and hash of all that went through; ask once, at the end. */
  result(): WrittenFile;
  /** The way a failure of writing is told: as it came when the source broke off, else by `told`. */
  blame(error: unknown, told: (error: unknown) => Error): unknown;
}

/** Counts and hashes a source while it is read, and tells a source that broke off from a store that failed. */
export function measured(source: Readable | Buffer): Measured {
  const hash = createHash("sha256");
  let byteSize = 0;
  let broken: { error: unknown } | undefined;
  async function* guarded(): AsyncGenerator<Uint8Array | string> {
    try {
      yield* Buffer.isBuffer(source) ? [source] : source;
    } catch (error) {
      broken = { error };
      throw error;
    }
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of guarded()) {
      const piece = typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      byteSize += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  return {
    bytes: bytes(),
    result: () => ({ byteSize, sha256: hash.digest("hex") }),
    blame: (error, told) => (broken ? broken.error : told(error)),
  };
}

/** SHA-256 of a stream in hexadecimal. */
export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(Buffer.from(chunk));
  return hash.digest("hex");
}
