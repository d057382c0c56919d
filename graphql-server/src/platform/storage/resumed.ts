import { Readable } from "node:stream";
import type { ByteSpan } from "./file-store.ts";

/** Cuts in a row, without a byte between them, after which a read is given up. */
const mostCuts = 3;

interface Reading {
  /** The bytes that are wanted. */
  span: ByteSpan;
  /** The answer to the first request. */
  first: Readable;
  /** Asks again for what is left. */
  reopen(span: ByteSpan): Promise<Readable>;
  told(error: unknown): Error;
}

/** The bytes of a span over connections that may be cut: what has come is not asked for again. */
export function resumed({ span, first, reopen, told }: Reading): Readable {
  let body: Readable | undefined = first;
  async function* pieces(): AsyncGenerator<Buffer> {
    let { start } = span;
    for (let cuts = 0; start <= span.end; ) {
      try {
        body ??= await reopen({ start, end: span.end });
        for await (const chunk of body) {
          const piece = Buffer.from(chunk);
          start += piece.length;
          cuts = 0;
          yield piece;
        }
        if (start > span.end) return;
        throw new Error("The answer ended too early");
      } catch (error) {
        cuts += 1;
        if (cuts >= mostCuts) throw told(error);
        body = undefined;
      }
    }
  }
  // One that is closed before anything of it was read has begun nothing that could close the answer.
  return Readable.from(pieces(), { objectMode: false }).once("close", () => body?.destroy());
}
