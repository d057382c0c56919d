import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { Locale } from "../../../shared/locale.ts";
import type { SettingTime } from "./placed.ts";
import { SettingTimeEnum, SitePageNameEnum } from "./site.enums.ts";
import type { SitePageName } from "./site-text.ts";

@Audience("PUBLIC")
@ObjectType("SiteFact", { description: "A term and its value." })
class SiteFactType {
  @Field(() => String, { description: "The term." })
  term!: string;

  @Field(() => String, { description: "Its value; a line break is one." })
  value!: string;
}

@Audience("PUBLIC")
@ObjectType("SiteSection", { description: "A part of a page: paragraphs, then a list, then facts. `[text](/path)` in a text is a link." })
class SiteSectionType {
  @Field(() => ID, { description: "Stable within its page; the part of the address after #." })
  id!: string;

  @Field(() => String, { description: "Its heading." })
  heading!: string;

  @Field(() => [String], { description: "Paragraphs of text." })
  paragraphs!: string[];

  @Field(() => [String], { description: "Points of a list." })
  items!: string[];

  @Field(() => [SiteFactType], { description: "Terms with their values." })
  facts!: SiteFactType[];
}

@Audience("PUBLIC")
@ObjectType("SitePageVersion", { description: "One version of a page, named by its first day." })
class SitePageVersionType {
  @Field(() => GraphQLLocalDate, { description: "First day it is in force: its name." })
  validFrom!: string;

  @Field(() => SettingTimeEnum, { description: "Whether it was, is or will be in force." })
  when!: SettingTime;

  @Field(() => String, {
    nullable: true,
    description: "What changed with it, in the nearest language that it was written in; null for the first.",
  })
  changes!: string | null;
}

@Audience("PUBLIC")
@ObjectType("SitePage", { description: "A page of the operator in the reader's language, with the facts of its time." })
export class SitePageType {
  @Field(() => SitePageNameEnum, { description: "Which page." })
  name!: SitePageName;

  @Field(() => String, {
    description: "Language of its text, a value of Locale: another than was asked for where there is no translation.",
  })
  locale!: Locale;

  @Field(() => Boolean, { description: "True for a translation of a page whose Japanese governs." })
  isReference!: boolean;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => String, { description: "What it is about, in a sentence or two." })
  lead!: string;

  @Field(() => GraphQLLocalDate, { description: "First day of this text, which names its version." })
  updatedOn!: string;

  @Field(() => SettingTimeEnum, { description: "Whether this text was, is or will be in force." })
  when!: SettingTime;

  @Field(() => [SitePageVersionType], {
    description: "Every version of the page, the newest first, those announced for a day to come too.",
  })
  versions!: SitePageVersionType[];

  @Field(() => Boolean, { description: "True while the operator's facts are examples." })
  demo!: boolean;

  @Field(() => [SiteSectionType], { description: "Its parts, in order." })
  sections!: SiteSectionType[];
}

@Audience("PUBLIC")
@ObjectType("FaqQuestion", { description: "A question that is asked often." })
class FaqQuestionType {
  @Field(() => ID, { description: "Stable; the part of the address after #." })
  id!: string;

  @Field(() => String, { description: "The question." })
  question!: string;

  @Field(() => [String], { description: "The answer's paragraphs. `[text](/path)` is a link." })
  answer!: string[];
}

@Audience("PUBLIC")
@ObjectType("FaqGroup", { description: "Questions about one thing." })
class FaqGroupType {
  @Field(() => ID, { description: "Stable name." })
  id!: string;

  @Field(() => String, { description: "What the questions are about." })
  title!: string;

  @Field(() => [FaqQuestionType], { description: "The questions, in order." })
  questions!: FaqQuestionType[];
}

@Audience("PUBLIC")
@ObjectType("Faq", { description: "Questions that are asked often, in the reader's language." })
export class FaqType {
  @Field(() => [FaqGroupType], { description: "By group." })
  groups!: FaqGroupType[];
}

@Audience("PUBLIC")
@ObjectType("PlanOffer", { description: "A plan that a company can be on." })
export class PlanOfferType {
  @Field(() => ID, { description: "FREE, STANDARD or PREMIUM." })
  code!: string;

  @Field(() => String, { description: "Name in the reader's language." })
  name!: string;

  @Field(() => Int, { description: "Works that may be published at one time." })
  publishedWorkLimit!: number;

  @Field(() => Int, { description: "Members who may sign in for the company." })
  memberLimit!: number;

  @Field(() => Int, { description: "Yen a month, without tax." })
  monthlyPrice!: number;

  @Field(() => Int, { description: "Yen a month, with 10 % consumption tax." })
  monthlyPriceWithTax!: number;
}
