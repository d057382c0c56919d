import type { HouseLocale } from "../../../shared/locale.ts";
import type { HouseMailTemplate } from "../mail-template.ts";

const texts: Readonly<Record<HouseLocale, (count: string) => { subject: string; text: string; label: string }>> = {
  ja: (count) => ({
    subject: `【ことばワークス】返事を待っている応募が${count}件あります`,
    text: `14日以上、状況が変わっていない応募が${count}件あります。選考の結果や予定を、応募者にお知らせください。返信率は求人のページに表示されます。`,
    label: "応募者を見る",
  }),
  "ja-x-easy": (count) => ({
    subject: `【ことばワークス】返事を 待って いる 応募が ${count}つ あります`,
    text: `14日 以上、何も 変わって いない 応募が ${count}つ あります。応募した 人に おしらせして ください。`,
    label: "応募した 人を 見る",
  }),
  en: (count) => ({
    subject: `[Kotoba Works] ${count === "1" ? "1 application waits" : `${count} applications wait`} for an answer`,
    text: `${count === "1" ? "1 application has" : `${count} applications have`} not moved for 14 days or more. Please tell the applicants. Your reply rate is shown with your works.`,
    label: "See the applicants",
  }),
};

/** To a company: applications that nobody moved for 14 days. Names stay on the site. */
export const entriesWaitingMail: HouseMailTemplate<{ count: number; titles: string }> = (params, locale, url) => {
  const { subject, text, label } = texts[locale](String(params.count));
  const works = params.titles.split("\n").map((title) => `・${title}`);
  return { subject, paragraphs: [text, works.join("\n")], action: { label, url: url("/company/entry/users?view=board") } };
};
