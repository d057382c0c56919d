import type { RubyRequest } from "./annotate.ts";
import type { Morpheme } from "./morphemes.ts";
import type { Ruby } from "./ruby.ts";

/** A word of a text, as it stands and as a dictionary has it. */
export type TextWord = Pick<Morpheme, "start" | "surface" | "base">;

/** One thing asked of the thread: readings of a text, or its words. */
export interface FuriganaQuestion extends RubyRequest {
  wants: "READINGS" | "WORDS";
}

/** Its answer; what was not asked for is empty. */
export interface FuriganaAnswer {
  ruby: Ruby;
  words: readonly TextWord[];
}

/** A request to the thread. */
export interface FuriganaRequest {
  id: number;
  texts: readonly FuriganaQuestion[];
}

/** The thread's reply, in the order of the texts. */
export interface FuriganaReply {
  id: number;
  answers: FuriganaAnswer[];
}
