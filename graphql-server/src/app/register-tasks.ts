import type { EntityManager } from "@mikro-orm/postgresql";
import { ownedKeys } from "../modules/account/attachment/attachment.queries.ts";
import { CompanyRegistration } from "../modules/account/company/company-registration.entity.ts";
import { EmailChange } from "../modules/account/email-change/email-change.entity.ts";
import { eraseDueUsers } from "../modules/account/leaving/erase-due-users.ts";
import { OAuthRecord } from "../modules/account/oauth-client/oauth-record.entity.ts";
import { PasskeyChallenge } from "../modules/account/passkey/passkey-challenge.entity.ts";
import { MailToken } from "../modules/account/password/mail-token.entity.ts";
import { indexProfiles } from "../modules/account/profile/profile.search-index.ts";
import { ProviderVisit } from "../modules/account/provider/provider-visit.entity.ts";
import { Session } from "../modules/account/session/session.entity.ts";
import { sealAudit } from "../modules/base/audit/seal-audit.ts";
import { forgetOldMails } from "../modules/base/jobs/deliver-mail.ts";
import type { TaskLane } from "../modules/base/jobs/lanes.ts";
import type { Period } from "../modules/base/jobs/task.ts";
import { fillMissingRuby } from "../modules/base/reading/fill-missing-ruby.ts";
import { recomputeReplies } from "../modules/company/report/recompute-replies.ts";
import { searchKeptDays } from "../modules/company/scout-search/scout-formula.ts";
import { forgetScoutSearches } from "../modules/company/scout-search/search-for-scouts.ts";
import { deliverWebhooks, forgetOldWebhookEvents } from "../modules/company/webhook/deliver-webhooks.ts";
import { tellClosingLikes } from "../modules/entry/application/tell-closing-likes.ts";
import { remindCompanies } from "../modules/entry/board/remind-companies.ts";
import { remindHires } from "../modules/entry/hire/remind-hires.ts";
import { checkItems } from "../modules/exam/item/check-items.ts";
import { turnDueMovies } from "../modules/exam/movie/move-movie.ts";
import { remindPractice } from "../modules/exam/practice/remind-practice.ts";
import { expireDueAttempts } from "../modules/exam/sitting/expire-due-attempts.ts";
import { complaintSearch } from "../modules/message/complaint/complaint.entity.ts";
import { forgetOldComplaints } from "../modules/message/complaint/forget-old-complaints.ts";
import { remindComplaints } from "../modules/message/complaint/remind-complaints.ts";
import { remindIncidents } from "../modules/message/incident/remind-incidents.ts";
import { forgetOldInquiries } from "../modules/message/inquiry/forget-old-inquiries.ts";
import { inquirySearch } from "../modules/message/inquiry/inquiry.entity.ts";
import { sendMailings } from "../modules/message/mailing/send-mailings.ts";
import { indexMessages } from "../modules/message/message/message.search-index.ts";
import { forgetStagedFiles } from "../modules/money/bank-file/forget-staged-files.ts";
import { markOverdueInvoices } from "../modules/money/invoice/mark-overdue-invoices.ts";
import { settleDuePayments } from "../modules/money/payment/settle-due-payments.ts";
import { settleDueRefunds } from "../modules/money/refund/settle-due-refunds.ts";
import { renewSubscriptions } from "../modules/money/subscription/renew-subscriptions.ts";
import { publishDueNews } from "../modules/site/newsroom/publish-due-news.ts";
import { anchorAudit } from "../modules/site/settings/anchor-audit.ts";
import { askStillOpen } from "../modules/work/confirmation/ask-still-open.ts";
import { expireDueWorks } from "../modules/work/life/expire-due-works.ts";
import { publishDueWorks } from "../modules/work/life/publish-due-works.ts";
import { forgetOldViews } from "../modules/work/like/view-counter.ts";
import { forgetOldWorkReports } from "../modules/work/report/work-report.queries.ts";
import { approveHeldWorks } from "../modules/work/review/approve-held-works.ts";
import { alertSavedSearches } from "../modules/work/saved-search/alert-saved-searches.ts";
import { renewSearchColumns } from "../modules/work/search/renew-search-columns.ts";
import { foldWorkTally } from "../modules/work/tally/fold-work-tally.ts";
import { createPostOutside } from "../platform/outside/post-outside.ts";
import { RateLimit } from "../platform/rate-limit/rate-limit.entity.ts";
import { indexTable } from "../platform/search-text/write-tokens.ts";
import type { Ctx } from "../shared/ctx.ts";
import { readingSources } from "./reading-sources.ts";
import { systemContext } from "./request-context.ts";
import type { Services } from "./services.ts";

