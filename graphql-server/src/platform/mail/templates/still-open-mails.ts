import type { HouseLocale } from "../../../shared/locale.ts";
import type { HouseMailTemplate } from "../mail-template.ts";

interface Texts {
  subject: string;
  text: string;
  line(work: { title: string; until: string; url: string }): string;
  label: string;
}

const texts: Readonly<Record<HouseLocale, Texts>> = {
  ja: {
    subject: "【ことばワークス】まだ募集中ですか",
    text: "次の求人は、最後の確認から30日がたちました。募集を続けている場合は、求人ごとのリンクを開いてボタンを押してください（ログインは要りません）。確認がない求人の掲載は、掲載終了予定日に終わります。",
    line: ({ title, until, url }) => `・${title}（掲載終了予定日 ${until}）\n${url}`,
    label: "求人一覧を開く",
  },
  "ja-x-easy": {
    subject: "【ことばワークス】まだ 募集して いますか",
    text: "つぎの 求人は、さいごに たしかめてから 30日が すぎました。まだ 募集して いる ときは、リンクを 開いて ボタンを おして ください（ログインは いりません）。おさない 求人は、「おわりの 予定の 日」で おわります。",
    line: ({ title, until, url }) => `・${title}（おわりの 予定の 日 ${until}）\n${url}`,
    label: "求人を 見る",
  },
  en: {
    subject: "[Kotoba Works] Are these works still open?",
    text: "These works were last confirmed 30 days ago. If you still recruit, open the link of the work and press the button; no sign-in is needed. A work that nobody confirms ends on the day shown.",
    line: ({ title, until, url }) => `・${title} (ends on ${until})\n${url}`,
    label: "Open the works",
  },
};

/** To a company: postings that end unless it says that they are still open; each line is a title, its last day and the token of its link. */
export const workStillOpenMail: HouseMailTemplate<{ works: string }> = ({ works }, locale, url) => {
  const { subject, text, line, label } = texts[locale];
  const lines = works.split("\n").map((row) => {
    const [title = "", until = "", token = ""] = row.split("\t");
    return line({ title, until, url: url(`/api/confirm-work?token=${encodeURIComponent(token)}`) });
  });
  return { subject, paragraphs: [text, lines.join("\n\n")], action: { label, url: url("/company/work/lists") } };
};
