import type { OfferWay } from "../../../shared/vocabulary/offer-way.ts";

/** What a mail says before its layout; the template knows where its link goes. */
export interface MailWords {
  subject: string;
  paragraphs: readonly string[];
  /** On the link. */
  label: string;
}

/** Values of the mails to seekers and visitors by template, as a language says them: money and moments are texts already. */
export interface ReaderMailParams {
  "account-cancelled": { until: string; days: number };
  "account-suspended": { reason: string };
  "account-unsuspended": object;
  "already-registered": { passwordPage: string };
  "closing-likes": object;
  "email-change-asked": { days: number };
  "email-change-confirm": object;
  "email-change-taken": object;
  "email-changed": object;
  "entry-moved": { title: string };
  "practice-due": { items: number };
  "scout-received": { company: string };
  "entry-rejected": { title: string };
  "entry-sent": { title: string };
  "identity-linked": { provider: string };
  "identity-unlinked": { provider: string };
  "inquiry-accepted": { ticket: string; category: InquirySubject; phone: string };
  "inquiry-answer": { ticket: string; body: string };
  "interview-cancelled": { title: string };
  "interview-ended": { title: string };
  "interview-offered": { title: string };
  "interview-picked": { title: string };
  "licence-paid": { product: string; yen: string; receipt: string };
  "licence-refunded": { product: string; yen: string; number: string; isWhole: boolean };
  "message-received": { from: string };
  "new-device": { device: string; at: string };
  "passkey-added": object;
  "passkey-removed": object;
  "password-changed": object;
  register: object;
  "reset-password": object;
  "reset-unknown": object;
  "search-alert": { name: string; total: number };
  "search-alert-confirm": { name: string; hours: number };
}
export type ReaderMail = keyof ReaderMailParams;

/** What an inquiry is about, by its code. */
export type InquirySubject = "SERVICE" | "APPLICATION" | "POSTING" | "EXAM" | "PERSONAL_DATA" | "COMPANY" | "OTHER";

/** Everything that mails say to seekers and visitors in one language. */
export interface ReaderWords {
  /** In front of every subject. */
  sender: string;
  /** At the end of a mail that nobody may answer, and of one that its reader may. */
  signature: string;
  answerable: string;
  /** In front of the address that stops mails of a kind. */
  stop: string;
  /** The page behind that address. */
  unsubscribe: { title: string; ask: string; button: string; done: string };
  inquirySubjects: Readonly<Record<InquirySubject, string>>;
  /** Lines about an application. */
  entryFacts(facts: { title: string; company: string; seeker: string; status: string }): readonly string[];
  /** What an offer depends on, in the words of the site, each with its one fact. */
  offerCondition: Readonly<{ title: string; card: string } & Record<OfferWay, (fact: string) => string>>;
  interviewWays: Readonly<Record<"ONSITE" | "ONLINE" | "PHONE", string>>;
  /** A moment, which is meant in Japan. */
  inJapan(moment: string): string;
  /** Lines about an appointment. */
  interviewFacts(facts: { time: string; minutes: number; way: string; place: string; company: string; seeker: string }): readonly string[];
  /** Name of an appointment in a calendar. */
  appointment(title: string): string;
  mails: { readonly [M in ReaderMail]: (params: ReaderMailParams[M]) => MailWords };
}
