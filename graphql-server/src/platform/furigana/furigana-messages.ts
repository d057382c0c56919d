import type { RubyRequest } from "./annotate.ts";
import type { Ruby } from "./ruby.ts";

/** What the thread is asked. */
export interface FuriganaRequest {
  id: number;
  texts: readonly RubyRequest[];
}

/** What it answers, in the order of the texts. */
export interface FuriganaReply {
  id: number;
  rubies: Ruby[];
}
