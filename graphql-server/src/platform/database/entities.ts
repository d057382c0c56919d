import { AdminUser } from "../../modules/admin-user/admin-user.entity.ts";
import { ApiKey } from "../../modules/api-key/api-key.entity.ts";
import { EntryNote } from "../../modules/applicant-review/entry-note.entity.ts";
import { Scorecard } from "../../modules/applicant-review/scorecard.entity.ts";
import { Attachment } from "../../modules/attachment/attachment.entity.ts";
import { AuditEvent } from "../../modules/audit/audit-event.entity.ts";
import { BankFile } from "../../modules/bank-file/bank-file.entity.ts";
import { BankAssignment } from "../../modules/bank-payment/bank-assignment.entity.ts";
import { BankPayment } from "../../modules/bank-payment/bank-payment.entity.ts";
import { KnownPayer } from "../../modules/bank-payment/known-payer.entity.ts";
import { BlockedCompany } from "../../modules/blocked-company/blocked-company.entity.ts";
import { CancellationSurvey } from "../../modules/cancellation/cancellation-survey.entity.ts";
import { Company } from "../../modules/company/company.entity.ts";
import { CompanyRegistration } from "../../modules/company/company-registration.entity.ts";
import { CompanyReply } from "../../modules/company/company-reply.entity.ts";
import { CompanyEvent } from "../../modules/company-account/company-event.entity.ts";
import { CompanyMember } from "../../modules/company-member/company-member.entity.ts";
import { CompanyTemplate } from "../../modules/company-template/company-template.entity.ts";
import { Complaint } from "../../modules/complaint/complaint.entity.ts";
import { ComplaintStep } from "../../modules/complaint/complaint-step.entity.ts";
import { Conversation } from "../../modules/conversation/conversation.entity.ts";
import { Message } from "../../modules/conversation/message.entity.ts";
import { Entry } from "../../modules/entry/entry.entity.ts";
import { EntryDraft } from "../../modules/entry/entry-draft.entity.ts";
import { EntryEvent } from "../../modules/entry/entry-event.entity.ts";
import { EntryFilter } from "../../modules/entry-filter/entry-filter.entity.ts";
import { EntryReminder } from "../../modules/entry-followup/entry-reminder.entity.ts";
import { HireCheck } from "../../modules/hire/hire-check.entity.ts";
import { NoticeRule } from "../../modules/hire/notice-rule.entity.ts";
import { Inquiry } from "../../modules/inquiry/inquiry.entity.ts";
import { InquiryEvent } from "../../modules/inquiry/inquiry-event.entity.ts";
import { InterviewOffer } from "../../modules/interview/interview-offer.entity.ts";
import { InterviewSlot } from "../../modules/interview/interview-slot.entity.ts";
import { Invoice } from "../../modules/invoice/invoice.entity.ts";
import { JobLease } from "../../modules/job/job-lease.entity.ts";
import { LedgerEntry } from "../../modules/ledger/ledger-entry.entity.ts";
import { Licence } from "../../modules/licence/licence.entity.ts";
import { LicenceProduct } from "../../modules/licence/licence-product.entity.ts";
import { LicencePurchase } from "../../modules/licence/licence-purchase.entity.ts";
import { Mailing } from "../../modules/mailing/mailing.entity.ts";
import { MailingBatch } from "../../modules/mailing/mailing-batch.entity.ts";
import { MessageTemplate } from "../../modules/mailing/message-template.entity.ts";
import { MinimumWage } from "../../modules/minimum-wage/minimum-wage.entity.ts";
import { Movie } from "../../modules/movie/movie.entity.ts";
import { MovieItem } from "../../modules/movie/movie-item.entity.ts";
import { MovieProgress } from "../../modules/movie/movie-progress.entity.ts";
import { News } from "../../modules/news/news.entity.ts";
import { NewsDraft } from "../../modules/newsroom/news-draft.entity.ts";
import { NotificationSetting } from "../../modules/notification/notification-setting.entity.ts";
import { OperatingTerm } from "../../modules/operating-term/operating-term.entity.ts";
import { OutboxMail } from "../../modules/outbox/outbox-mail.entity.ts";
import { CardPayment } from "../../modules/payment/card-payment.entity.ts";
import { PaymentNotice } from "../../modules/payment/payment-notice.entity.ts";
import { PermissionRule } from "../../modules/permission/permission-rule.entity.ts";
import { Plan } from "../../modules/plan/plan.entity.ts";
import { PracticeAnswer } from "../../modules/practice/practice-answer.entity.ts";
import { ReadingCorrection } from "../../modules/reading/reading-correction.entity.ts";
import { Refund } from "../../modules/refund/refund.entity.ts";
import { SavedSearch } from "../../modules/saved-search/saved-search.entity.ts";
import { Credential } from "../../modules/session/credential.entity.ts";
import { MailToken } from "../../modules/session/mail-token.entity.ts";
import { Session } from "../../modules/session/session.entity.ts";
import { SchoolVacation } from "../../modules/shift/school-vacation.entity.ts";
import { Shift } from "../../modules/shift/shift.entity.ts";
import { LegalText } from "../../modules/site/legal-text.entity.ts";
import { OperatorSettings } from "../../modules/site/operator-settings.entity.ts";
import { Subscription } from "../../modules/subscription/subscription.entity.ts";
import { Test } from "../../modules/test/test.entity.ts";
import { TestAttempt } from "../../modules/test/test-attempt.entity.ts";
import { TestItem } from "../../modules/test/test-item.entity.ts";
import { TestResponse } from "../../modules/test/test-response.entity.ts";
import { TestResult } from "../../modules/test/test-result.entity.ts";
import { RecoveryCode } from "../../modules/two-factor/recovery-code.entity.ts";
import { TwoFactor } from "../../modules/two-factor/two-factor.entity.ts";
import { User } from "../../modules/user/user.entity.ts";
import { UserEvent } from "../../modules/user/user-event.entity.ts";
import { UserProfile } from "../../modules/user/user-profile.entity.ts";
import { Work } from "../../modules/work/work.entity.ts";
import { WorkEvent } from "../../modules/work/work-event.entity.ts";
import { WorkLike } from "../../modules/work/work-like.entity.ts";
import { WorkView } from "../../modules/work/work-view.entity.ts";
import { WorkRevision } from "../../modules/work-revision/work-revision.entity.ts";
import { TestCharge } from "../payment/test-charge.entity.ts";
import { RateLimit } from "../rate-limit/rate-limit.entity.ts";

/** Every table of the product. */
export const entities = [
  AdminUser,
  ApiKey,
  Attachment,
  CardPayment,
  Movie,
  MovieItem,
  MovieProgress,
  PracticeAnswer,
  AuditEvent,
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
  CompanyEvent,
  InterviewOffer,
  InterviewSlot,
  JobLease,
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
  InquiryEvent,
  OperatingTerm,
  LegalText,
  NewsDraft,
  OperatorSettings,
  OutboxMail,
  PaymentNotice,
  PermissionRule,
  Plan,
  RateLimit,
  ReadingCorrection,
  Scorecard,
  Session,
  SchoolVacation,
  Shift,
  Subscription,
  TestCharge,
  Test,
  TestAttempt,
  TestItem,
  TestResponse,
  TestResult,
  TwoFactor,
  RecoveryCode,
  User,
  UserEvent,
  UserProfile,
  Work,
  WorkEvent,
  WorkLike,
  WorkView,
  WorkRevision,
];
