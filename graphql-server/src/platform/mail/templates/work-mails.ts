import type { HouseMailTemplate } from "../mail-template.ts";

type WorkParams = { workId: string; title: string; company: string; reason: string | null };

/** The texts of a mail to a company about its posting, in each language. */
interface WorkNotice {
  ja: { subject: string; text: string };
  en: { subject: string; text: string };
}

function workMail(notice: WorkNotice): HouseMailTemplate<WorkParams> {
  return ({ workId, title, company, reason }, locale, url) => {
    const english = locale === "en";
    const { subject, text } = english ? notice.en : notice.ja;
    const label = english ? "Open the work" : "求人を開く";
    const head = english ? `${company}\n\nWork: ${title}` : `${company} 御中\n\n求人：${title}`;
    const why = reason ? [`${english ? "Reason:" : "理由："}\n${reason}`] : [];
    return {
      subject: english ? `[Kotoba Works] ${subject}: ${title}` : `【ことばワークス】${subject}：${title}`,
      paragraphs: [head, text, ...why],
      action: { label, url: url(`/company/work/lists/edit/${workId}`) },
    };
  };
}

/** To a company whose posting was approved. */
export const workApprovedMail = workMail({
  ja: {
    subject: "求人が承認されました",
    text: "審査が完了しました。公開日時を指定した場合はその日時に、指定がない場合はただちに掲載されます。",
  },
  en: { subject: "Your work was approved", text: "The review is done. The work is published at the time you chose, or at once." },
});

/** To a company whose posting needs changes. */
export const workReturnedMail = workMail({
  ja: { subject: "求人を差し戻しました", text: "次の理由により、内容の修正をお願いします。修正後、もう一度審査に出してください。" },
  en: { subject: "Your work was returned", text: "Please change the work for the reason below and submit it again." },
});

/** To a company whose posting was taken off the site. */
export const workSuspendedMail = workMail({
  ja: { subject: "求人の掲載を停止しました", text: "次の理由により、求人の掲載を停止しました。" },
  en: { subject: "Your work was suspended", text: "The work was taken off the site for the reason below." },
});

/** To a company whose posting is where it was before it was taken off the site. */
export const workUnsuspendedMail = workMail({
  ja: {
    subject: "求人の掲載停止を解除しました",
    text: "求人は停止する前の状態（公開中・公開予約・一時停止）に戻りました。求人一覧でご確認ください。",
  },
  en: {
    subject: "The suspension of your work was lifted",
    text: "The work is again as it was before: open, scheduled or paused. Please look at your works.",
  },
});

/** To a company whose changes to a published posting are public now. */
export const workRevisionApprovedMail = workMail({
  ja: { subject: "求人の変更が承認されました", text: "変更の審査が完了し、変更後の内容で掲載しています。" },
  en: { subject: "The changes to your work were approved", text: "The review of your changes is done. The work shows them now." },
});

/** To a company whose changes to a published posting need work. */
export const workRevisionReturnedMail = workMail({
  ja: {
    subject: "求人の変更を差し戻しました",
    text: "次の理由により、変更内容の修正をお願いします。いま掲載している内容はそのままです。",
  },
  en: {
    subject: "The changes to your work were returned",
    text: "Please correct your changes for the reason below. The work stays public as it is.",
  },
});

/** To a company whose posting the operator corrected. */
export const workCorrectedMail = workMail({
  ja: { subject: "求人の内容を運営者が修正しました", text: "次の理由により、求人の内容を修正しました。求人の編集画面でご確認ください。" },
  en: {
    subject: "The operator corrected your work",
    text: "The work was corrected for the reason below. Please look at it in the editor.",
  },
});
