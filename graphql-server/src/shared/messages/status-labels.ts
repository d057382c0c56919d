import type { Locale } from "../locale.ts";

/** States of works and applications as a reader says them: Japanese, やさしい日本語, English. */
export const statusLabels: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  DRAFT: { ja: "下書き", "ja-x-easy": "下書き", en: "Draft" },
  REVIEW: { ja: "審査中", "ja-x-easy": "審査中（見て います）", en: "In review" },
  RETURNED: { ja: "差し戻し", "ja-x-easy": "直して ください（差し戻し）", en: "Returned" },
  SCHEDULED: { ja: "掲載予約", "ja-x-easy": "これから 出します", en: "Scheduled" },
  OPEN: { ja: "掲載中", "ja-x-easy": "出して います（掲載中）", en: "Open" },
  PAUSED: { ja: "一時停止", "ja-x-easy": "少し 止めて います", en: "Paused" },
  CLOSED: { ja: "募集終了", "ja-x-easy": "募集は おわりました", en: "Closed" },
  FILLED: { ja: "採用決定", "ja-x-easy": "人が 決まりました", en: "Filled" },
  EXPIRED: { ja: "期限切れ", "ja-x-easy": "期限が すぎました", en: "Expired" },
  SUSPENDED: { ja: "掲載停止", "ja-x-easy": "サイトが 止めました", en: "Suspended" },
  APPLIED: { ja: "応募", "ja-x-easy": "応募しました", en: "Applied" },
  SCREENING: { ja: "書類選考中", "ja-x-easy": "書類を 見て います", en: "Screening" },
  SCHEDULING: { ja: "面接調整中", "ja-x-easy": "面接の 日を 決めて います", en: "Arranging an interview" },
  INTERVIEW: { ja: "面接", "ja-x-easy": "面接", en: "Interview" },
  OFFERED: { ja: "内定", "ja-x-easy": "合格（内定）", en: "Offer" },
  ACCEPTED: { ja: "内定承諾", "ja-x-easy": "入ると 決めました", en: "Offer accepted" },
  JOINED: { ja: "入社", "ja-x-easy": "会社に 入りました", en: "Joined" },
  ON_HOLD: { ja: "保留", "ja-x-easy": "少し 待って ください", en: "On hold" },
  REJECTED: { ja: "不採用", "ja-x-easy": "不採用（入れません）", en: "Not selected" },
  WITHDRAWN: { ja: "辞退", "ja-x-easy": "やめました（辞退）", en: "Withdrawn" },
  DECLINED: { ja: "内定辞退", "ja-x-easy": "内定を ことわりました", en: "Offer declined" },
  JOB_CLOSED: { ja: "募集終了", "ja-x-easy": "募集が おわりました", en: "Posting closed" },
  ACCOUNT_CLOSED: { ja: "退会", "ja-x-easy": "会員を やめました", en: "Account closed" },
};

/** A list of codes as a reader says it, each with its code; what is no state stays as it is. */
export function sayStatuses(codes: string, locale: Locale): string {
  return codes
    .split(", ")
    .map((code) => {
      const label = statusLabels[code]?.[locale];
      return label ? `${label} (${code})` : code;
    })
    .join(locale === "en" ? ", " : "、");
}
