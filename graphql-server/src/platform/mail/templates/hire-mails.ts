import type { HouseLocale } from "../../../shared/locale.ts";
import type { HouseMailTemplate } from "../mail-template.ts";

const texts: Readonly<
  Record<HouseLocale, { subject: (count: string) => string; text: string; label: string; kinds: Readonly<Record<string, string>> }>
> = {
  ja: {
    subject: (count) => `【ことばワークス】採用した方の手続きが${count}件あります`,
    text: "期限が近い、または過ぎた手続きがあります。確認・届出が済んだら、応募者の画面に日付を入力してください。",
    label: "手続きを見る",
    kinds: {
      CARD_CHECK: "在留カードの確認（入社日）",
      NOTICE: "外国人雇用状況の届出（期限）",
      CARD_RENEWAL: "在留期間の更新の確認（在留期限）",
    },
  },
  "ja-x-easy": {
    subject: (count) => `【ことばワークス】採用した 人の 手続きが ${count}つ あります`,
    text: "期限が 近い 手続きが あります。終わったら、応募した 人の 画面に 日を 書いて ください。",
    label: "手続きを 見る",
    kinds: { CARD_CHECK: "在留カードの 確認（はじめの 日）", NOTICE: "外国人雇用状況の届出（期限）", CARD_RENEWAL: "在留期限" },
  },
  en: {
    subject: (count) => `[Kotoba Works] ${count} ${count === "1" ? "duty" : "duties"} for people you hired`,
    text: "Some duties are due soon or overdue. When they are done, enter the day on the applicant's screen.",
    label: "See the duties",
    kinds: {
      CARD_CHECK: "Check of the residence card (first day)",
      NOTICE: "Notice of employment of a foreign national (deadline)",
      CARD_RENEWAL: "End of the period of stay",
    },
  },
};

/** To a company: what it owes for people it hired. Names stay on the site. */
export const hiresDueMail: HouseMailTemplate<{ count: number; lines: string }> = (params, locale, url) => {
  const { subject, text, label, kinds } = texts[locale];
  const lines = params.lines.split("\n").map((line) => {
    const [kind = "", dueOn = "", ...title] = line.split(" ");
    return `・${dueOn} ${kinds[kind] ?? kind}：${title.join(" ")}`;
  });
  return { subject: subject(String(params.count)), paragraphs: [text, lines.join("\n")], action: { label, url: url("/company/top") } };
};
