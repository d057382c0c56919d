import "reflect-metadata";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { type BuildSchemaOptions, buildSchemaSync } from "type-graphql";
import { AddressPublicResolver } from "../modules/address/address.public.resolver.ts";
import { AdminHomeResolver } from "../modules/admin-user/admin-home.resolver.ts";
import { AdminUserResolver } from "../modules/admin-user/admin-user.resolver.ts";
import { ApiKeyAdminResolver } from "../modules/api-key/api-key.admin.resolver.ts";
import { EntryNoteResolver, EntryReviewResolver, ScorecardResolver } from "../modules/applicant-review/review.company.resolver.ts";
import { AttachmentResolver, SeekerFilesResolver } from "../modules/attachment/attachment.resolver.ts";
import { AuditResolver } from "../modules/audit/audit.resolver.ts";
import { BankFileAdminResolver } from "../modules/bank-file/bank-file.admin.resolver.ts";
import {
  AdminInvoiceResolver,
  BankAssignmentResolver,
  BankPaymentAdminResolver,
} from "../modules/bank-payment/bank-payment.admin.resolver.ts";
import { BlockedCompanyResolver } from "../modules/blocked-company/blocked-company.resolver.ts";
import { BusinessReportResolver } from "../modules/business-report/business-report.resolver.ts";
import { CancellationResolver } from "../modules/cancellation/cancellation.resolver.ts";
import { CompanyCompanyResolver } from "../modules/company/company.company.resolver.ts";
import { companyFields } from "../modules/company/company.fields.ts";
import { CompanyDashboardResolver } from "../modules/company/company-dashboard.resolver.ts";
import {
  CompanyAccountAdminResolver,
  CompanyAccountFieldsResolver,
  CompanyEventResolver,
} from "../modules/company-account/company-account.admin.resolver.ts";
import { CompanyClosingResolver } from "../modules/company-closing/company-closing.resolver.ts";
import { CompanyMemberCompanyResolver } from "../modules/company-member/company-member.company.resolver.ts";
import { CompanyMemberPublicResolver } from "../modules/company-member/company-member.public.resolver.ts";
import { CompanyTemplateResolver } from "../modules/company-template/company-template.resolver.ts";
import { ComplaintResolver } from "../modules/complaint/complaint.resolver.ts";
import { ConversationCompanyResolver } from "../modules/conversation/conversation.company.resolver.ts";
import { ConversationSeekerResolver } from "../modules/conversation/conversation.seeker.resolver.ts";
import { MessageResolver } from "../modules/conversation/message.resolver.ts";
import { TalkAdminResolver, TalkPageResolver } from "../modules/conversation-review/talk.admin.resolver.ts";
import { EntryCompanyResolver } from "../modules/entry/entry.company.resolver.ts";
import { EntryDraftResolver, EntrySeekerResolver } from "../modules/entry/entry.seeker.resolver.ts";
import { EntryBoardResolver } from "../modules/entry/entry-board.resolver.ts";
import { EntryCountsResolver } from "../modules/entry/entry-counts.resolver.ts";
import { MoveEntriesResolver } from "../modules/entry/move-entries.resolver.ts";
import { EntryFilterResolver } from "../modules/entry-filter/entry-filter.resolver.ts";
import { FollowupCompanyResolver, FollowupSeekerResolver } from "../modules/entry-followup/followup.resolver.ts";
import { HireCheckResolver, HireResolver } from "../modules/hire/hire.resolver.ts";
import { InquiryAdminResolver } from "../modules/inquiry/inquiry.admin.resolver.ts";
import { InquiryPublicResolver } from "../modules/inquiry/inquiry.public.resolver.ts";
import { InterviewCompanyResolver, InterviewSeekerResolver } from "../modules/interview/interview.resolver.ts";
import { ItemDeskResolver, TestAttemptDeskResolver } from "../modules/item-desk/item-desk.resolver.ts";
import { LicencePublicResolver } from "../modules/licence/licence.public.resolver.ts";
import { LicenceSeekerResolver } from "../modules/licence/licence.seeker.resolver.ts";
import { MailingAdminResolver } from "../modules/mailing/mailing.admin.resolver.ts";
import { MatchingPublicResolver, MatchingSeekerResolver } from "../modules/matching/matching.public.resolver.ts";
import { MoviePublicResolver, MovieSeekerResolver } from "../modules/movie/movie.public.resolver.ts";
import { NewsCompanyResolver } from "../modules/news/news.company.resolver.ts";
import { NewsPublicResolver } from "../modules/news/news.public.resolver.ts";
import { NewsUserResolver } from "../modules/news/news.user.resolver.ts";
import { NewsFieldsResolver } from "../modules/news/news-fields.resolver.ts";
import { NewsroomResolver } from "../modules/newsroom/newsroom.resolver.ts";
import { NotificationResolver } from "../modules/notification/notification.resolver.ts";
import { OperatorThreadAdminResolver, OperatorThreadPageResolver } from "../modules/operator-message/operator-thread.admin.resolver.ts";
import { PracticeSeekerResolver } from "../modules/practice/practice.seeker.resolver.ts";
import { ReadingAdminResolver } from "../modules/reading/reading.admin.resolver.ts";
import { ReadingCompanyResolver } from "../modules/reading/reading.company.resolver.ts";
import { LicenceSalePageResolver, LicenceSaleRefundResolver, LicenceSaleResolver } from "../modules/refund/refund.admin.resolver.ts";
import { SavedSearchResolver } from "../modules/saved-search/saved-search.resolver.ts";
import { SeekerAccountAdminResolver } from "../modules/seeker-account/seeker-account.admin.resolver.ts";
import { DevicesResolver } from "../modules/session/devices.resolver.ts";
import { SessionAccountResolver } from "../modules/session/session.account.resolver.ts";
import { SessionAdminResolver } from "../modules/session/session.admin.resolver.ts";
import { SessionPublicResolver } from "../modules/session/session.public.resolver.ts";
import { SettingsResolver } from "../modules/settings/settings.resolver.ts";
import { ShiftSeekerResolver } from "../modules/shift/shift.seeker.resolver.ts";
import { SitePublicResolver } from "../modules/site/site.public.resolver.ts";
import { StudioResolver } from "../modules/studio/studio.resolver.ts";
import { SubscriptionCompanyResolver } from "../modules/subscription/subscription.company.resolver.ts";
import { TestPublicResolver } from "../modules/test/test.public.resolver.ts";
import { TestResultResolver, TestSeekerResolver } from "../modules/test/test.seeker.resolver.ts";
import { MemberTwoFactorResolver, TwoFactorResolver } from "../modules/two-factor/two-factor.resolver.ts";
import { UserPublicResolver } from "../modules/user/user.public.resolver.ts";
import { SeekerProfileResolver, UserSeekerResolver } from "../modules/user/user.seeker.resolver.ts";
import { KeptWorkResolver } from "../modules/work/kept-work.resolver.ts";
import { PostingCheckResolver } from "../modules/work/posting-check.resolver.ts";
import { WorkAdminResolver } from "../modules/work/work.admin.resolver.ts";
import { WorkCompanyResolver } from "../modules/work/work.company.resolver.ts";
import { postingFields, publicWorkFields } from "../modules/work/work.fields.ts";
import { WorkPublicResolver } from "../modules/work/work.public.resolver.ts";
import { WorkSearchResolver } from "../modules/work/work.search.resolver.ts";
import { WorkSeekerResolver } from "../modules/work/work.seeker.resolver.ts";
import {
  WorkRevisionAdminResolver,
  WorkRevisionCompanyResolver,
  WorkRevisionFieldsResolver,
} from "../modules/work-revision/work-revision.resolver.ts";
import { createLocalPubSub, type PubSub } from "../platform/pubsub/pubsub.ts";
import { answerPlainly, callFunctions } from "../shared/graphql/plain-fields.ts";
import { authChecker } from "./auth-checker.ts";
import { checkAudiences } from "./check-audiences.ts";

