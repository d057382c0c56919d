import type { ja } from "./ja.ts";

/** A code that a seeker or a visitor may be answered; the Japanese file is the list. */
export type ReaderCode = keyof typeof ja;

/** What seekers and visitors may be told, in one language; `{name}` marks a place for a value. */
export type ReaderTexts = Readonly<Record<ReaderCode, string>>;
