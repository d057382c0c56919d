import { expect, it } from "vitest";
import { knownPaths } from "../../../app/pages/known-paths.ts";
import { draftMail, type MailTemplateName } from "./index.ts";

const moment = "2026-12-01T01:00:00.000Z";
const said: Readonly<Record<string, unknown>> = {
  ...{ entryId: "entry-1", workId: "work-1", conversationId: "conversation-1", token: "token", onward: "", signIn: "/log-in" },
  ...{ startsAt: moment, at: moment, times: moment, until: "2026-12-01", minutes: 30, way: "ONLINE", side: "SEEKER", kind: "SEEKER" },
  ...{ status: "OFFERED", offerWay: null, offerStatus: null, offerStartsOn: null, reason: null, category: "OTHER", phone: "" },
  ...{ count: 1, days: 30, hours: 24, total: 2, price: 100, amount: 100, isWhole: true, works: "題\t2026-12-01\ttoken", lines: "a\tb\tc" },
};

/** The values of any mail: a word where the table above says nothing. */
const anyParams: any = new Proxy(
  {},
  { get: (_, name) => (typeof name === "string" ? (said[name] ?? (name in said ? null : name)) : undefined) },
);

const settings = "/user/member/edit?section=";
const ownEntry = "/user/entry/now_entry_list?id=entry-1";
const applicant = "/company/entry/users/detail?id=entry-1";
const ownWork = "/company/work/lists/edit/work-1";
const adminPassword = "/password/send_reset_email?kind=admin";

/** Where each kind of mail leads: to the very thing it is about, where there is one. A new kind does not compile without its line. */
const links: Readonly<Record<MailTemplateName, string>> = {
  "account-cancelled": "/log-in",
  "account-suspended": "/contact",
  "account-unsuspended": "/log-in",
  "already-registered": "/log-in",
  "audit-anchor": "/admin/audit",
  "closing-likes": "/user/job/likeit",
  "company-already-registered": "/company/login",
  "company-approved": "/company/top",
  "company-closed": "/contact",
  "company-photo-returned": "/company/memberinfo",
  "company-refused": "/company/memberinfo",
  "company-register": "/company/login?token=token",
  "company-restored": "/company/work/lists",
  "company-suspended": "/contact",
  "complaints-due": "/admin/complaint?overdue=1",
  "incidents-due": "/admin/incident",
  "email-change-asked": "/email_change?revoke=token",
  "email-change-confirm": "/email_change?token=token",
  "email-change-taken": "/log-in",
  "email-changed": `${settings}devices`,
  "entries-waiting": "/company/entry/users?view=board",
  "entry-answered": applicant,
  "entry-moved": ownEntry,
  "entry-received": applicant,
  "entry-rejected": "/user/job",
  "entry-sent": ownEntry,
  "hires-due": "/company/top",
  "identity-linked": `${settings}devices`,
  "identity-unlinked": `${settings}devices`,
  "inquiry-accepted": "/faq",
  "inquiry-answer": "/contact",
  "inquiry-received": "/japanesejob/work-1",
  "interview-cancelled": ownEntry,
  "interview-ended": ownEntry,
  "interview-offered": ownEntry,
  "interview-picked": ownEntry,
  "invite-admin": "/password/reset?kind=admin&token=token",
  "invite-member": "/company/login?token=token",
  "invoice-overdue": "/company/plan",
  "invoice-paid": "/company/plan",
  "invoice-void": "/company/plan",
  "licence-paid": "/user/licence/purchase",
  "licence-refunded": "/user/licence/purchase",
  "message-received": "/user/message?id=conversation-1",
  "new-device": "/password/send_reset_email",
  "passkey-added": `${settings}devices`,
  "passkey-removed": `${settings}devices`,
  "password-changed": "/password/send_reset_email",
  "plan-ended": "/company/plan",
  "plan-invoiced": "/company/plan",
  "plan-paid": "/company/plan",
  "plan-past-due": "/company/plan",
  "practice-due": "/user/teaching",
  "scout-received": "/user/scout?id=scoutId",
  "recovery-code-used": adminPassword,
  "recovery-codes-renewed": adminPassword,
  register: "/user/signup?token=token",
  "reset-password": "/password/reset?token=token",
  "reset-unknown": "/",
  "search-alert": `${settings}searches`,
  "search-alert-confirm": `${settings}searches&confirm=token`,
  "two-factor-off": adminPassword,
  "two-factor-on": adminPassword,
  "two-factor-replaced": adminPassword,
  "two-factor-reset": adminPassword,
  "work-approved": ownWork,
  "work-corrected": ownWork,
  "work-returned": ownWork,
  "work-revision-approved": ownWork,
  "work-revision-returned": ownWork,
  "work-still-open": "/company/work/lists",
  "work-suspended": ownWork,
  "work-unsuspended": ownWork,
};

const known = Object.values(knownPaths)
  .flat()
  .map((path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`));

it.each(Object.entries(links))("a mail of the kind %s leads to %s, an address of the site", (template, link) => {
  for (const locale of ["ja", "en"] as const) {
    const mail: any = { template, params: anyParams };
    expect(draftMail(mail, locale, (path) => path).action?.url).toBe(link);
  }
  expect(known.some((path) => path.test(link.replace(/\?.*$/, "")))).toBe(true);
});
