import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { type OfferWay, offerWays } from "../../../shared/vocabulary/offer-way.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";

const OfferWayEnum = graphqlEnum("OfferWay", offerWays, "The lawful way by which somebody whom the rules say no to may join.");

@Audience("SEEKER", "COMPANY")
@ObjectType("OfferCondition", {
  simpleResolvers: true,
  description: "What an offer depends on. Nobody joins before the residence card is checked.",
})
export class OfferConditionType {
  @Field(() => OfferWayEnum, { description: "The way." })
  way!: OfferWay;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "The 在留資格 to change to." })
  status!: ResidenceStatus | null;

  @Field(() => Float, { nullable: true, description: "Hours a week at most." })
  weeklyHours!: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day of work at the earliest." })
  startsOn!: string | null;
}

@InputType("OfferConditionInput", { description: "The lawful way of an offer: what it names is judged by the same rules." })
export class OfferConditionInput {
  @Field(() => OfferWayEnum, { description: "The way." })
  way!: OfferWay;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "For CHANGE_OF_STATUS." })
  status?: ResidenceStatus | null;

  @Field(() => Float, { nullable: true, description: "For FEWER_HOURS: hours a week." })
  weeklyHours?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "For LATER_START: the first day of work." })
  startsOn?: string | null;
}
