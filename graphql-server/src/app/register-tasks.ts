import { CompanyRegistration } from "../modules/account/company/company-registration.entity.ts";
import { eraseDueUsers } from "../modules/account/leaving/erase-due-users.ts";
import { MailToken } from "../modules/account/password/mail-token.entity.ts";
import { indexMissingProfiles } from "../modules/account/profile/profile.search-index.ts";
import { Session } from "../modules/account/session/session.entity.ts";
import { fillMissingRuby } from "../modules/base/reading/fill-missing-ruby.ts";
import { recomputeReplies } from "../modules/company/report/recompute-replies.ts";
import { tellClosingLikes } from "../modules/entry/application/tell-closing-likes.ts";
import { remindCompanies } from "../modules/entry/board/remind-companies.ts";
import { remindHires } from "../modules/entry/hire/remind-hires.ts";
import { checkItems } from "../modules/exam/item/check-items.ts";
import { turnDueMovies } from "../modules/exam/movie/move-movie.ts";
import { expireDueAttempts } from "../modules/exam/sitting/expire-due-attempts.ts";
import { forgetOldComplaints } from "../modules/message/complaint/forget-old-complaints.ts";
import { remindComplaints } from "../modules/message/complaint/remind-complaints.ts";
import { indexMissingMessages } from "../modules/message/conversation/message.search-index.ts";
import { forgetOldInquiries } from "../modules/message/inquiry/forget-old-inquiries.ts";
import { sendMailings } from "../modules/message/mailing/send-mailings.ts";
import { forgetStagedFiles } from "../modules/money/bank-file/forget-staged-files.ts";
import { markOverdueInvoices } from "../modules/money/bank-payment/mark-overdue-invoices.ts";
import { settleDuePayments } from "../modules/money/payment/settle-due-payments.ts";
import { settleDueRefunds } from "../modules/money/refund/settle-due-refunds.ts";
import { renewSubscriptions } from "../modules/money/subscription/renew-subscriptions.ts";
import { publishDueNews } from "../modules/site/newsroom/publish-due-news.ts";
import { expireDueWorks } from "../modules/work/life/expire-due-works.ts";
import { publishDueWorks } from "../modules/work/life/publish-due-works.ts";
import { forgetOldViews } from "../modules/work/like/view-counter.ts";
import { alertSavedSearches } from "../modules/work/saved-search/alert-saved-searches.ts";
import { RateLimit } from "../platform/rate-limit/rate-limit.entity.ts";
import type { Ctx } from "../shared/ctx.ts";
import { systemContext } from "./request-context.ts";
import type { Services } from "./services.ts";

/** Registers a task that runs a command as the system, then publishes its events. */
function commandTask(services: Services, name: string, everySeconds: number, command: (ctx: Ctx) => Promise<unknown>): void {
  const run = async () => {
    const { ctx, publishEvents } = systemContext(services, name);
    await command(ctx);
    publishEvents();
  };
  services.jobs.registerTask({ name, everySeconds, run });
}

/** Periodic work of the product by name. */
export function registerTasks(services: Services): void {
  const { clock, environment, furigana, jobs, storage } = services;
  commandTask(services, "publish-due-works", 20, publishDueWorks);
  commandTask(services, "remind-complaints", 600, remindComplaints);
  jobs.registerTask({ name: "forget-old-complaints", everySeconds: 3_600, run: (em) => forgetOldComplaints(em, clock()) });
  commandTask(services, "publish-due-news", 10, publishDueNews);
  commandTask(services, "renew-subscriptions", 60, renewSubscriptions);
  commandTask(services, "settle-due-payments", 10, settleDuePayments);
  commandTask(services, "settle-due-refunds", 10, settleDueRefunds);
  commandTask(services, "send-mailings", 1, sendMailings);
  commandTask(services, "mark-overdue-invoices", 600, markOverdueInvoices);
  jobs.registerTask({ name: "forget-staged-files", everySeconds: 3_600, run: (em) => forgetStagedFiles(em, clock()) });
  commandTask(services, "turn-due-movies", 20, turnDueMovies);
  commandTask(services, "expire-due-works", 30, expireDueWorks);
  commandTask(services, "alert-saved-searches", 60, alertSavedSearches);
  commandTask(services, "remind-companies", 600, remindCompanies);
  commandTask(services, "remind-hires", 3_600, remindHires);
  commandTask(services, "recompute-replies", 3_600, recomputeReplies);
  commandTask(services, "tell-closing-likes", 600, tellClosingLikes);
  commandTask(services, "erase-due-users", 600, eraseDueUsers);
  if (environment.furigana) {
    jobs.registerTask({ name: "fill-missing-ruby", everySeconds: 1, run: (em) => fillMissingRuby(em, furigana) });
  }
  commandTask(services, "expire-due-attempts", 15, expireDueAttempts);
  commandTask(services, "check-exam-items", 6 * 3_600, checkItems);
  jobs.registerTask({
    name: "forget-ended-sessions",
    everySeconds: 600,
    run: async (em) => void (await em.nativeDelete(Session, { expiresAt: { $lte: clock() } })),
  });
  jobs.registerTask({
    name: "forget-ended-mail-tokens",
    everySeconds: 3_600,
    run: async (em) => void (await em.nativeDelete(MailToken, { expiresAt: { $lte: clock() } })),
  });
  jobs.registerTask({ name: "index-missing-profiles", everySeconds: 5, run: async (em) => void (await indexMissingProfiles(em)) });
  jobs.registerTask({ name: "index-missing-messages", everySeconds: 5, run: async (em) => void (await indexMissingMessages(em)) });
  jobs.registerTask({ name: "forget-old-views", everySeconds: 3_600, run: (em) => forgetOldViews(em, clock()) });
  jobs.registerTask({
    name: "forget-unconfirmed-companies",
    everySeconds: 3_600,
    // Links work for a day; the mail token goes by its own time.
    run: async (em) =>
      void (await em.nativeDelete(CompanyRegistration, { createdAt: { $lte: new Date(clock().getTime() - 25 * 3_600_000) } })),
  });
  jobs.registerTask({
    name: "forget-old-inquiries",
    everySeconds: 3_600,
    run: async (em) => void (await forgetOldInquiries(em, clock())),
  });
  jobs.registerTask({ name: "forget-unfinished-files", everySeconds: 3_600, run: () => storage.forgetUnfinished() });
  jobs.registerTask({
    name: "forget-ended-limits",
    everySeconds: 600,
    run: async (em) => void (await em.nativeDelete(RateLimit, { expire: { $lte: String(clock().getTime()) } })),
  });
}
