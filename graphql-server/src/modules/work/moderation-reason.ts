import { z } from "zod";
import { userError } from "../../shared/user-error.ts";
import { optionalReasonSchema } from "./work.validation.ts";

/** Why a posting is returned or suspended, and the sentence that the company reads in its mail. */
export const moderationReasons = {
  MISSING_ITEM: "法令で必要な項目が足りないか、内容が不十分です。",
  UNCLEAR_DUTIES: "業務内容が具体的ではありません。仕事の中身が分かるように書いてください。",
  PAY_UNCLEAR: "賃金の額や内訳（基本給、手当、固定残業代）が分かりません。",
  WORDING: "性別・年齢・国籍などによる制限にあたる表現があります。",
  FALSE_OR_MISLEADING: "事実と異なる、または誤解をまねく表示があります。",
  UNLAWFUL_CONDITIONS: "法令で認められない労働条件があります。",
  DUPLICATE: "同じ内容の求人がすでに掲載されています。",
  CONTACT: "募集者の名称・住所・連絡先を確認できません。",
  OUTDATED: "募集が終わっているか、情報が古くなっています。",
  COMPLAINT: "求職者からの申し出について確認が必要です。",
  OTHER: "その他の理由によります。",
} as const;
export type ModerationReason = keyof typeof moderationReasons;

function isReason(code: string): code is ModerationReason {
  return code in moderationReasons;
}

const codes = z
  .array(z.string().refine(isReason))
  .max(Object.keys(moderationReasons).length)
  .transform((list) => [...new Set(list)].filter(isReason))
  .nullish();

/** What a decision against a posting says: reasons from the list, words of one's own, or both. */
export const decisionShape = { reasonCodes: codes, reason: optionalReasonSchema };

/** The reasons of a decision and the text for the company. @throws UserErrors REQUIRED when neither a code nor a text is given. */
export function reasonOf({
  reasonCodes,
  reason,
}: {
  reasonCodes?: ModerationReason[] | null | undefined;
  reason?: string | null | undefined;
}): {
  codes: readonly ModerationReason[];
  reason: string;
} {
  const chosen = reasonCodes ?? [];
  if (chosen.length === 0 && !reason?.trim()) throw userError("REQUIRED", ["reason"]);
  const lines = [...chosen.map((code) => (chosen.length > 1 ? `・${moderationReasons[code]}` : moderationReasons[code])), reason ?? ""];
  return { codes: chosen, reason: lines.filter((line) => line !== "").join("\n") };
}
