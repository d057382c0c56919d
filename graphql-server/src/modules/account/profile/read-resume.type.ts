import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { HistoryItemType } from "./profile-parts.type.ts";
import type { ResumeFacts } from "./resume-text.ts";
import type { HistoryItem } from "./user-profile.entity.ts";

@InputType("ReadResumeInput", { description: "A résumé file of the seeker's own." })
export class ReadResumeInputType {
  @Field(() => ID, { description: "The file." })
  fileId!: string;
}

@Audience("SEEKER")
@ObjectType("ResumeFacts", {
  simpleResolvers: true,
  description: "What a résumé says beyond doubt, in the terms of the profile; null where it says nothing or several things.",
})
export class ResumeFactsType implements ResumeFacts {
  @Field(() => String, { nullable: true, description: "姓." })
  familyName!: string | null;

  @Field(() => String, { nullable: true, description: "名." })
  givenName!: string | null;

  @Field(() => String, { nullable: true, description: "セイ, as it is written there." })
  familyNameKana!: string | null;

  @Field(() => String, { nullable: true, description: "メイ, as it is written there." })
  givenNameKana!: string | null;

  @Field(() => String, { nullable: true, description: "Name in Latin letters." })
  latinName!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Date of birth." })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: "Telephone as E.164." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "Postal code, 7 digits." })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: "Prefecture, JIS code." })
  prefecture!: string | null;

  @Field(() => String, { nullable: true, description: "市区町村." })
  city!: string | null;

  @Field(() => String, { nullable: true, description: "Street and number." })
  addressLine!: string | null;

  @Field(() => String, { nullable: true, description: "Level of the JLPT that was passed, N1 to N5." })
  jlptLevel!: string | null;

  @Field(() => [HistoryItemType], { description: "学歴." })
  education!: HistoryItem[];

  @Field(() => [HistoryItemType], { description: "職歴." })
  workHistory!: HistoryItem[];
}

@Audience("SEEKER")
@ObjectType("ReadResumePayload", { description: "What was read; nothing is saved." })
export class ReadResumePayloadType extends PayloadType {
  @Field(() => ResumeFactsType, { nullable: true, description: "Null for a file without text that can be read, e.g. a picture." })
  facts!: ResumeFacts | null;
}
