import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { type Recommendation, recommendations } from "./scorecard.entity.ts";

export const RecommendationEnum = graphqlEnum("Recommendation", recommendations, "Should the company go on with the applicant?");

const points = { nullable: true, description: "1 to 5; null when the member cannot tell yet." };
const entryOptions = { nullable: true, description: "The application as it stands now; null when there are errors." };

@Audience("COMPANY")
@ObjectType("EntryNote", { description: "A note for colleagues; the applicant never reads it." })
export class EntryNoteType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Plain text." })
  body!: string;

  @Field(() => String, { description: "Name of the member who wrote it; empty when they have left." })
  author!: string;

  @Field(() => Boolean, { description: "True for the member's own notes." })
  viewerCanDelete!: boolean;

  @Field(() => GraphQLDateTime, { description: "When." })
  createdAt!: Date;
}

@Audience("COMPANY")
@ObjectType("Scorecard", { description: "How one member rates an applicant; the applicant never reads it." })
export class ScorecardType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name of the member; empty when they have left." })
  author!: string;

  @Field(() => Boolean, { description: "True for the member's own card." })
  isOwn!: boolean;

  @Field(() => Int, points)
  japanese!: number | null;

  @Field(() => Int, points)
  experience!: number | null;

  @Field(() => Int, points)
  communication!: number | null;

  @Field(() => Int, points)
  motivation!: number | null;

  @Field(() => RecommendationEnum, { description: "The member's advice." })
  recommendation!: Recommendation;

  @Field(() => String, { description: "Why; may be empty." })
  comment!: string;

  @Field(() => GraphQLDateTime, { description: "Last change." })
  updatedAt!: Date;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("AddEntryNotePayload", { description: "Answer of addEntryNote." })
export class AddEntryNotePayload extends PayloadType {
  @Field(() => CompanyEntryType, entryOptions)
  entry!: CompanyEntryType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DeleteEntryNotePayload", { description: "Answer of deleteEntryNote." })
export class DeleteEntryNotePayload extends PayloadType {
  @Field(() => CompanyEntryType, entryOptions)
  entry!: CompanyEntryType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SaveScorecardPayload", { description: "Answer of saveScorecard." })
export class SaveScorecardPayload extends PayloadType {
  @Field(() => CompanyEntryType, entryOptions)
  entry!: CompanyEntryType | null;
}
