import type { RubyRequest } from "./annotate.ts";
import type { Ruby } from "./ruby.ts";

/** A request to the thread. */
export interface FuriganaRequest {
  id: number;
  texts: readonly RubyRequest[];
}

/** The thread's reply, in the order of the texts. */
export interface FuriganaReply {
  id: number;
  rubies: Ruby[];
}