/** Every resolver of the product by name. */
const resolvers: BuildSchemaOptions["resolvers"] = [
  DevicesResolver,
  BlockedCompanyResolver,
  NotificationResolver,
  SavedSearchResolver,
  CancellationResolver,
  EntryCountsResolver,
  NewsCompanyResolver,
  NewsUserResolver,
  AddressPublicResolver,
  ApiKeyAdminResolver,
  AttachmentResolver,
  AdminHomeResolver,
  AuditResolver,
  AdminUserResolver,
  AdminInvoiceResolver,
  BankAssignmentResolver,
  BankFileAdminResolver,
  BankPaymentAdminResolver,
  CompanyAccountAdminResolver,
  CompanyAccountFieldsResolver,
  CompanyEventResolver,
  CompanyCompanyResolver,
  CompanyDashboardResolver,
  CompanyClosingResolver,
  CompanyMemberCompanyResolver,
  CompanyMemberPublicResolver,
  ConversationCompanyResolver,
  ConversationSeekerResolver,
  TalkAdminResolver,
  TalkPageResolver,
  EntryCompanyResolver,
  CompanyTemplateResolver,
  EntryFilterResolver,
  FollowupCompanyResolver,
  FollowupSeekerResolver,
  HireResolver,
  HireCheckResolver,
  EntryDraftResolver,
  EntrySeekerResolver,
  InquiryPublicResolver,
  InquiryAdminResolver,
  ComplaintResolver,
  BusinessReportResolver,
  SettingsResolver,
  EntryReviewResolver,
  EntryBoardResolver,
  MoveEntriesResolver,
  EntryNoteResolver,
  ScorecardResolver,
  InterviewCompanyResolver,
  InterviewSeekerResolver,
  KeptWorkResolver,
  PostingCheckResolver,
  WorkRevisionAdminResolver,
  WorkRevisionCompanyResolver,
  WorkRevisionFieldsResolver,
  ItemDeskResolver,
  TestAttemptDeskResolver,
  LicencePublicResolver,
  LicenceSeekerResolver,
  LicenceSaleResolver,
  LicenceSalePageResolver,
  LicenceSaleRefundResolver,
  MailingAdminResolver,
  MatchingPublicResolver,
  MatchingSeekerResolver,
  MessageResolver,
  MoviePublicResolver,
  MovieSeekerResolver,
  NewsFieldsResolver,
  NewsPublicResolver,
  NewsroomResolver,
  PracticeSeekerResolver,
  OperatorThreadAdminResolver,
  OperatorThreadPageResolver,
  ReadingAdminResolver,
  ReadingCompanyResolver,
  SeekerAccountAdminResolver,
  SeekerProfileResolver,
  SeekerFilesResolver,
  SessionAccountResolver,
  SessionAdminResolver,
  SessionPublicResolver,
  ShiftSeekerResolver,
  TestPublicResolver,
  TestResultResolver,
  TestSeekerResolver,
  SitePublicResolver,
  StudioResolver,
  SubscriptionCompanyResolver,
  TwoFactorResolver,
  MemberTwoFactorResolver,
  UserPublicResolver,
  UserSeekerResolver,
  WorkAdminResolver,
  WorkCompanyResolver,
  WorkPublicResolver,
  WorkSearchResolver,
  WorkSeekerResolver,
];

/** Types of rows and of their groups: their values are taken as they are. */
const rowTypes = ["WorkPosting", "Company", "Employer", "Workplace", "Salary", "WorkHours", "Insurance", "WorkContract", "Selection"];

/** Builds the schema and refuses to start when an operation is not classified. Inputs are validated by the commands. */
export function createSchema(pubSub: PubSub = createLocalPubSub()): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, authChecker, authMode: "error", validate: false, pubSub });
  answerPlainly(schema, { WorkPosting: postingFields, Work: publicWorkFields, Company: companyFields });
  callFunctions(schema, rowTypes);
  checkAudiences(schema);
  return schema;
}

/** The contract as text, sorted, as it stands in schema.graphql. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