/** When a task runs, and beside which others. */
interface Turn {
  lane: TaskLane;
  every: Period;
}

/** Registers a task that runs a command as the system, then publishes its events. */
function commandTask(services: Services, name: string, turn: Turn, command: (ctx: Ctx) => Promise<unknown>): void {
  const run = async () => {
    const { ctx, publishEvents } = systemContext(services, name);
    await command(ctx);
    publishEvents();
  };
  services.jobs.registerTask({ name, ...turn, run });
}

const due = { lane: "timely", every: "minute" } as const;
const outside = { lane: "outside", every: "minute" } as const;
const often = { lane: "heavy", every: "tenMinutes" } as const;
const hourly = { lane: "heavy", every: "hour" } as const;

/** What falls due for readers: publishing, expiry. */
function registerDueTasks(services: Services): void {
  commandTask(services, "publish-due-works", due, publishDueWorks);
  services.jobs.registerTask({
    name: "approve-held-works",
    ...due,
    // Until the ten seconds are over it looks again at once.
    wakeAfterMs: 2_500,
    run: async () => {
      const { ctx, publishEvents } = systemContext(services, "approve-held-works");
      const isMoreLeft = await approveHeldWorks(ctx);
      publishEvents();
      return isMoreLeft;
    },
  });
  commandTask(services, "publish-due-news", due, publishDueNews);
  commandTask(services, "turn-due-movies", due, turnDueMovies);
  commandTask(services, "expire-due-works", due, expireDueWorks);
  commandTask(services, "expire-due-attempts", due, expireDueAttempts);
}

/** What waits for the answers of others: the card provider, receivers of companies. */
function registerOutsideTasks(services: Services): void {
  commandTask(services, "renew-subscriptions", { lane: "outside", every: "tenMinutes" }, renewSubscriptions);
  commandTask(services, "settle-due-payments", outside, settleDuePayments);
  commandTask(services, "settle-due-refunds", outside, settleDueRefunds);
  const post = createPostOutside();
  const run = () => deliverWebhooks(systemContext(services, "deliver-webhooks").ctx, post);
  services.jobs.registerTask({ name: "deliver-webhooks", ...outside, run });
}

/** What follows a write, or reads much. Those that say so go on at once while more is left. */
function registerHeavyTasks(services: Services): void {
  const { environment, furigana, jobs } = services;
  jobs.registerTask({
    name: "send-mailings",
    ...often,
    run: async () => {
      const { ctx, publishEvents } = systemContext(services, "send-mailings");
      const sent = await sendMailings(ctx);
      publishEvents();
      return sent > 0;
    },
  });
  if (environment.furigana) {
    const run = async (em: EntityManager) => {
      const isMoreLeft = await fillMissingRuby(em, furigana, readingSources);
      if (!isMoreLeft) jobs.wake("renew-search-columns");
      return isMoreLeft;
    };
    jobs.registerTask({ name: "fill-missing-ruby", ...often, run });
  }
  jobs.registerTask({ name: "renew-search-columns", ...often, run: renewSearchColumns });
  jobs.registerTask({ name: "index-missing-profiles", ...often, run: async (em) => (await indexProfiles(em, "MISSING")) > 0 });
  jobs.registerTask({ name: "index-missing-messages", ...often, run: async (em) => (await indexMessages(em, "MISSING")) > 0 });
  for (const searched of [inquirySearch, complaintSearch]) {
    const name = `index-missing-${searched.table}`;
    jobs.registerTask({ name, ...often, run: async (em) => (await indexTable(em, searched, "MISSING")) > 0 });
  }
  commandTask(services, "alert-saved-searches", often, alertSavedSearches);
  jobs.registerTask({ name: "fold-work-tally", ...often, wakeAfterMs: 60_000, run: (em) => foldWorkTally({ em }) });
  commandTask(services, "remind-complaints", often, remindComplaints);
  commandTask(services, "remind-incidents", often, remindIncidents);
  commandTask(services, "mark-overdue-invoices", often, markOverdueInvoices);
  commandTask(services, "remind-companies", often, remindCompanies);
  commandTask(services, "ask-still-open", hourly, askStillOpen);
  commandTask(services, "remind-hires", hourly, remindHires);
  commandTask(services, "recompute-replies", hourly, recomputeReplies);
  commandTask(services, "tell-closing-likes", often, tellClosingLikes);
  commandTask(services, "remind-practice", often, remindPractice);
  commandTask(services, "erase-due-users", often, eraseDueUsers);
  commandTask(services, "check-exam-items", { lane: "heavy", every: "sixHours" }, checkItems);
}

