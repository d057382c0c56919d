// Reads Japanese off the main thread: 1,000 characters take some 15 ms. Only erasable types here: Node strips them itself when this file
// is started from source.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createAnnotator } from "./annotate.ts";
import type { FuriganaAnswer, FuriganaQuestion, FuriganaReply, FuriganaRequest } from "./furigana-messages.ts";
import { createTokenizer } from "./morphemes.ts";

// On Linux this is the priority of this thread alone: answers to readers go first.
setPriority(10);
const tokenize = createTokenizer();
const annotate = createAnnotator(tokenize);

/** A text that cannot be read stays as it is: it must not hold up the others. */
function answerSafely({ wants, ...request }: FuriganaQuestion): FuriganaAnswer {
  try {
    if (wants === "READINGS") return { ruby: annotate(request), words: [] };
    return { ruby: [], words: tokenize(request.text).map(({ start, surface, base }) => ({ start, surface, base })) };
  } catch {
    return { ruby: [request.text], words: [] };
  }
}

parentPort?.on("message", ({ id, texts }: FuriganaRequest) => {
  const reply: FuriganaReply = { id, answers: texts.map(answerSafely) };
  parentPort?.postMessage(reply);
});
