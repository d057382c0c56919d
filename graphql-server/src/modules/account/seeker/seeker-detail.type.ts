import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AgreedTermsType } from "../registration/terms-consent.type.ts";
import { UserStatusEnum } from "./seeker-account.input.ts";
import { AdminSeekerType } from "./seeker-account.type.ts";
import type { SeekerAccountEvent, SeekerDetail, SeekerSession } from "./seeker-detail.presenter.ts";
import type { UserStatus } from "./user.entity.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerSession", { simpleResolvers: true, description: "A browser in which the seeker is signed in." })
export class AdminSeekerSessionType implements SeekerSession {
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
export class AdminSeekerEventType implements SeekerAccountEvent {
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

  @Field(() => String, { description: "Version of the terms that was agreed to at registration." })
  termsVersion!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  termsAcceptedAt!: Date;

  @Field(() => [AgreedTermsType], { description: "Every version that was agreed to, that of the registration too." })
  agreedTerms!: AgreedTermsType[];

  @Field(() => GraphQLDateTime, { nullable: true, description: "From when a leaving account is erased." })
  eraseAfter!: Date | null;

  @Field(() => [UserStatusEnum], { description: "Where the operator may move the account." })
  legalMoves!: UserStatus[];

  @Field(() => [AdminSeekerSessionType], { description: "Where the seeker is signed in; at most 100." })
  sessions!: AdminSeekerSessionType[];

  @Field(() => [AdminSeekerEventType], { description: "Acts of the operator." })
  events!: AdminSeekerEventType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerPayload", { simpleResolvers: true, description: "Answer of the acts on a seeker's account." })
export class AdminSeekerPayload extends PayloadType {
  @Field(() => AdminSeekerDetailType, { nullable: true, description: "As the account stands now; null when there are errors." })
  detail!: AdminSeekerDetailType | null;
}
