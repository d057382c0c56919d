import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { graphqlEnum, JapaneseLevelEnum, SuspensionGroundEnum } from "../../../shared/graphql/enums.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { SuspensionGround } from "../../../shared/vocabulary/suspension-ground.ts";
import { eraseGrounds } from "./erase-seeker.ts";
import { seekerSorts } from "./seeker-account.queries.ts";
import { type UserStatus, userStatuses } from "./user.entity.ts";

export const UserStatusEnum = graphqlEnum("UserStatus", userStatuses, "State of a seeker's account; CANCELLING may come back for 30 days.");
export const SeekerSortEnum = graphqlEnum("AdminSeekerSort", seekerSorts, "Order by the time of registration.");
export const EraseGroundEnum = graphqlEnum("EraseGround", eraseGrounds, "On what ground an account is erased.");

@InputType("AdminSeekerFilter", { description: "Which seekers; what is left out does not narrow." })
export class AdminSeekerFilterInput {
  @Field(() => String, { nullable: true, description: "Parts of names in any script, of the mail address, or an id." })
  keyword?: string | null;

  @Field(() => [UserStatusEnum], { nullable: true, description: "States of the account." })
  statuses?: UserStatus[] | null;

  @Field(() => [JapaneseLevelEnum], { nullable: true, description: "Levels measured by the exam; NATIVE is not among them." })
  measuredLevels?: MeasuredLevel[] | null;

  @Field(() => Boolean, { nullable: true, description: "Also those who have no complete result." })
  unmeasured?: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Registered at this time or later." })
  registeredFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Registered before this time." })
  registeredBefore?: Date | null;
}

@InputType("SuspendSeekerInput", { description: "Stops an account." })
export class SuspendSeekerInput {
  @Field(() => ID, { description: "The seeker." })
  id!: string;

  @Field(() => Int, { description: "As it was read." })
  version!: number;

  @Field(() => SuspensionGroundEnum, { description: "On what ground; the seeker reads it in their language." })
  ground!: SuspensionGround;

  @Field(() => String, { description: "Why; for the operator only, 1 to 2,000 characters." })
  reason!: string;
}

@InputType("UnsuspendSeekerInput", { description: "Lifts a suspension." })
export class UnsuspendSeekerInput {
  @Field(() => ID, { description: "The seeker." })
  id!: string;

  @Field(() => Int, { description: "As it was read." })
  version!: number;

  @Field(() => String, { description: "Why; for the operator only, 1 to 2,000 characters." })
  reason!: string;
}

@InputType("EraseSeekerInput", { description: "Erases an account for good." })
export class EraseSeekerInput {
  @Field(() => ID, { description: "The seeker." })
  id!: string;

  @Field(() => Int, { description: "As it was read." })
  version!: number;

  @Field(() => EraseGroundEnum, { description: "On what ground; kept in the audit record." })
  ground!: (typeof eraseGrounds)[number];

  @Field(() => String, { description: "Why, 1 to 2,000 characters; goes with the person." })
  reason!: string;
}

@InputType("EndSeekerSessionsInput", { description: "Signs a seeker out." })
export class EndSeekerSessionsInput {
  @Field(() => ID, { description: "The seeker." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "One browser; all of them when left out." })
  sessionId?: string | null;
}
