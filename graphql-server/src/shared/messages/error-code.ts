import { ja } from "./ja.ts";

/** Every code of an expected failure: the Japanese catalogue is the list, and every other language has the same. */
export type ErrorCode = keyof typeof ja;

/** Texts by code; `{name}` marks a place for a value. */
export type MessageCatalogue = Readonly<Record<ErrorCode, string>>;

/** The codes, in the order of the catalogue. */
export const errorCodes: readonly ErrorCode[] = Object.keys(ja).filter(isErrorCode);

/** Whether a text is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ja, code);
}
