import type { HouseMailTemplate } from "../mail-template.ts";

/** To the operator: complaints of which a term ends. Names stay in the back office. */
export const complaintsDueMail: HouseMailTemplate<{ count: number; lines: string }> = ({ count, lines }, _locale, url) => ({
  subject: `【ことばワークス】期限が近い苦情の対応が${count}件あります`,
  paragraphs: ["次の苦情の期限が、明日まで、または過ぎています。対応を記録してください。", lines],
  action: { label: "苦情の記録を見る", url: url("/admin/complaint?overdue=1") },
});

/** To the operator: data incidents of which a report is due. What happened stays in the back office. */
export const incidentsDueMail: HouseMailTemplate<{ count: number; lines: string }> = ({ count, lines }, _locale, url) => ({
  subject: `【ことばワークス】期限が近い個人データの事故の報告が${count}件あります`,
  paragraphs: ["個人情報保護委員会への報告の期限が近いか、過ぎています。内容を確認し、報告したら記録してください。", lines],
  action: { label: "事故の記録を見る", url: url("/admin/incident") },
});
