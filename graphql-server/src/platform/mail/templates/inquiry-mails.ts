import type { HouseMailTemplate, MailTemplate } from "../mail-template.ts";
import type { InquirySubject } from "../words/mail-words.ts";
import { readerWords } from "../words/reader-words.ts";
import { readerMail } from "./reader-mail.ts";

/** The inquiry as the operator reads it; `work` is the title of the posting that it is about. */
type InquiryParams = {
  ticket: string;
  category: InquirySubject;
  name: string;
  email: string;
  companyName: string | null;
  body: string;
  work: string | null;
  workId: string | null;
};

/** To whoever wrote: number and what happens next. It repeats nothing that was typed. */
export const inquiryAcceptedMail: MailTemplate<{ ticket: string; category: InquirySubject; phone: string }> = (params, locale, url) =>
  readerMail("inquiry-accepted", { params, locale, url: url("/faq") });

/** To the operator: the whole inquiry. */
export const inquiryReceivedMail: HouseMailTemplate<InquiryParams> = (params, _locale, url) => {
  const category = readerWords.ja.inquirySubjects[params.category];
  const company = params.companyName ? [`会社名：${params.companyName}`] : [];
  const work = params.work ? [`求人：${params.work}`] : [];
  const head = [`受付番号：${params.ticket}`, `分類：${category}`, `お名前：${params.name}`, `返信先：${params.email}`];
  return {
    subject: `【ことばワークス】お問い合わせ ${params.ticket}：${category}`,
    paragraphs: [[...head, ...company, ...work].join("\n"), params.body],
    ...(params.workId && { action: { label: "求人を見る", url: url(`/japanesejob/${params.workId}`) } }),
  };
};

/** To whoever wrote: what the operator answers. */
export const inquiryAnswerMail: MailTemplate<{ ticket: string; body: string }> = (params, locale, url) =>
  readerMail("inquiry-answer", { params, locale, url: url("/contact") });
