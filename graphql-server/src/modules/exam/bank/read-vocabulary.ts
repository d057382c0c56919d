import type { BankItem } from "./bank-item.ts";

/**
 * Words of a list as CSV whose first column is the expression, e.g. `会う,あう,"to meet",…`. Several spellings may stand in one cell,
 * and a tilde marks where a word is joined.
 */
export function readVocabulary(csv: string, level: BankItem["level"]): { word: string; level: BankItem["level"] }[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => (line.split(",")[0] ?? "").split(/[;、・/ ]/))
    .map((word) => ({ word: word.replace(/^[～〜"]+|[～〜"]+$/g, ""), level }))
    .filter(({ word }) => word !== "");
}
