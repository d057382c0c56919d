import type { CheckBankOptions } from "./check-bank.ts";

/**
 * Words of a harder list that every learner of the level meets in Japan or at work, or that belong to the exam's own language. The public
 * lists are older than much of today's work: what is said in every office stands in the hardest of them.
 */
export const acceptedWords: NonNullable<CheckBankOptions["accepted"]> = {
  N5: ["日本", "何で", "曜日"],
  N4: ["日本", "新幹線", "何で", "曜日", "人気", "修理", "電池", "教科書", "資料"],
  N3: ["筆者", "役所", "手続き", "神様", "出張", "資料", "工事", "商店", "主人", "当日", "診断", "着替え"],
  N2: [...["企画", "新人", "手順", "対応", "応募", "負担", "悪化", "説得", "議題"], ...["宣言", "上回る", "見込み", "改修"]],
};

/** Words that an easier list has in another sense, or for another word with the same kanji: what is asked for is of the item's level. */
export const harderSenses: readonly string[] = ["厚い", "曲げ", "突く", "差した"];
