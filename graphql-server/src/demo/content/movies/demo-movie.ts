import type { BankItem } from "../../../modules/exam/bank/bank-item.ts";

/** One page of a movie: the text on it, and the captions spoken meanwhile. */
export interface DemoSlide {
  heading: string;
  /** They appear one after the other. */
  lines: readonly string[];
  /** Captions, each for the same share of the page's time. */
  captions: readonly string[];
}

export interface DemoQuestion {
  skill: "VOCABULARY" | "GRAMMAR";
  stem: string;
  right: string;
  wrong: readonly [string, string, string];
  ja: string;
  en: string;
}

/** A short lesson of the demo: text only, its picture is drawn by bin/upkeep/make-movies.ts. */
export interface DemoMovie {
  /** Name of its file. */
  code: string;
  title: string;
  description: string;
  level: BankItem["level"];
  topic: "VOCABULARY" | "GRAMMAR" | "READING" | "CONVERSATION" | "WORKPLACE";
  premium?: boolean;
  slides: readonly DemoSlide[];
  practice: readonly DemoQuestion[];
}

/** Milliseconds that a caption stands: long enough to be read aloud slowly. */
export function captionMs(text: string): number {
  return Math.max(2_500, text.length * 160);
}

/** Returns the start of each page and the length of the movie, both in milliseconds. */
export function timeline({ slides }: Pick<DemoMovie, "slides">): { starts: number[]; durationMs: number } {
  const starts: number[] = [];
  let at = 0;
  for (const { captions } of slides) {
    starts.push(at);
    at += captions.reduce((sum, caption) => sum + captionMs(caption), 0);
  }
  return { starts, durationMs: at };
}
