import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CardPaymentStatusEnum, EntryStatusEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import type { EntryStatus } from "../../entry/entry/entry.vocabulary.ts";
import { ExamAttemptStatusEnum, MeasurementType } from "../../exam/certificate/test-parts.type.ts";
import type { MeasuredLevel } from "../../exam/engine/level-bands.ts";
import { RefundStatusEnum } from "../../money/refund/licence-refund.type.ts";
import { UserStatusEnum } from "./seeker-account.input.ts";
import { AdminSeekerType } from "./seeker-account.type.ts";
import type { SeekerDetail } from "./seeker-detail.presenter.ts";
import type { UserStatus } from "./user.entity.ts";

type Part<K extends keyof SeekerDetail> = SeekerDetail[K] extends readonly (infer T)[] ? T : never;

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerAttempt", { simpleResolvers: true, description: "A sitting of the exam." })
export class AdminSeekerAttemptType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ExamAttemptStatusEnum, { description: "How it ended." })
  status!: Part<"attempts">["status"];

  @Field(() => GraphQLDateTime, { description: "When it began." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended; null while it runs." })
  endedAt!: Date | null;

  @Field(() => Int, { description: "Answers that count." })
  scoredCount!: number;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "What it measured." })
  level!: MeasuredLevel | null;

  @Field(() => Boolean, { description: "Enough answers for the profile and a certificate." })
  complete!: boolean;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerEntryCount", { simpleResolvers: true, description: "Applications in one state." })
export class AdminSeekerEntryCountType {
  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerEntry", { simpleResolvers: true, description: "An application, without what was written with it." })
export class AdminSeekerEntryType implements Part<"entries"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { description: "Its title." })
  workTitle!: string;

  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "Its name." })
  companyName!: string;

  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it last moved." })
  movedAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerPurchase", { simpleResolvers: true, description: "An order of learning or examination goods." })
export class AdminSeekerPurchaseType implements Part<"purchases"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What was ordered, in the reader's language." })
  product!: string;

  @Field(() => Int, { description: "Yen, tax included." })
  price!: number;

  @Field(() => CardPaymentStatusEnum, { description: "How the payment stands." })
  status!: Part<"purchases">["status"];

  @Field(() => RefundStatusEnum, { nullable: true, description: "How its refund stands; null without one." })
  refundStatus!: Part<"purchases">["refundStatus"];

  @Field(() => String, { nullable: true, description: "Number of the receipt, once paid." })
  receiptNumber!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was ordered." })
  createdAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerSession", { simpleResolvers: true, description: "A browser in which the seeker is signed in." })
export class AdminSeekerSessionType implements Part<"sessions"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Browser and system; empty when unknown." })
  device!: string;

  @Field(() => String, { description: "Network address at sign-in." })
  ip!: string;

  @Field(() => GraphQLDateTime, { description: "When it signed in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "Its last visit." })
  lastSeenAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerEvent", { simpleResolvers: true, description: "An act of the operator on the account." })
export class AdminSeekerEventType implements Part<"events"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => UserStatusEnum, { description: "State before." })
  from!: UserStatus;

  @Field(() => UserStatusEnum, { description: "State after." })
  to!: UserStatus;

  @Field(() => String, { description: "Who did it." })
  actorName!: string;

  @Field(() => String, { nullable: true, description: "Why; null once the account is erased." })
  reason!: string | null;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerDetail", {
  simpleResolvers: true,
  description: "One seeker with what the operator needs, newest first, 20 of each.",
})
export class AdminSeekerDetailType implements SeekerDetail {
  @Field(() => ID, { description: "The seeker's." })
  id!: string;

  @Field(() => AdminSeekerType, { description: "The row of the list." })
  seeker!: AdminSeekerType;

  @Field(() => String, { description: "Version of the terms that was agreed to." })
  termsVersion!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  termsAcceptedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "From when a leaving account is erased." })
  eraseAfter!: Date | null;

  @Field(() => [UserStatusEnum], { description: "Where the operator may move the account." })
  legalMoves!: UserStatus[];

  @Field(() => MeasurementType, { nullable: true, description: "Level as the exam measured it." })
  measurement!: MeasurementType | null;

  @Field(() => [AdminSeekerAttemptType], { description: "Sittings of the exam." })
  attempts!: AdminSeekerAttemptType[];

  @Field(() => [AdminSeekerEntryCountType], { description: "Applications by state; states without any are left out." })
  entryCounts!: AdminSeekerEntryCountType[];

  @Field(() => [AdminSeekerEntryType], { description: "Applications." })
  entries!: AdminSeekerEntryType[];

  @Field(() => [AdminSeekerPurchaseType], { description: "Orders." })
  purchases!: AdminSeekerPurchaseType[];

  @Field(() => [AdminSeekerSessionType], { description: "Where the seeker is signed in; at most 100." })
  sessions!: AdminSeekerSessionType[];

  @Field(() => [AdminSeekerEventType], { description: "Acts of the operator." })
  events!: AdminSeekerEventType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerPayload", { simpleResolvers: true, description: "Answer of the acts on a seeker's account." })
export class AdminSeekerPayload {
  @Field(() => AdminSeekerDetailType, { nullable: true, description: "As the account stands now; null when there are errors." })
  detail!: AdminSeekerDetailType | null;

  @Field(() => [UserErrorType], { description: "What the sender can put right; then nothing was written." })
  errors!: UserErrorType[];
}
