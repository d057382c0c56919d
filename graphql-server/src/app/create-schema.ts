import "reflect-metadata";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { type BuildSchemaOptions, buildSchemaSync } from "type-graphql";
import { AdminHomeResolver } from "../modules/account/admin/admin-home.resolver.ts";
import { AdminUserResolver } from "../modules/account/admin/admin-user.resolver.ts";
import { ApiKeyAdminResolver } from "../modules/account/api-key/api-key.admin.resolver.ts";
import { AttachmentResolver, SeekerFilesResolver } from "../modules/account/attachment/attachment.resolver.ts";
import { ClientOperationAdminResolver } from "../modules/account/client-operation/client-operation.admin.resolver.ts";
import { CompanyCompanyResolver } from "../modules/account/company/company.company.resolver.ts";
import { companyFields } from "../modules/account/company/company.fields.ts";
import { CompanyPublicResolver } from "../modules/account/company/company.public.resolver.ts";
import { CompanyPhotoAdminResolver } from "../modules/account/company-photo/company-photo.admin.resolver.ts";
import { CompanyPhotosResolver, OwnCompanyPhotoResolver } from "../modules/account/company-photo/company-photo.company.resolver.ts";
import { EmailChangePublicResolver, EmailChangeResolver } from "../modules/account/email-change/email-change.resolver.ts";
import { CancellationResolver } from "../modules/account/leaving/cancellation.resolver.ts";
import { CompanyMemberCompanyResolver } from "../modules/account/member/company-member.company.resolver.ts";
import { CompanyMemberPublicResolver } from "../modules/account/member/company-member.public.resolver.ts";
import { NotificationResolver } from "../modules/account/notification/notification.resolver.ts";
import { OAuthClientAdminResolver } from "../modules/account/oauth-client/oauth-client.admin.resolver.ts";
import { PasskeyPublicResolver, PasskeyResolver } from "../modules/account/passkey/passkey.resolver.ts";
import { IdentityResolver, ProviderPublicResolver } from "../modules/account/provider/provider.resolver.ts";
import { UserPublicResolver } from "../modules/account/registration/user.public.resolver.ts";
import { SeekerAccountAdminResolver } from "../modules/account/seeker/seeker-account.admin.resolver.ts";
import { SeekerProfileResolver, UserSeekerResolver } from "../modules/account/seeker/user.seeker.resolver.ts";
import { DevicesResolver } from "../modules/account/session/devices.resolver.ts";
import { SessionAccountResolver } from "../modules/account/session/session.account.resolver.ts";
import { SessionAdminResolver } from "../modules/account/session/session.admin.resolver.ts";
import { SessionPublicResolver } from "../modules/account/session/session.public.resolver.ts";
import { MemberTwoFactorResolver, TwoFactorResolver } from "../modules/account/two-factor/two-factor.resolver.ts";
import { AuditResolver } from "../modules/base/audit/audit.resolver.ts";
import { SystemStateAdminResolver } from "../modules/base/jobs/system-state.admin.resolver.ts";
import { UnsentMailAdminResolver } from "../modules/base/jobs/unsent-mail.admin.resolver.ts";
import { CompanyClosingResolver } from "../modules/company/closing/company-closing.resolver.ts";
import { BusinessReportResolver } from "../modules/company/report/business-report.resolver.ts";
import { CompanyDashboardResolver } from "../modules/company/report/company-dashboard.resolver.ts";
import {
  CompanyAccountAdminResolver,
  CompanyAccountFieldsResolver,
  CompanyEventResolver,
  CompanyMemberFieldsResolver,
} from "../modules/company/review/company-account.admin.resolver.ts";
import { ReadingCompanyResolver } from "../modules/company/texts/company-reading.resolver.ts";
import { CompanyTemplateResolver } from "../modules/company/texts/company-template.resolver.ts";
import { WebhookResolver } from "../modules/company/webhook/webhook.resolver.ts";
import { EntryNoteResolver, EntryReviewResolver, ScorecardResolver } from "../modules/entry/applicant/review.company.resolver.ts";
import { SeekerEntriesResolver } from "../modules/entry/applicant/seeker-entries.resolver.ts";
import { EntryDraftResolver, EntrySeekerResolver } from "../modules/entry/application/entry.seeker.resolver.ts";
import { BlockedCompanyResolver } from "../modules/entry/blocked-company/blocked-company.resolver.ts";
import { EntryCompanyResolver } from "../modules/entry/board/entry.company.resolver.ts";
import { EntryBoardResolver } from "../modules/entry/board/entry-board.resolver.ts";
import { EntryCountsResolver } from "../modules/entry/board/entry-counts.resolver.ts";
import { EntryFilterResolver } from "../modules/entry/board/entry-filter.resolver.ts";
import { FollowupCompanyResolver, FollowupSeekerResolver } from "../modules/entry/board/followup.resolver.ts";
import { MoveEntriesResolver } from "../modules/entry/board/move-entries.resolver.ts";
import { entryFields } from "../modules/entry/entry/entry.fields.ts";
import { EntryHandlingResolver, EntryTagResolver } from "../modules/entry/handling/handling.company.resolver.ts";
import { HireCheckResolver, HireResolver } from "../modules/entry/hire/hire.resolver.ts";
import { InterviewCompanyResolver, InterviewSeekerResolver } from "../modules/entry/interview/interview.resolver.ts";
import { ShiftSeekerResolver } from "../modules/entry/shift/shift.seeker.resolver.ts";
import { ProfileMeasurementResolver, SeekerAttemptsResolver } from "../modules/exam/certificate/measurement.resolver.ts";
import { ExamAttemptDeskResolver, ItemDeskResolver } from "../modules/exam/item/item-desk.resolver.ts";
import { MoviePublicResolver, MovieSeekerResolver } from "../modules/exam/movie/movie.public.resolver.ts";
import { MovieTextsResolver, MovieVersionResolver } from "../modules/exam/movie/movie-version.resolver.ts";
import { StudioResolver } from "../modules/exam/movie/studio.resolver.ts";
import { PracticeSeekerResolver } from "../modules/exam/practice/practice.seeker.resolver.ts";
import { ExamPublicResolver } from "../modules/exam/sitting/exam.public.resolver.ts";
import { ExamResultResolver, ExamSeekerResolver } from "../modules/exam/sitting/exam.seeker.resolver.ts";
import { MessageBridgeResolver } from "../modules/message/bridge/bridge.resolver.ts";
import { ConversationAdminResolver } from "../modules/message/conversation/conversation.admin.resolver.ts";
import { ConversationCompanyResolver } from "../modules/message/conversation/conversation.company.resolver.ts";
import { conversationFields } from "../modules/message/conversation/conversation.fields.ts";
import { ConversationSeekerResolver } from "../modules/message/conversation/conversation.seeker.resolver.ts";
import { MailingAdminResolver } from "../modules/message/mailing/mailing.admin.resolver.ts";
import { MessageResolver } from "../modules/message/message/message.resolver.ts";
import { MessageCheckResolver } from "../modules/message/message/message-check.resolver.ts";
import { OperatorConversationAdminResolver } from "../modules/message/operator-message/operator-conversation.admin.resolver.ts";
import { MessagePhraseResolver, PhraseResolver } from "../modules/message/phrase/phrase.resolver.ts";
import { BankFileAdminResolver } from "../modules/money/bank-file/bank-file.admin.resolver.ts";
import {
  AdminInvoiceResolver,
  BankAssignmentResolver,
  BankPaymentAdminResolver,
} from "../modules/money/bank-payment/bank-payment.admin.resolver.ts";
import { LicencePublicResolver } from "../modules/money/licence/licence.public.resolver.ts";
import { LicenceSeekerResolver } from "../modules/money/licence/licence.seeker.resolver.ts";
import { SeekerPurchasesResolver } from "../modules/money/licence/seeker-purchases.resolver.ts";
import { LicenceSaleRefundResolver, LicenceSaleResolver } from "../modules/money/refund/refund.admin.resolver.ts";
import { SubscriptionCompanyResolver } from "../modules/money/subscription/subscription.company.resolver.ts";
import { AddressPublicResolver } from "../modules/site/address/address.public.resolver.ts";
import { NewsCompanyResolver } from "../modules/site/news/news.company.resolver.ts";
import { NewsPublicResolver } from "../modules/site/news/news.public.resolver.ts";
import { NewsUserResolver } from "../modules/site/news/news.user.resolver.ts";
import { NewsFieldsResolver } from "../modules/site/news/news-fields.resolver.ts";
import { ReadingAdminResolver } from "../modules/site/newsroom/news-reading.admin.resolver.ts";
import { NewsroomResolver } from "../modules/site/newsroom/newsroom.resolver.ts";
import { NewsVersionResolver } from "../modules/site/newsroom/version/news-version.resolver.ts";
import { SitePublicResolver } from "../modules/site/page/site.public.resolver.ts";
import { WorkCompanyResolver } from "../modules/work/life/work.company.resolver.ts";
import { KeptWorkResolver } from "../modules/work/like/kept-work.resolver.ts";
import { WorkSeekerResolver } from "../modules/work/like/work.seeker.resolver.ts";
import { LearningPathResolver } from "../modules/work/matching/learning-path.resolver.ts";
import {
  MatchingPublicResolver,
  MatchingSeekerResolver,
  NamedStatusesAdminResolver,
} from "../modules/work/matching/matching.public.resolver.ts";
import { WorkAdminResolver } from "../modules/work/moderation/work.admin.resolver.ts";
import { ReferenceNumberResolver } from "../modules/work/own-works/reference-number.company.resolver.ts";
import { postingFields, publicWorkFields } from "../modules/work/posting/work.fields.ts";
import { WorkReportPublicResolver } from "../modules/work/report/work-report.public.resolver.ts";
import { PostingCheckResolver } from "../modules/work/requirement/posting-check.resolver.ts";
import {
  WorkRevisionAdminResolver,
  WorkRevisionCompanyResolver,
  WorkRevisionFieldsResolver,
} from "../modules/work/revision/work-revision.resolver.ts";
import { SavedSearchResolver } from "../modules/work/saved-search/saved-search.resolver.ts";
import { WorkPublicResolver } from "../modules/work/search/work.public.resolver.ts";
import { WorkSearchResolver } from "../modules/work/search/work.search.resolver.ts";
import { WorkFacetsResolver } from "../modules/work/search/work-facets.resolver.ts";
import { StartWorkResolver } from "../modules/work/start/start-work.resolver.ts";
import { SuggestionResolver } from "../modules/work/suggestion/suggestion.resolver.ts";
import { ChangeWorksResolver } from "../modules/work/together/change-works.company.resolver.ts";
import { createLocalPubSub, type PubSub } from "../platform/pubsub/pubsub.ts";
import { describeInputs } from "../shared/graphql/describe-inputs.ts";
import { boundLists } from "../shared/graphql/list-arguments.ts";
import { answerPlainly, callFunctions } from "../shared/graphql/plain-fields.ts";
import { storableOnly } from "../shared/graphql/storable-arguments.ts";
import { authChecker } from "./authority/auth-checker.ts";
import { checkAudiences } from "./authority/check-audiences.ts";
import { withholdLeftApplicants } from "./graphql/left-applicants.ts";
import { scoutResolvers } from "./graphql/resolvers/scout-resolvers.ts";
import { NodeResolver } from "./node/node.resolver.ts";
import { tellNodes } from "./node/node-fields.ts";
import { deskResolvers } from "./resolvers/desk-resolvers.ts";
import { settingsResolvers } from "./resolvers/settings-resolvers.ts";

