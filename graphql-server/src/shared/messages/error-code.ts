import { type HouseCode, houseTexts } from "./house-texts.ts";
import { readerTexts } from "./reader-texts.ts";
import type { ReaderCode } from "./readers/reader-text.ts";

/** Every code of an expected failure: what seekers and visitors may be answered, and what only companies and the operator are. */
export type ErrorCode = ReaderCode | HouseCode;

/** Whether a code may be answered to seekers and visitors, and so stands in every language. */
export function isReaderCode(code: string): code is ReaderCode {
  return Object.hasOwn(readerTexts.ja, code);
}

/** Whether a text is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && (isReaderCode(code) || Object.hasOwn(houseTexts, code));
}

/** The codes, those of seekers and visitors first. */
export const errorCodes: readonly ErrorCode[] = [...Object.keys(readerTexts.ja), ...Object.keys(houseTexts)].filter(isErrorCode);
