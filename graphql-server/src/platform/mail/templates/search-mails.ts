import type { MailTemplate } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

/** The works that a mail tells of: one line each with title, company and id, tabs between. */
function worksOf(works: string, url: (path: string) => string): string[] {
  return works.split("\n").map((line) => {
    const [title = "", company = "", id = ""] = line.split("\t");
    return `${title}\n${company}\n${url(`/japanesejob/${id}`)}`;
  });
}

const settings = "/user/member/edit?section=searches";

/** To a seeker who wants to be told of new works: is it really them? (double opt-in) */
export const searchAlertConfirmMail: MailTemplate<{ name: string; token: string; hours: number }> = ({ name, token, hours }, locale, url) =>
  readerMail("search-alert-confirm", { params: { name, hours }, locale, url: url(`${settings}&confirm=${token}`) });

/** The new works of a saved search; `unsubscribe` is the token of its link. */
type AlertParams = { name: string; total: number; works: string; unsubscribe: string };

/** New works of a saved search. */
export const searchAlertMail: MailTemplate<AlertParams> = ({ name, total, works, unsubscribe }, locale, url) => ({
  ...readerMail("search-alert", { params: { name, total }, locale, url: url(settings), more: worksOf(works, url) }),
  unsubscribeUrl: url(`/api/unsubscribe?token=${encodeURIComponent(unsubscribe)}`),
});

/** Liked works that close within days. */
export const closingLikesMail: MailTemplate<{ works: string }> = ({ works }, locale, url) =>
  readerMail("closing-likes", { params: {}, locale, url: url("/user/job/likeit"), more: worksOf(works, url) });

/** Practice that is due today, to who asked to be reminded. */
export const practiceDueMail: MailTemplate<{ items: number }> = ({ items }, locale, url) =>
  readerMail("practice-due", {
    params: { items },
    locale,
    url: url("/user/teaching"),
    more: [url("/user/member/edit?section=notifications")],
  });

/** A company asks whether its reader would like one of its works; to those who asked for such mails alone. */
export const scoutReceivedMail: MailTemplate<{ company: string; scoutId: string }> = ({ company, scoutId }, locale, url) =>
  readerMail("scout-received", {
    params: { company },
    locale,
    url: url(`/user/scout?id=${scoutId}`),
    more: [url("/user/member/edit?section=notifications")],
  });
