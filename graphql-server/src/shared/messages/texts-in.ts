type Texts = Readonly<Record<string, readonly [ja: string, easy: string, en: string]>>;

/** The texts of one language of a table by their codes. The columns are Japanese, やさしい日本語 and English. */
export function textsIn<const T extends Texts>(table: T, column: 0 | 1 | 2): { readonly [Code in keyof T]: string };
export function textsIn(table: Texts, column: 0 | 1 | 2): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([code, texts]) => [code, texts[column]]));
}
