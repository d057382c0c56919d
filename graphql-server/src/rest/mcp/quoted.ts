/** Signs that are not seen, or that turn the order of those around them: text can hide in them from whoever reads over a program's shoulder. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

function escaped(sign: string): string {
  return [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}

/** A value as JSON, in which what is not seen is written out: the same data for a program, and no hiding place for anybody's words. */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replace(unseen, escaped);
}
