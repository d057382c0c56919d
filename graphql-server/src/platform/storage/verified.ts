import { createHash } from "node:crypto";
import { Readable } from "node:stream";

/**
 * The stream, ended by an error instead of its last bytes when its content is not what was stored: whoever counts the bytes, as a browser
 * does, never takes an altered file for a whole one.
 */
export function verified(stream: Readable, sha256: string, altered: () => Error): Readable {
  async function* checked(): AsyncGenerator<Buffer> {
    const hash = createHash("sha256");
    let held: Buffer | undefined;
    for await (const chunk of stream) {
      if (held) yield held;
      held = Buffer.from(chunk);
      hash.update(held);
    }
    if (hash.digest("hex") !== sha256) throw altered();
    if (held) yield held;
  }
  // One that is closed before anything of it was read has begun nothing that could close the other.
  return Readable.from(checked(), { objectMode: false }).once("close", () => stream.destroy());
}
