import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { AgreedTerms } from "./terms-consent.queries.ts";

@Audience("ADMIN")
@ObjectType("AgreedTerms", { simpleResolvers: true, description: "A version of the terms that somebody agreed to." })
export class AgreedTermsType implements AgreedTerms {
  @Field(() => String, { description: "The version." })
  version!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  acceptedAt!: Date;
}
