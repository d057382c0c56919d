import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CompanyRoleEnum, CompanyStatusEnum, SuspensionGroundEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { SuspensionGround } from "../../../shared/vocabulary/suspension-ground.ts";
import { AdminCompanyType } from "../../account/company/company.type.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { CompanyMember } from "../../account/member/company-member.entity.ts";
import { MemberStatusEnum } from "../../account/member/member.enums.ts";
import { BillingMethodEnum } from "../../money/invoice/invoice.enums.ts";
import type { Subscription } from "../../money/subscription/subscription.entity.ts";
import { SubscriptionStatusEnum } from "../../money/subscription/subscription.enums.ts";
import { WorkStatusEnum } from "../../work/posting/work.enums.ts";
import type { WorkStatus } from "../../work/posting/work.vocabulary.ts";
import type { AccountFunnel } from "./company-account.loaders.ts";
import type { CompanyReview } from "./company-account.queries.ts";
import type { CompanyEvent } from "./company-event.entity.ts";
import { CompanyEventKindEnum, CompanyReviewEnum } from "./company-review.enums.ts";

const simple = { simpleResolvers: true };

@Audience("ADMIN")
@ObjectType("AdminCompanyMember", { ...simple, description: "Somebody who signs in for a company." })
export class AdminCompanyMemberType implements Pick<CompanyMember, "id" | "name" | "email" | "role" | "status" | "createdAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: "What they may do for the company." })
  role!: CompanyMember["role"];

  @Field(() => MemberStatusEnum, { description: "Invited, active or without access." })
  status!: CompanyMember["status"];

  @Field(() => GraphQLDateTime, { description: "Since when." })
  createdAt!: Date;
}

@Audience("ADMIN")
@ObjectType("AdminPlanSubscription", { ...simple, description: "How a company pays for its plan." })
export class AdminPlanSubscriptionType implements Pick<Subscription, "status" | "method"> {
  @Field(() => SubscriptionStatusEnum, { description: "NONE on the free plan; PAST_DUE when a renewal could not be charged." })
  status!: Subscription["status"];

  @Field(() => BillingMethodEnum, { description: "By card, or by invoice and transfer." })
  method!: Subscription["method"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "End of the period that is billed." })
  periodEnd!: Date | null;

  @Field(() => PlanCodeEnum, { nullable: true, description: "Plan from then on; null: the same again." })
  nextPlan!: PlanCode | null;
}

@Audience("ADMIN")
@ObjectType("WorkStatusCount", { ...simple, description: "Works of one state." })
export class WorkStatusCountType {
  @Field(() => WorkStatusEnum, { description: "The state." })
  status!: WorkStatus;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@Audience("ADMIN")
@ObjectType("CompanyAccountFunnel", { ...simple, description: "How far people got with all works of a company." })
export class CompanyAccountFunnelType implements AccountFunnel {
  @Field(() => Int, { description: "Times its works were opened." })
  viewCount!: number;

  @Field(() => Int, { description: "Likes." })
  likeCount!: number;

  @Field(() => Int, { description: "Applications." })
  entryCount!: number;

  @Field(() => Int, { description: "Applications that reached an interview." })
  interviewCount!: number;

  @Field(() => Int, { description: "Applications that reached an offer." })
  offerCount!: number;

  @Field(() => Int, { description: "People who joined." })
  joinedCount!: number;
}

@Audience("ADMIN")
@ObjectType("CompanyEvent", { description: "One decision of the operator about a company: who, when, why." })
export class CompanyEventType implements Pick<CompanyEvent, "id" | "kind" | "reason" | "at"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => CompanyEventKindEnum, { description: "What was decided." })
  kind!: CompanyEvent["kind"];

  @Field(() => String, { nullable: true, description: "Why." })
  reason!: CompanyEvent["reason"];

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "Who of the back office." })
  byName!: string | null;
}

@Audience("ADMIN")
@ObjectType("AdminCompanyPage", { ...simple, description: "A page of companies in the back office." })
export class AdminCompanyPageType extends CountedPageType {
  @Field(() => [AdminCompanyType], { description: "The items of this page." })
  items!: AdminCompanyType[];
}

@InputType("AdminCompanyFilter", { description: "Which companies. What is not set does not narrow." })
export class AdminCompanyFilterInput {
  @Field(() => String, { nullable: true, description: "Part of a name or of the mail address, a 法人番号, or an id." })
  keyword?: string | null;

  @Field(() => [CompanyStatusEnum], { nullable: true, description: "States." })
  statuses?: CompanyStatus[] | null;

  @Field(() => PlanCodeEnum, { nullable: true, description: "On one plan." })
  planCode?: PlanCode | null;

  @Field(() => CompanyReviewEnum, { nullable: true, description: "Under review: who waits for whom." })
  review?: CompanyReview | null;
}

@InputType({ description: "A company under review that is all right." })
export class ApproveCompanyInput {
  @Field(() => ID, { description: "The company." })
  id!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;
}

@InputType({ description: "A company, and why something is decided about it." })
export class DecideCompanyInput extends ApproveCompanyInput {
  @Field(() => String, { description: "Why; its members read it." })
  reason!: string;
}

@InputType({ description: "The suspension of a company by the operator." })
export class SuspendCompanyInput extends ApproveCompanyInput {
  @Field(() => SuspensionGroundEnum, { description: "On what ground; its members read it in their language." })
  ground!: SuspensionGround;

  @Field(() => String, { nullable: true, description: "What the operator adds in its own words; its members read it." })
  reason?: string | null;
}

@InputType({ description: "A company's change of plan by the operator." })
export class SetCompanyPlanInput {
  @Field(() => ID, { description: "The company." })
  id!: string;

  @Field(() => PlanCodeEnum, { description: "The plan." })
  planCode!: PlanCode;

  @Field(() => Int, { description: "Yen to bill now as the quote said; another sum is refused." })
  expectedTotal!: number;

  @Field(() => String, { description: "Why, for the back office." })
  reason!: string;

  @Field(() => ID, { description: "A UUID the client chooses once per change; the same one again bills nothing more." })
  operationId!: string;
}

const companyNow = { nullable: true, description: "The company as it stands now; null when there are errors." } as const;

@Audience("ADMIN")
@ObjectType("ApproveCompanyPayload", { description: "Answer of approveCompany." })
export class ApproveCompanyPayload extends PayloadType {
  @Field(() => AdminCompanyType, companyNow)
  company!: AdminCompanyType | null;
}

@Audience("ADMIN")
@ObjectType("RefuseCompanyPayload", { description: "Answer of refuseCompany." })
export class RefuseCompanyPayload extends ApproveCompanyPayload {}

@Audience("ADMIN")
@ObjectType("SuspendCompanyPayload", { description: "Answer of suspendCompany." })
export class SuspendCompanyPayload extends ApproveCompanyPayload {}

@Audience("ADMIN")
@ObjectType("SetCompanyPlanPayload", { description: "Answer of setCompanyPlan." })
export class SetCompanyPlanPayload extends ApproveCompanyPayload {}

@Audience("ADMIN")
@ObjectType("RestoreCompanyPayload", { description: "Answer of restoreCompany." })
export class RestoreCompanyPayload extends ApproveCompanyPayload {
  @Field(() => Int, { description: "Works that are back where they were." })
  restoredWorkCount!: number;

  @Field(() => Int, { description: "Works that stay suspended: no room in the plan, or not lawful any more." })
  leftWorkCount!: number;
}
