import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminWorkType } from "../posting/work.type.ts";
import { reviewRisks } from "./review-risks.loaders.ts";

export const ReviewRiskEnum = graphqlEnum(
  "ReviewRisk",
  reviewRisks,
  "Why a posting under review deserves a closer look: its company never published one, readers reported postings of it, this one was returned before.",
);

@Audience("ADMIN_OPERATOR")
@ObjectType("ReviewClaim", { simpleResolvers: true, description: "That a moderator has a posting under review in hand." })
export class ReviewClaimType {
  @Field(() => String, { description: "Whose it is." })
  by!: string;

  @Field(() => Boolean, { description: "True for one's own." })
  isOwn!: boolean;

  @Field(() => GraphQLDateTime, { description: "Since when." })
  claimedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When their approval takes effect: until then it can be taken back. Null while nothing is decided.",
  })
  approvesAt!: Date | null;
}

@InputType("ClaimReviewInput", {
  description: "Takes a posting under review in hand, or says that it still is; renew it every half minute.",
})
export class ClaimReviewInput {
  @Field(() => ID, { description: "The work." })
  id!: string;

  @Field(() => Boolean, { nullable: true, description: "True takes it over from a colleague." })
  takesOver?: boolean | null;
}

@InputType("ReviewInput", { description: "A posting under review." })
export class ReviewInput {
  @Field(() => ID, { description: "The work." })
  id!: string;
}

@InputType("HoldApprovalInput", { description: "Approves a posting or its changes in ten seconds." })
export class HoldApprovalInput extends ReviewInput {
  @Field(() => Int, { description: "Version of the revision where changes are under review, of the work otherwise, as it was read." })
  version!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ReviewPayload", { description: "The posting under review after an act." })
export class ReviewPayload extends PayloadType {
  @Field(() => AdminWorkType, { nullable: true, description: "The work as it stands now; null when there are errors." })
  work!: AdminWorkType | null;
}
