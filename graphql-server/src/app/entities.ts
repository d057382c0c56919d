import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { ApiKey } from "../modules/account/api-key/api-key.entity.ts";
import { Attachment } from "../modules/account/attachment/attachment.entity.ts";
import { ClientOperation } from "../modules/account/client-operation/client-operation.entity.ts";
import { Company } from "../modules/account/company/company.entity.ts";
import { CompanyRegistration } from "../modules/account/company/company-registration.entity.ts";
import { CompanyReply } from "../modules/account/company/company-reply.entity.ts";
import { Plan } from "../modules/account/company/plan.entity.ts";
import { CompanyPhoto } from "../modules/account/company-photo/company-photo.entity.ts";
import { EmailChange } from "../modules/account/email-change/email-change.entity.ts";
import { CancellationSurvey } from "../modules/account/leaving/cancellation-survey.entity.ts";
import { CompanyMember } from "../modules/account/member/company-member.entity.ts";
import { NotificationSetting } from "../modules/account/notification/notification-setting.entity.ts";
import { OAuthClient } from "../modules/account/oauth-client/oauth-client.entity.ts";
import { OAuthRecord } from "../modules/account/oauth-client/oauth-record.entity.ts";
import { Passkey } from "../modules/account/passkey/passkey.entity.ts";
import { PasskeyChallenge } from "../modules/account/passkey/passkey-challenge.entity.ts";
import { Credential } from "../modules/account/password/credential.entity.ts";
import { MailToken } from "../modules/account/password/mail-token.entity.ts";
import { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import { LinkedIdentity } from "../modules/account/provider/linked-identity.entity.ts";
import { ProviderVisit } from "../modules/account/provider/provider-visit.entity.ts";
import { TermsConsent } from "../modules/account/registration/terms-consent.entity.ts";
import { User } from "../modules/account/seeker/user.entity.ts";
import { UserEvent } from "../modules/account/seeker/user-event.entity.ts";
import { Session } from "../modules/account/session/session.entity.ts";
import { RecoveryCode } from "../modules/account/two-factor/recovery-code.entity.ts";
import { TwoFactor } from "../modules/account/two-factor/two-factor.entity.ts";
import { AuditAnchor } from "../modules/base/audit/audit-anchor.entity.ts";
import { AuditEvent } from "../modules/base/audit/audit-event.entity.ts";
import { AuditSeal } from "../modules/base/audit/audit-seal.entity.ts";
import { AuditUnsealed } from "../modules/base/audit/audit-unsealed.entity.ts";
import { Deployment } from "../modules/base/jobs/deployment.entity.ts";
import { OutboxMail } from "../modules/base/jobs/outbox-mail.entity.ts";
import { TaskRun } from "../modules/base/jobs/task-run.entity.ts";
import { RuleTier } from "../modules/base/judging/rule-tier.entity.ts";
import { ReadingCorrection } from "../modules/base/reading/reading-correction.entity.ts";
import { CompanyEvent } from "../modules/company/review/company-event.entity.ts";
import { Scout } from "../modules/company/scout/scout.entity.ts";
import { ScoutPermit } from "../modules/company/scout-permit/scout-permit.entity.ts";
import { ScoutStop } from "../modules/company/scout-permit/scout-stop.entity.ts";
import { ScoutSearch } from "../modules/company/scout-search/scout-search.entity.ts";
import { ScoutConsent } from "../modules/company/scout-setting/scout-consent.entity.ts";
import { ScoutListing } from "../modules/company/scout-setting/scout-listing.entity.ts";
import { ScoutSetting } from "../modules/company/scout-setting/scout-setting.entity.ts";
import { CompanyTemplate } from "../modules/company/texts/company-template.entity.ts";
import { Webhook } from "../modules/company/webhook/webhook.entity.ts";
import { WebhookEvent } from "../modules/company/webhook/webhook-event.entity.ts";
import { EntryNote } from "../modules/entry/applicant/entry-note.entity.ts";
import { Scorecard } from "../modules/entry/applicant/scorecard.entity.ts";
import { EntryDraft } from "../modules/entry/application/entry-draft.entity.ts";
import { BlockedCompany } from "../modules/entry/blocked-company/blocked-company.entity.ts";
import { EntryFilter } from "../modules/entry/board/entry-filter.entity.ts";
import { EntryReminder } from "../modules/entry/board/entry-reminder.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../modules/entry/entry/entry-event.entity.ts";
import { EntryTag } from "../modules/entry/handling/entry-tag.entity.ts";
import { HireCheck } from "../modules/entry/hire/hire-check.entity.ts";
import { NoticeRule } from "../modules/entry/hire/notice-rule.entity.ts";
import { InterviewOffer } from "../modules/entry/interview/interview-offer.entity.ts";
import { InterviewSlot } from "../modules/entry/interview/interview-slot.entity.ts";
import { SchoolVacation } from "../modules/entry/shift/school-vacation.entity.ts";
import { Shift } from "../modules/entry/shift/shift.entity.ts";
import { ExamResult } from "../modules/exam/certificate/exam-result.entity.ts";
import { ExamItem } from "../modules/exam/item/exam-item.entity.ts";
import { Movie } from "../modules/exam/movie/movie.entity.ts";
import { MovieItem } from "../modules/exam/movie/movie-item.entity.ts";
import { PracticeAnswer } from "../modules/exam/practice/practice-answer.entity.ts";
import { PracticeDay } from "../modules/exam/practice/practice-day.entity.ts";
import { RecordingPlay } from "../modules/exam/recording/recording-play.entity.ts";
import { Exam } from "../modules/exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../modules/exam/sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../modules/exam/sitting/exam-response.entity.ts";
import { MovieProgress } from "../modules/exam/watching/movie-progress.entity.ts";
import { Complaint } from "../modules/message/complaint/complaint.entity.ts";
import { ComplaintStep } from "../modules/message/complaint/complaint-step.entity.ts";
import { Conversation } from "../modules/message/conversation/conversation.entity.ts";
import { DataIncident } from "../modules/message/incident/data-incident.entity.ts";
import { DataIncidentStep } from "../modules/message/incident/data-incident-step.entity.ts";
import { Inquiry } from "../modules/message/inquiry/inquiry.entity.ts";
import { InquiryEvent } from "../modules/message/inquiry/inquiry-event.entity.ts";
import { Mailing } from "../modules/message/mailing/mailing.entity.ts";
import { MailingBatch } from "../modules/message/mailing/mailing-batch.entity.ts";
import { MessageTemplate } from "../modules/message/mailing/message-template.entity.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { BankFile } from "../modules/money/bank-file/bank-file.entity.ts";
import { BankAssignment } from "../modules/money/bank-payment/bank-assignment.entity.ts";
import { BankPayment } from "../modules/money/bank-payment/bank-payment.entity.ts";
import { KnownPayer } from "../modules/money/bank-payment/known-payer.entity.ts";
import { Invoice } from "../modules/money/invoice/invoice.entity.ts";
import { Licence } from "../modules/money/licence/licence.entity.ts";
import { LicenceProduct } from "../modules/money/licence/licence-product.entity.ts";
import { LicencePurchase } from "../modules/money/licence/licence-purchase.entity.ts";
import { CardPayment } from "../modules/money/payment/card-payment.entity.ts";
import { LedgerEntry } from "../modules/money/payment/ledger-entry.entity.ts";
import { PaymentNotice } from "../modules/money/payment/payment-notice.entity.ts";
import { Refund } from "../modules/money/refund/refund.entity.ts";
import { Subscription } from "../modules/money/subscription/subscription.entity.ts";
import { News } from "../modules/site/news/news.entity.ts";
import { NewsDraft } from "../modules/site/newsroom/news-draft.entity.ts";
import { LegalText } from "../modules/site/page/legal-text.entity.ts";
import { OperatorSettings } from "../modules/site/page/operator-settings.entity.ts";
import { OperatingTerm } from "../modules/site/settings/operating-term.entity.ts";
import { LanguageVersion } from "../modules/site/version/language-version.entity.ts";
import { HiddenWork } from "../modules/work/like/hidden-work.entity.ts";
import { WorkLike } from "../modules/work/like/work-like.entity.ts";
import { WorkView } from "../modules/work/like/work-view.entity.ts";
import { MinimumWage } from "../modules/work/minimum-wage/minimum-wage.entity.ts";
import { PermissionRule } from "../modules/work/permission/permission-rule.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { WorkEvent } from "../modules/work/posting/work-event.entity.ts";
import { WorkReport } from "../modules/work/report/work-report.entity.ts";
import { ReviewClaim } from "../modules/work/review/review-claim.entity.ts";
import { ReviewLook } from "../modules/work/review/review-look.entity.ts";
import { WorkRevision } from "../modules/work/revision/work-revision.entity.ts";
import { SavedSearch } from "../modules/work/saved-search/saved-search.entity.ts";
import { PostingProfile } from "../modules/work/start/posting-profile.entity.ts";
import { WorkTally } from "../modules/work/tally/work-tally.entity.ts";
import { KeyCheck } from "../platform/keys/key-check.entity.ts";
import { TestCharge } from "../platform/payment/test-charge.entity.ts";
import { RateLimit } from "../platform/rate-limit/rate-limit.entity.ts";

/** Every table of the product. */
export const entities = [
  EmailChange,
  Passkey,
  PasskeyChallenge,
  LinkedIdentity,
  ProviderVisit,
  AdminUser,
  ApiKey,
  OAuthClient,
  Scout,
  ScoutConsent,
  ScoutListing,
  ScoutPermit,
  ScoutSearch,
  ScoutSetting,
  ScoutStop,
  Webhook,
  WebhookEvent,
  OAuthRecord,
  ClientOperation,
  Attachment,
  CardPayment,
  Movie,
  MovieItem,
  MovieProgress,
  PracticeAnswer,
  PracticeDay,
  AuditAnchor,
  AuditEvent,
  AuditSeal,
  AuditUnsealed,
  BankFile,
  BankPayment,
  BankAssignment,
  KnownPayer,
  BlockedCompany,
  CancellationSurvey,
  NotificationSetting,
  Refund,
  SavedSearch,
  Company,
  CompanyMember,
  CompanyRegistration,
  Conversation,
  Credential,
  Entry,
  EntryTag,
  EntryDraft,
  EntryEvent,
  Inquiry,
  EntryNote,
  EntryReminder,
  CompanyTemplate,
  EntryFilter,
  HireCheck,
  NoticeRule,
  CompanyReply,
  CompanyPhoto,
  CompanyEvent,
  InterviewOffer,
  InterviewSlot,
  Invoice,
  LedgerEntry,
  Licence,
  LicenceProduct,
  LicencePurchase,
  MailToken,
  Mailing,
  MailingBatch,
  Message,
  MessageTemplate,
  MinimumWage,
  News,
  Complaint,
  ComplaintStep,
  DataIncident,
  DataIncidentStep,
  InquiryEvent,
  OperatingTerm,
  LegalText,
  NewsDraft,
  LanguageVersion,
  OperatorSettings,
  OutboxMail,
  Deployment,
  TaskRun,
  PaymentNotice,
  PermissionRule,
  Plan,
  PostingProfile,
  KeyCheck,
  RateLimit,
  ReadingCorrection,
  Scorecard,
  Session,
  SchoolVacation,
  Shift,
  Subscription,
  TestCharge,
  Exam,
  ExamAttempt,
  ExamItem,
  ExamResponse,
  ExamResult,
  RecordingPlay,
  TwoFactor,
  RecoveryCode,
  RuleTier,
  TermsConsent,
  User,
  UserEvent,
  UserProfile,
  ReviewClaim,
  ReviewLook,
  Work,
  WorkEvent,
  WorkLike,
  HiddenWork,
  WorkReport,
  WorkTally,
  WorkView,
  WorkRevision,
];
