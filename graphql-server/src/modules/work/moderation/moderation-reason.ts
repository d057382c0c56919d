import { z } from "zod";
import { suspensionWords } from "../../../platform/mail/words/suspension-words.ts";
import type { Locale } from "../../../shared/locale.ts";
import { userError } from "../../../shared/user-error.ts";
import { suspensionGrounds } from "../../../shared/vocabulary/suspension-ground.ts";
import type { CompanyLocale } from "../../account/member/company-mail-locale.ts";
import { optionalReasonSchema } from "../posting/work.validation.ts";
import { commentInEnglish } from "./field-comments.ts";

/** A text in the languages of the mails to companies. */
export type CompanyText = Readonly<Record<CompanyLocale, string>>;

/** Reasons to return or suspend a posting, each with the sentence that the company reads in its mail. */
export const moderationReasons = {
  MISSING_ITEM: {
    ja: "法令で必要な項目が足りないか、内容が不十分です。",
    en: "Items that the law requires are missing or incomplete.",
  },
  UNCLEAR_DUTIES: {
    ja: "業務内容が具体的ではありません。仕事の中身が分かるように書いてください。",
    en: "The duties are not concrete. Please write what the work really consists of.",
  },
  PAY_UNCLEAR: {
    ja: "賃金の額や内訳（基本給、手当、固定残業代）が分かりません。",
    en: "The amount of the pay or its parts (base pay, allowances, fixed overtime) cannot be told.",
  },
  WORDING: {
    ja: "性別・年齢・国籍などによる制限にあたる表現があります。",
    en: "There is wording that limits applicants by sex, age, nationality or the like.",
  },
  FALSE_OR_MISLEADING: {
    ja: "事実と異なる、または誤解をまねく表示があります。",
    en: "There is a statement that is not true or misleads.",
  },
  UNLAWFUL_CONDITIONS: {
    ja: "法令で認められない労働条件があります。",
    en: "There are working conditions that the law does not allow.",
  },
  DUPLICATE: {
    ja: "同じ内容の求人がすでに掲載されています。",
    en: "A posting with the same content is already published.",
  },
  CONTACT: {
    ja: "募集者の名称・住所・連絡先を確認できません。",
    en: "The employer's name, address or contact could not be verified.",
  },
  OUTDATED: {
    ja: "募集が終わっているか、情報が古くなっています。",
    en: "The position is filled, or the information is out of date.",
  },
  COMPLAINT: {
    ja: "求職者からの申し出について確認が必要です。",
    en: "Something that a job seeker reported has to be checked.",
  },
  OTHER: {
    ja: "その他の理由によります。",
    en: "For another reason.",
  },
} as const;
export type ModerationReason = keyof typeof moderationReasons;

function isReason(code: string): code is ModerationReason {
  return code in moderationReasons;
}

const englishOf: ReadonlyMap<string, string> = new Map([
  ...Object.values(moderationReasons).map(({ ja, en }) => [ja, en] as const),
  ...suspensionGrounds.map((ground) => [suspensionWords.ja[ground], suspensionWords.en[ground]] as const),
]);

/** The recorded text for its reader: sentences of the list in English for an English reader; the operator's own words stay as they are. */
export function reasonIn(locale: Locale, text: string | null | undefined): string | null {
  if (locale !== "en" || !text) return text ?? null;
  const read = (line: string) => {
    const [dot, sentence] = line.startsWith("・") ? ["・", line.slice(1)] : ["", line];
    const english = englishOf.get(sentence);
    return english ? `${dot}${english}` : commentInEnglish(line);
  };
  return text.split("\n").map(read).join("\n");
}

const codes = z
  .array(z.string().refine(isReason))
  .max(Object.keys(moderationReasons).length)
  .transform((list) => [...new Set(list)].filter(isReason))
  .nullish();

/** The reasons of a decision against a posting: from the list, in the admin's own words, or both. */
export const decisionShape = { reasonCodes: codes, reason: optionalReasonSchema };

/** A text that stays as it was written, whoever reads it. */
export const asWritten = (text: string): CompanyText => ({ ja: text, en: text });

/**
 * The reasons, the recorded text and the mail text of a decision; the operator's words stay as they are. @throws UserErrors REQUIRED
 * without any
 */
export function reasonOf({
  reasonCodes,
  reason,
}: {
  reasonCodes?: ModerationReason[] | null | undefined;
  reason?: string | null | undefined;
}): {
  codes: readonly ModerationReason[];
  reason: string;
  told: CompanyText;
} {
  const chosen = reasonCodes ?? [];
  if (chosen.length === 0 && !reason?.trim()) throw userError("REQUIRED", ["reason"]);
  const textIn = (locale: CompanyLocale) => {
    const listed = chosen.map((code) => (chosen.length > 1 ? `・${moderationReasons[code][locale]}` : moderationReasons[code][locale]));
    return [...listed, reason ?? ""].filter((line) => line !== "").join("\n");
  };
  const told = { ja: textIn("ja"), en: textIn("en") };
  return { codes: chosen, reason: told.ja, told };
}
