import { Field, ID, InputType, Int } from "type-graphql";
import { RecommendationEnum } from "./review.type.ts";
import type { Recommendation } from "./scorecard.entity.ts";

const points = { nullable: true, description: "1 to 5; leave it out when you cannot tell yet." };

@InputType("AddEntryNoteInput", { description: "A note about an applicant." })
export class AddEntryNoteInput {
  @Field(() => ID, { description: "The application." })
  entryId!: string;

  @Field(() => String, { description: "At most 4,000 characters." })
  body!: string;
}

@InputType("DeleteEntryNoteInput", { description: "Which note." })
export class DeleteEntryNoteInput {
  @Field(() => ID, { description: "One of the member's own notes." })
  id!: string;
}

@InputType("SaveScorecardInput", { description: "The member's rating of an applicant; it replaces their earlier one." })
export class SaveScorecardInput {
  @Field(() => ID, { description: "The application." })
  entryId!: string;

  @Field(() => Int, points)
  japanese?: number | null;

  @Field(() => Int, points)
  experience?: number | null;

  @Field(() => Int, points)
  communication?: number | null;

  @Field(() => Int, points)
  motivation?: number | null;

  @Field(() => RecommendationEnum, { description: "The member's advice." })
  recommendation!: Recommendation;

  @Field(() => String, { nullable: true, description: "At most 2,000 characters." })
  comment?: string;
}
