import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, JobCategoryEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { WorkContentInput } from "../posting/work.input.ts";
import { CompanyWorkType } from "../posting/work.type.ts";
import {
  EmployerType,
  InsuranceType,
  SalaryType,
  SelectionType,
  WorkContractType,
  WorkHoursType,
  WorkplaceType,
} from "../posting/work-parts.type.ts";

@Audience("COMPANY")
@ObjectType("PostingTemplate", {
  simpleResolvers: true,
  description: "A lawful posting of a trade to start from: duties, hours, term; no pay, no place.",
})
export class PostingTemplateType {
  @Field(() => ID, { description: "Stays the same for good." })
  id!: string;

  @Field(() => String, { description: "Its title, in Japanese." })
  title!: string;

  @Field(() => String, { description: "Its title in English." })
  titleEn!: string;

  @Field(() => JobCategoryEnum, { description: "職種." })
  category!: JobCategory;

  @Field(() => EmploymentTypeEnum, { description: "雇用形態." })
  employmentType!: EmploymentType;

  @Field(() => String, { description: "The duties that it starts with, in Japanese." })
  description!: string;
}

@Audience("COMPANY")
@ObjectType("PostingPhrase", { simpleResolvers: true, description: "A lawful sentence for a field of the posting form." })
export class PostingPhraseType {
  @Field(() => String, { description: "The field of WorkContentInput, with a dot for its group." })
  path!: string;

  @Field(() => String, { description: "The sentence, in Japanese." })
  text!: string;
}

@Audience("COMPANY")
@ObjectType("PostingProfile", { description: "What a company's postings have in common: filled into each new one." })
export class PostingProfileType {
  @Field(() => Int, { description: "Send it back with the next change; 0 while the company has said nothing." })
  version!: number;

  @Field(() => EmployerType, { description: "Who recruits; the company's account says it until the profile does." })
  employer!: object;

  @Field(() => SalaryType, { description: "What is paid beside the pay itself." })
  salary!: object;

  @Field(() => WorkHoursType, { description: "休日." })
  hours!: object;

  @Field(() => InsuranceType, { description: "社会保険・労働保険." })
  insurance!: object;

  @Field(() => WorkContractType, { description: "試用期間・定年." })
  contract!: object;

  @Field(() => SelectionType, { description: "選考方法." })
  selection!: object;

  @Field(() => String, { nullable: true, description: "業務の変更の範囲." })
  dutiesChangeScope!: string | null;

  @Field(() => String, { nullable: true, description: "福利厚生." })
  benefits!: string | null;

  @Field(() => Boolean, { description: "True when the company helps with the 在留資格." })
  visaSupport!: boolean;

  @Field(() => [WorkplaceType], {
    description: "Places of work, the usual one first; the company's address while it named none. At most 20.",
  })
  workplaces!: object[];

  @Field(() => [String], { description: "What the law wants of every posting and the profile does not say yet, by field." })
  missing!: string[];
}

@InputType("SavePostingProfileInput", { description: "What holds for all postings from now on; those that are there stay as they are." })
export class SavePostingProfileInput {
  @Field(() => Int, { description: "The version that was read; an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => WorkContentInput, { description: "Of this only what is the same in every posting is kept." })
  content!: WorkContentInput;

  @Field(() => [WorkContentInput], {
    description: "Places of work, the usual one first, at most 20; of each the group `workplace` is kept.",
  })
  workplaces!: WorkContentInput[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SavePostingProfilePayload", { description: "Answer of savePostingProfile." })
export class SavePostingProfilePayload extends PayloadType {
  @Field(() => PostingProfileType, { nullable: true, description: "The profile as it stands now; null when there are errors." })
  profile!: PostingProfileType | null;
}

@InputType("StartWorkInput", { description: "Where a new work starts: a template, a sheet, or neither." })
export class StartWorkInput {
  @Field(() => ID, { description: "A UUID chosen by the client; the same again answers the same work." })
  operationId!: string;

  @Field(() => ID, { nullable: true, description: "A template to start from." })
  templateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Text of a 求人票, of a page or a JobPosting in JSON, at most 60,000 characters. What is not sure is left out.",
  })
  sheet?: string | null;

  @Field(() => Int, { nullable: true, description: "Which of the profile's workplaces, from 0; the usual one when absent." })
  workplace?: number | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SheetItem", { simpleResolvers: true, description: "A label and its text in a sheet." })
export class SheetItemType {
  @Field(() => String, { description: "The label; empty for a line without one." })
  label!: string;

  @Field(() => String, { description: "What stands there." })
  text!: string;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("StartWorkPayload", { description: "Answer of startWork." })
export class StartWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, { nullable: true, description: "The new draft; null when there are errors." })
  work!: CompanyWorkType | null;

  @Field(() => [String], { description: "Fields that the profile filled, for the company to confirm." })
  fromProfile!: string[];

  @Field(() => [String], { description: "Fields that were read from the sheet." })
  fromSheet!: string[];

  @Field(() => [SheetItemType], { description: "What the sheet says and no field got: not known, or not sure. At most 200." })
  unread!: SheetItemType[];
}
