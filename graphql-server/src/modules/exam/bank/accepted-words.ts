import type { CheckBankOptions } from "./check-bank.ts";

/** Words of a harder list that every learner of the level meets in Japan, or that belong to the exam's own language. */
export const acceptedWords: NonNullable<CheckBankOptions["accepted"]> = {
  N5: ["日本"],
  N4: ["日本", "新幹線", "何で"],
  N3: ["筆者", "役所", "手続き", "神様", "出張"],
};
