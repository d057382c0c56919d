import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type ReadabilityLevel, readabilityLevels } from "./words-of-text.ts";

const ReadabilityLevelEnum = graphqlEnum(
  "ReadabilityLevel",
  readabilityLevels,
  "The N level that reading a text takes; our own grade, not an official one.",
);

@Audience("COMPANY", "ADMIN")
@ObjectType("HardWord", { description: "A word that makes a text hard to read." })
export class HardWordType {
  @Field(() => String, { description: "As it stands in the text." })
  word!: string;

  @Field(() => ReadabilityLevelEnum, { description: "Level at which learners read it." })
  level!: ReadabilityLevel;
}

@Audience("COMPANY", "ADMIN")
@ObjectType("Readability", { description: "How hard the duties of a posting are to read." })
export class ReadabilityType {
  @Field(() => ReadabilityLevelEnum, { description: "Level of the text." })
  level!: ReadabilityLevel;

  @Field(() => [HardWordType], { description: "Up to twelve words that make it hard, hardest first." })
  hardWords!: HardWordType[];

  @Field(() => Boolean, { description: "True when the text is two levels or more above what the posting asks of applicants." })
  isTooHard!: boolean;
}
