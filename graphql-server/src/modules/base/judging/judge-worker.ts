// Judges texts off the main thread: reading the grammar of 1,000 characters takes some 20 ms, and a hostile text takes longer. Only
// erasable types here: Node strips them itself when this file is started from source.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createTokenizer } from "../../../platform/furigana/morphemes.ts";
import { findWording } from "../wording/find-wording.ts";
import type { JudgeReply, JudgeRequest } from "./judge-messages.ts";

// On Linux this is the priority of this thread alone: answers to readers go first.
setPriority(5);
const tokenize = createTokenizer();

parentPort?.on("message", ({ id, texts, isEmployment }: JudgeRequest) => {
  const reply: JudgeReply = { id, found: texts.map((text) => findWording(text, { isEmployment, tokenize })) };
  parentPort?.postMessage(reply);
});
