import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { LegalPageEnum, OperatingTermCodeEnum, OperatorPermitEnum, SettingKindEnum } from "./settings.type.ts";

const validFromOptions = { description: "First day it is in force: tomorrow in Japan at the earliest." };

@InputType("OperatorFactInput", { description: "A fact of the operator." })
export class OperatorFactInput {
  @Field(() => String, { description: "Which fact, e.g. phone." })
  name!: string;

  @Field(() => String, { description: "Its value." })
  value!: string;
}

@InputType("AddOperatorFactsInput", { description: "Who runs the site from a day on." })
export class AddOperatorFactsInput {
  @Field(() => GraphQLLocalDate, validFromOptions)
  validFrom!: string;

  @Field(() => Boolean, { description: "True while these are examples; the pages then say so." })
  demo!: boolean;

  @Field(() => OperatorPermitEnum, { description: "届出 or licence." })
  permit!: keyof typeof OperatorPermitEnum;

  @Field(() => [OperatorFactInput], { description: "Every fact once." })
  facts!: OperatorFactInput[];
}

@InputType("AddOperatingTermInput", { description: "A term of the operator's work from a day on." })
export class AddOperatingTermInput {
  @Field(() => OperatingTermCodeEnum, { description: "Which term." })
  code!: keyof typeof OperatingTermCodeEnum;

  @Field(() => GraphQLLocalDate, validFromOptions)
  validFrom!: string;

  @Field(() => Int, { description: "Working days, days or years, by the term." })
  length!: number;

  @Field(() => String, { description: "Law, notice or promise it rests on, 1 to 400 characters." })
  basis!: string;
}

@InputType("AddLegalTextInput", { description: "The text of a legal page from a day on, in three languages." })
export class AddLegalTextInput {
  @Field(() => LegalPageEnum, { description: "Which page." })
  page!: keyof typeof LegalPageEnum;

  @Field(() => GraphQLLocalDate, validFromOptions)
  validFrom!: string;

  @Field(() => String, { description: "Japanese: `# title`, lead, `## heading {#id}`, paragraphs, `- item`, `: term = value`." })
  ja!: string;

  @Field(() => String, { description: "English, with the same parts." })
  en!: string;

  @Field(() => String, { description: "やさしい日本語, with the same parts." })
  easy!: string;

  @Field(() => String, { description: "What changes, in a sentence or two that members read: Japanese, 1 to 400 characters." })
  changesJa!: string;

  @Field(() => String, { description: "The same in English." })
  changesEn!: string;

  @Field(() => String, { description: "The same in やさしい日本語." })
  changesEasy!: string;
}

@InputType("WithdrawSettingInput", { description: "A row that is not in force yet." })
export class WithdrawSettingInput {
  @Field(() => SettingKindEnum, { description: "Of which list." })
  kind!: keyof typeof SettingKindEnum;

  @Field(() => ID, { description: "The row's id in its list." })
  id!: string;
}
