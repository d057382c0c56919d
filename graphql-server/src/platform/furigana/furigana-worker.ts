// Reads Japanese off the main thread: 1,000 characters take some 15 ms. Only erasable types here: Node strips them itself when this file
// is started from source.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createAnnotator } from "./annotate.ts";
import type { FuriganaReply, FuriganaRequest } from "./furigana-messages.ts";
import { createTokenizer } from "./morphemes.ts";

// On Linux this is the priority of this thread alone: answers to readers go first.
setPriority(10);
const annotate = createAnnotator(createTokenizer());

function answer({ id, texts }: FuriganaRequest): FuriganaReply {
  try {
    return { id, rubies: texts.map(annotate) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: FuriganaRequest) => parentPort?.postMessage(answer(request)));
