import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ReadingCorrection } from "./reading-correction.entity.ts";

@Audience("COMPANY", "ADMIN")
@ObjectType("ReadingCorrection", { simpleResolvers: true, description: "How the author of a text says a word is read." })
export class ReadingCorrectionType implements Pick<ReadingCorrection, "id" | "word" | "reading"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As it stands in the text." })
  word!: string;

  @Field(() => String, { description: "Hiragana." })
  reading!: string;
}

@Audience("COMPANY")
@ObjectType("SetCompanyReadingPayload", { description: "The corrections after the change." })
export class SetCompanyReadingPayload extends PayloadType {
  @Field(() => [ReadingCorrectionType], { nullable: true, description: "All of the work or the company, at most 200; null with errors." })
  readings!: ReadingCorrectionType[] | null;
}

@Audience("ADMIN")
@ObjectType("SetNewsReadingPayload", { description: "The corrections after the change." })
export class SetNewsReadingPayload extends PayloadType {
  @Field(() => [ReadingCorrectionType], { nullable: true, description: "All of the news item, at most 200; null with errors." })
  readings!: ReadingCorrectionType[] | null;
}