/** What keeps the record of acts provable. Sealing follows an act within a quarter of a minute, and many acts at once. */
function registerAuditTasks(services: Services): void {
  services.jobs.registerTask({ name: "seal-audit", ...due, wakeAfterMs: 15_000, run: sealAudit });
  commandTask(services, "anchor-audit", hourly, anchorAudit);
}

/** Rows whose time is over. */
function registerForgetting({ clock, jobs, storage }: Services): void {
  const forget = (name: string, turn: Turn, run: (em: EntityManager) => Promise<unknown>) =>
    jobs.registerTask({ name, ...turn, run: async (em) => void (await run(em)) });
  forget("forget-old-mails", hourly, forgetOldMails);
  forget("forget-old-complaints", hourly, (em) => forgetOldComplaints(em, clock()));
  forget("forget-staged-files", hourly, (em) => forgetStagedFiles(em, clock()));
  forget("forget-ended-sessions", often, (em) => em.nativeDelete(Session, { expiresAt: { $lte: clock() } }));
  forget("forget-ended-mail-tokens", hourly, (em) => em.nativeDelete(MailToken, { expiresAt: { $lte: clock() } }));
  forget("forget-ended-visits", hourly, async (em) => {
    await em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: clock() } });
    await em.nativeDelete(ProviderVisit, { expiresAt: { $lte: clock() } });
    await em.nativeDelete(OAuthRecord, { expiresAt: { $lte: clock() } });
    await em.nativeDelete(EmailChange, { revocableUntil: { $lte: clock() } });
  });
  forget("forget-old-work-reports", hourly, (em) => forgetOldWorkReports(em, clock()));
  forget("forget-old-views", hourly, (em) => forgetOldViews(em, clock()));
  // Links work for a day; the mail token goes by its own time.
  forget("forget-unconfirmed-companies", hourly, (em) =>
    em.nativeDelete(CompanyRegistration, { createdAt: { $lte: new Date(clock().getTime() - 25 * 3_600_000) } }),
  );
  forget("forget-old-webhook-events", hourly, (em) => forgetOldWebhookEvents(em, clock()));
  forget("forget-scout-searches", hourly, (em) => forgetScoutSearches(em, new Date(clock().getTime() - searchKeptDays * 86_400_000)));
  forget("forget-old-inquiries", hourly, (em) => forgetOldInquiries(em, clock()));
  forget("forget-unfinished-files", hourly, () => storage.forgetUnfinished());
  jobs.registerTask({
    name: "forget-orphan-files",
    ...hourly,
    run: (em) => storage.forgetOrphans((keys) => ownedKeys(em, keys)),
  });
  forget("forget-ended-limits", often, (em) => em.nativeDelete(RateLimit, { expire: { $lte: String(clock().getTime()) } }));
}

/** Periodic work of the product by name. */
export function registerTasks(services: Services): void {
  registerDueTasks(services);
  registerOutsideTasks(services);
  registerHeavyTasks(services);
  registerAuditTasks(services);
  registerForgetting(services);
}