/** Every resolver of the product by name. */
const resolvers: BuildSchemaOptions["resolvers"] = [
  DevicesResolver,
  EmailChangePublicResolver,
  EmailChangeResolver,
  PasskeyPublicResolver,
  PasskeyResolver,
  IdentityResolver,
  ProviderPublicResolver,
  BlockedCompanyResolver,
  NotificationResolver,
  SavedSearchResolver,
  CancellationResolver,
  EntryCountsResolver,
  NewsCompanyResolver,
  NewsUserResolver,
  AddressPublicResolver,
  ApiKeyAdminResolver,
  ClientOperationAdminResolver,
  AttachmentResolver,
  AdminHomeResolver,
  AuditResolver,
  SystemStateAdminResolver,
  UnsentMailAdminResolver,
  AdminUserResolver,
  AdminInvoiceResolver,
  BankAssignmentResolver,
  BankFileAdminResolver,
  BankPaymentAdminResolver,
  CompanyAccountAdminResolver,
  CompanyAccountFieldsResolver,
  CompanyEventResolver,
  CompanyMemberFieldsResolver,
  CompanyCompanyResolver,
  CompanyPhotoAdminResolver,
  CompanyPhotosResolver,
  OwnCompanyPhotoResolver,
  CompanyPublicResolver,
  CompanyDashboardResolver,
  CompanyClosingResolver,
  CompanyMemberCompanyResolver,
  CompanyMemberPublicResolver,
  ConversationCompanyResolver,
  ConversationSeekerResolver,
  ConversationAdminResolver,
  EntryCompanyResolver,
  CompanyTemplateResolver,
  EntryFilterResolver,
  FollowupCompanyResolver,
  FollowupSeekerResolver,
  HireResolver,
  HireCheckResolver,
  EntryDraftResolver,
  EntrySeekerResolver,
  BusinessReportResolver,
  EntryReviewResolver,
  EntryBoardResolver,
  MoveEntriesResolver,
  EntryHandlingResolver,
  EntryTagResolver,
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
  ExamAttemptDeskResolver,
  LicencePublicResolver,
  LicenceSeekerResolver,
  LicenceSaleResolver,
  LicenceSaleRefundResolver,
  MailingAdminResolver,
  MatchingPublicResolver,
  NamedStatusesAdminResolver,
  MatchingSeekerResolver,
  MessageResolver,
  MessageBridgeResolver,
  MessageCheckResolver,
  MessagePhraseResolver,
  PhraseResolver,
  MoviePublicResolver,
  MovieSeekerResolver,
  MovieTextsResolver,
  MovieVersionResolver,
  NewsFieldsResolver,
  NewsPublicResolver,
  NewsroomResolver,
  NewsVersionResolver,
  PracticeSeekerResolver,
  OperatorConversationAdminResolver,
  ReadingAdminResolver,
  ReadingCompanyResolver,
  SeekerAccountAdminResolver,
  SeekerProfileResolver,
  SeekerFilesResolver,
  SessionAccountResolver,
  SessionAdminResolver,
  SessionPublicResolver,
  ShiftSeekerResolver,
  ExamPublicResolver,
  ExamResultResolver,
  ExamSeekerResolver,
  SitePublicResolver,
  StudioResolver,
  SubscriptionCompanyResolver,
  TwoFactorResolver,
  MemberTwoFactorResolver,
  UserPublicResolver,
  UserSeekerResolver,
  WorkAdminResolver,
  WorkCompanyResolver,
  ReferenceNumberResolver,
  ChangeWorksResolver,
  StartWorkResolver,
  WorkPublicResolver,
  WorkSearchResolver,
  WorkFacetsResolver,
  SuggestionResolver,
  WorkSeekerResolver,
  WorkReportPublicResolver,
  SeekerAttemptsResolver,
  ProfileMeasurementResolver,
  SeekerPurchasesResolver,
  SeekerEntriesResolver,
  LearningPathResolver,
  ...deskResolvers,
  ...settingsResolvers,
  NodeResolver,
  OAuthClientAdminResolver,
  ...scoutResolvers,
  WebhookResolver,
];

/** Types of rows and of their groups: their values are taken as they are. */
const rowTypes = ["WorkPosting", "Company", "Employer", "Workplace", "Salary", "WorkHours", "Insurance", "WorkContract", "Selection"];

/** Builds the schema and refuses to start when an operation is not classified. Inputs are validated by the commands. */
export function createSchema(pubSub: PubSub = createLocalPubSub()): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers, authChecker, authMode: "error", validate: false, pubSub, skipCheck: true });
  answerPlainly(schema, { WorkPosting: postingFields, Work: publicWorkFields, Company: companyFields });
  answerPlainly(schema, entryFields);
  answerPlainly(schema, conversationFields);
  tellNodes(schema);
  callFunctions(schema, rowTypes);
  withholdLeftApplicants(schema);
  boundLists(schema);
  describeInputs(schema);
  storableOnly(schema);
  checkAudiences(schema);
  return schema;
}

/** The contract as text, sorted, as it stands in schema.graphql. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
