/** Texts by code that only companies and the operator are answered, in their languages. */
export type HouseTexts = Readonly<Record<string, readonly [ja: string, easy: string, en: string]>>;
