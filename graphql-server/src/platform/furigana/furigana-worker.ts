// Reads Japanese off the main thread: 1,000 characters take some 15 ms. Only erasable types here: Node strips them itself when this file
// is started from source.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createAnnotator, type RubyRequest } from "./annotate.ts";
import type { FuriganaReply, FuriganaRequest } from "./furigana-messages.ts";
import { createTokenizer } from "./morphemes.ts";
import type { Ruby } from "./ruby.ts";

// On Linux this is the priority of this thread alone: answers to readers go first.
setPriority(10);
const annotate = createAnnotator(createTokenizer());

/** A text that cannot be read stays as it is: it must not hold up the others. */
function annotateSafely(request: RubyRequest): Ruby {
  try {
    return annotate(request);
  } catch {
    return [request.text];
  }
}

parentPort?.on("message", ({ id, texts }: FuriganaRequest) => {
  const reply: FuriganaReply = { id, rubies: texts.map(annotateSafely) };
  parentPort?.postMessage(reply);
});
