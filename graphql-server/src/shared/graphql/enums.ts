import { registerEnumType } from "type-graphql";
import { adminRoles } from "../../modules/account/admin/admin-user.entity.ts";
import { companyStatuses } from "../../modules/account/company/company.entity.ts";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import { companyRoles, memberStatuses } from "../../modules/account/member/company-member.entity.ts";
import { companyReviews } from "../../modules/company/review/company-account.queries.ts";
import { companyEventKinds } from "../../modules/company/review/company-event.entity.ts";
import { entryStatuses } from "../../modules/entry/entry/entry.vocabulary.ts";
import {
  complaintChannels,
  complaintParties,
  complaintStatuses,
  complaintSubjects,
} from "../../modules/message/complaint/complaint.entity.ts";
import { complaintStepKinds } from "../../modules/message/complaint/complaint-step.entity.ts";
import { inquiryCategories, inquiryStatuses } from "../../modules/message/inquiry/inquiry.entity.ts";
import { inquiryEventKinds } from "../../modules/message/inquiry/inquiry-event.entity.ts";
import { bankFileStatuses } from "../../modules/money/bank-file/bank-file.entity.ts";
import { lineVerdicts } from "../../modules/money/bank-file/plan-import.ts";
import { bankPaymentSources, bankPaymentStatuses } from "../../modules/money/bank-payment/bank-payment.entity.ts";
import { closeOutcomes } from "../../modules/money/bank-payment/close-bank-payment.ts";
import { billingMethods, invoiceStatuses } from "../../modules/money/invoice/invoice.entity.ts";
import { licenceKinds } from "../../modules/money/licence/licence-product.entity.ts";
import { cardPaymentStatuses } from "../../modules/money/payment/card-payment.entity.ts";
import { subscriptionStatuses } from "../../modules/money/subscription/subscription.entity.ts";
import { newsAudiences, newsCategories, newsStatuses, newsTopics } from "../../modules/site/news/news.entity.ts";
import { sitePageNames } from "../../modules/site/page/site-text.ts";
import * as work from "../../modules/work/posting/work.vocabulary.ts";
import { accountKinds, actorKinds } from "../actor.ts";
import { japaneseLevels } from "../japanese-level.ts";
import { qualifications } from "../qualification.ts";
import { residenceStatuses, workPermissions } from "../work-permission.ts";

/** Makes a GraphQL enum of a list of names; the names are the values. */
export function graphqlEnum<const T extends readonly string[]>(name: string, values: T, description: string): { [K in T[number]]: K };
export function graphqlEnum(name: string, values: readonly string[], description: string): object {
  const members = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(members, { name, description });
  return members;
}

