import { Field, ID, InputType } from "type-graphql";

@InputType("SetCompanyReadingInput", { description: "How a word of the company's texts is read." })
export class SetCompanyReadingInput {
  @Field(() => ID, { nullable: true, description: "One work; without it all texts of the company, its name and its messages." })
  workId?: string | null;

  @Field(() => String, { description: "As it stands in the text, 1 to 40 characters with kanji." })
  word!: string;

  @Field(() => String, { description: "Hiragana or katakana, up to 80 characters; empty takes the correction back." })
  reading!: string;
}

@InputType("SetNewsReadingInput", { description: "How a word of a news item is read." })
export class SetNewsReadingInput {
  @Field(() => ID, { description: "The news item." })
  newsId!: string;

  @Field(() => String, { description: "As it stands in the text, 1 to 40 characters with kanji." })
  word!: string;

  @Field(() => String, { description: "Hiragana or katakana, up to 80 characters; empty takes the correction back." })
  reading!: string;
}
