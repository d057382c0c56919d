import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { CancellationImpact } from "./cancellation.queries.ts";
import { type CancellationReason, cancellationReasons } from "./cancellation-survey.entity.ts";

const CancellationReasonEnum = graphqlEnum("CancellationReason", cancellationReasons, "Why a seeker leaves; choosing none is fine.");

@Audience("SEEKER")
@ObjectType("CancellationImpact", { simpleResolvers: true, description: "What ends and what is erased when the seeker leaves." })
export class CancellationImpactType implements Omit<CancellationImpact, "userId"> {
  @Field(() => Int, { description: "Applications under way; they end at once and their companies are told." })
  openEntryCount!: number;

  @Field(() => Int, { description: "Conversations." })
  conversationCount!: number;

  @Field(() => Int, { description: "Liked works." })
  likedWorkCount!: number;

  @Field(() => Int, { description: "Stored files." })
  fileCount!: number;
}

@InputType("CancelAccountInput", { description: "The seeker leaves." })
export class CancelAccountInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The password, once more; null of an account that has none, which proves itself by its provider or passkey within ten minutes.",
  })
  password?: string | null;

  @Field(() => Boolean, { description: "True when the seeker has read what is lost." })
  understood!: boolean;

  @Field(() => [CancellationReasonEnum], { description: "May be empty." })
  reasons!: CancellationReason[];

  @Field(() => String, { nullable: true, description: "At most 2,000 characters; erased with the account." })
  comment?: string | null;
}

@Audience("PUBLIC")
@ObjectType("CancelAccountPayload", { description: "Answer of cancelAccount. Every session of the seeker has ended." })
export class CancelAccountPayload extends PayloadType {
  @Field(() => GraphQLDateTime, { nullable: true, description: "From then on the account is erased; signing in before brings it back." })
  eraseAfter!: Date | null;
}
