import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Commute, type CommuteBand, commuteBands } from "./commute.ts";

const CommuteBandEnum = graphqlEnum(
  "CommuteBand",
  commuteBands,
  "How long the way to work takes, about: in the same town, within 30, 60 or 90 minutes, or longer.",
);

@Audience("PUBLIC")
@ObjectType("Commute", {
  simpleResolvers: true,
  description: "How far a workplace is from where the seeker lives: about, in a straight line between the middles of the two towns.",
})
export class CommuteType implements Commute {
  @Field(() => Int, { description: "Whole kilometres." })
  kilometres!: number;

  @Field(() => CommuteBandEnum, { description: "What the way takes, about." })
  band!: CommuteBand;
}