export const AccountKindEnum = graphqlEnum("AccountKind", accountKinds, "The three kinds of account, each with its own session.");
export const ActorKindEnum = graphqlEnum("ActorKind", actorKinds, "Who did something; SYSTEM is expiry and other automatic work.");
export const JapaneseLevelEnum = graphqlEnum("JapaneseLevel", japaneseLevels, "Japanese level, easiest first: 不問, N5 to N1, 母語話者.");
export const EmploymentTypeEnum = graphqlEnum("EmploymentType", work.employmentTypes, "雇用形態.");
export const JobCategoryEnum = graphqlEnum("JobCategory", work.jobCategories, "職種: the 15 major groups of the official classification.");
export const PayUnitEnum = graphqlEnum("PayUnit", work.payUnits, "賃金形態.");
export const RemoteModeEnum = graphqlEnum("RemoteMode", work.remoteModes, "How much of the work may be done from home.");
export const WorkTimeSystemEnum = graphqlEnum("WorkTimeSystem", work.workTimeSystems, "労働時間制.");
export const RenewalKindEnum = graphqlEnum("RenewalKind", work.renewalKinds, "契約の更新.");
export const SmokingMeasureEnum = graphqlEnum("SmokingMeasure", work.smokingMeasures, "受動喫煙防止措置.");
export const WorkStatusEnum = graphqlEnum("WorkStatus", work.workStatuses, "State of a work, from 下書き to its end.");
export const SpecifiedSkillFieldEnum = graphqlEnum("SpecifiedSkillField", work.specifiedSkillFields, "特定技能 fields.");
export const EntryStatusEnum = graphqlEnum("EntryStatus", entryStatuses, "State of an application, from 応募 to its end.");
export const WorkPermissionEnum = graphqlEnum(
  "WorkPermission",
  workPermissions,
  "What a person may do in Japan; asked instead of nationality.",
);
export const ResidenceStatusEnum = graphqlEnum("ResidenceStatus", residenceStatuses, "在留資格.");
export const CompanyRoleEnum = graphqlEnum("CompanyRole", companyRoles, "What a member may do for the company.");
export const CompanyStatusEnum = graphqlEnum("CompanyStatus", companyStatuses, "State of a company's account.");
export const AdminRoleEnum = graphqlEnum("AdminRole", adminRoles, "What a person of the back office may do.");
export const NewsCategoryEnum = graphqlEnum("NewsCategory", newsCategories, "お知らせ or コラム.");
export const LicenceKindEnum = graphqlEnum("LicenceKind", licenceKinds, "What a licence opens: learning and examination goods only.");
export const CardPaymentStatusEnum = graphqlEnum("CardPaymentStatus", cardPaymentStatuses, "How a card payment stands.");
export const PaymentProviderEnum = graphqlEnum("PaymentProvider", ["STRIPE", "TEST"], "Whose card field is shown.");
export const QualificationEnum = graphqlEnum("Qualification", qualifications, "資格・免許 that a work may demand.");
export const NewsTopicEnum = graphqlEnum("NewsTopic", newsTopics, "What a news item or a column is about.");
export const NewsAudienceEnum = graphqlEnum("NewsAudience", newsAudiences, "Who may read a news item.");
export const NewsStatusEnum = graphqlEnum("NewsStatus", newsStatuses, "下書き, 公開予約, 公開中, 公開終了.");
export const MemberStatusEnum = graphqlEnum(
  "MemberStatus",
  memberStatuses,
  "State of a company member: invited, active, or without access.",
);
export const SitePageNameEnum = graphqlEnum("SitePageName", sitePageNames, "The pages of the operator.");
export const InquiryCategoryEnum = graphqlEnum("InquiryCategory", inquiryCategories, "What an inquiry is about.");
export const InquiryStatusEnum = graphqlEnum("InquiryStatus", inquiryStatuses, "State of an inquiry; SPAM was filled in by a program.");
export const InquiryEventKindEnum = graphqlEnum("InquiryEventKind", inquiryEventKinds, "What was done with an inquiry.");
export const ComplaintChannelEnum = graphqlEnum("ComplaintChannel", complaintChannels, "How a complaint came in.");
export const ComplaintPartyEnum = graphqlEnum("ComplaintParty", complaintParties, "Who complains.");
export const ComplaintSubjectEnum = graphqlEnum("ComplaintSubject", complaintSubjects, "What a complaint is about.");
export const ComplaintStatusEnum = graphqlEnum("ComplaintStatus", complaintStatuses, "State of a complaint.");
export const ComplaintStepKindEnum = graphqlEnum("ComplaintStepKind", complaintStepKinds, "What was done about a complaint.");
export const PlanCodeEnum = graphqlEnum("PlanCode", planCodes, "Plans of companies.");
export const BillingMethodEnum = graphqlEnum("BillingMethod", billingMethods, "By card, or by invoice and bank transfer.");
export const InvoiceStatusEnum = graphqlEnum("InvoiceStatus", invoiceStatuses, "What has come in for a bill.");
export const SubscriptionStatusEnum = graphqlEnum("SubscriptionStatus", subscriptionStatuses, "How the payment of a plan stands.");
export const PlanChangeKindEnum = graphqlEnum("PlanChangeKind", ["START", "UPGRADE", "LATER", "KEEP"], "When a change of plan happens.");
export const BankPaymentStatusEnum = graphqlEnum("BankPaymentStatus", bankPaymentStatuses, "What became of money that came in by bank.");
export const BankPaymentSourceEnum = graphqlEnum("BankPaymentSource", bankPaymentSources, "From a bank's file, or written down by hand.");
export const BankPaymentOutcomeEnum = graphqlEnum(
  "BankPaymentOutcome",
  closeOutcomes,
  "How a payment ends without an invoice: sent back, set aside, taken back by the bank; OPEN opens it again.",
);
export const BankFileStatusEnum = graphqlEnum("BankFileStatus", bankFileStatuses, "A file is looked at first, then booked once.");
export const BankLineVerdictEnum = graphqlEnum(
  "BankLineVerdict",
  lineVerdicts,
  "What importing does with a line: pays its invoice, waits for a hand, is there already, or was taken back by the bank.",
);
export const CompanyReviewEnum = graphqlEnum("CompanyReview", companyReviews, "Under review: who waits for whom.");
export const CompanyEventKindEnum = graphqlEnum("CompanyEventKind", companyEventKinds, "What the operator decided about a company.");
