import { account, agreedVersions, devices, files, profile, waysToSignIn } from "../modules/account/leaving/own-data.ts";
import { forgetWaitingMailsAbout } from "../modules/base/jobs/queue-mail.ts";
import { endScoutsOf } from "../modules/company/scout-setting/change-scout-setting.ts";
import { scouts } from "../modules/company/scout-setting/scout.own-data.ts";
import { EntryDraft } from "../modules/entry/application/entry-draft.entity.ts";
import { takeUpIntent } from "../modules/entry/application/take-up-intent.ts";
import { endEntriesOfUser } from "../modules/entry/entry/end-entries-of-user.ts";
import { endEntriesOfWork } from "../modules/entry/entry/end-entries-of-work.ts";
import { drafts, entries, schoolVacations, settings, shifts } from "../modules/entry/entry/entry.own-data.ts";
import { isInEntryOfViewer, isInOpenEntry } from "../modules/entry/entry/entry-files.ts";
import { noticeRows } from "../modules/entry/hire/notice.dated-rows.ts";
import { examResults, practiceAnswers, practiceDays, watchedMovies } from "../modules/exam/certificate/exam.own-data.ts";
import { examIsCalibrated } from "../modules/exam/item/calibration.ts";
import { entrySubmitted } from "../modules/message/inbox/entry-submitted.ts";
import { inquiries, messages } from "../modules/message/inbox/message.own-data.ts";
import { isInMessageOfViewer, isSent } from "../modules/message/inbox/message-files.ts";
import { purchases } from "../modules/money/licence/licence.own-data.ts";
import { licencePrices } from "../modules/money/licence/licence-prices.ts";
import { currentTermsVersion } from "../modules/site/page/legal-text.queries.ts";
import { hiddenWorks, likedWorks, savedSearches } from "../modules/work/like/work.own-data.ts";
import { minimumWageRows } from "../modules/work/minimum-wage/minimum-wage.dated-rows.ts";
import { permissionRows } from "../modules/work/permission/permission.dated-rows.ts";
import { ruleTierRows } from "../modules/work/rule-tier/rule-tier.dated-rows.ts";
import type { Hooks } from "../shared/ctx.ts";

/** Joins the contexts where one below asks something of one above. */
export const hooks: Hooks = {
  async seekerLeaves(ctx, em, userId) {
    await forgetWaitingMailsAbout(em, userId);
    await endScoutsOf(em, userId, ctx.now());
    await endEntriesOfUser(ctx, em, userId);
    await em.nativeDelete(EntryDraft, { user: userId });
  },
  seekerIntends: takeUpIntent,
  workCloses: endEntriesOfWork,
  entrySubmitted,
  mayReadAttachment: async (ctx, fileId) => (await isInEntryOfViewer(ctx, fileId)) || isInMessageOfViewer(ctx, fileId),
  isAttachmentSent: isSent,
  isAttachmentInUse: isInOpenEntry,
  termsVersion: currentTermsVersion,
  isOnSale: async (em, kind) => kind !== "CERTIFICATE" || examIsCalibrated(em),
  licencePrices,
  ownData: {
    account,
    agreedVersions,
    profile,
    entries,
    messages,
    likedWorks,
    hiddenWorks,
    savedSearches,
    drafts,
    settings,
    shifts,
    schoolVacations,
    scouts,
    examResults,
    watchedMovies,
    practiceAnswers,
    practiceDays,
    purchases,
    inquiries,
    devices,
    waysToSignIn,
    files,
  },
  datedRows: { WAGE: minimumWageRows, PERMISSION: permissionRows, NOTICE: noticeRows, RULE_TIER: ruleTierRows },
};
