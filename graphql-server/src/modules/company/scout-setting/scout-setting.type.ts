import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JobCategoryEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";

@Audience("SEEKER")
@ObjectType("StatedExperience", { simpleResolvers: true, description: "Years in a family of jobs, as the seeker says." })
export class StatedExperienceType {
  @Field(() => JobCategoryEnum, { description: "The family." })
  family!: JobCategory;

  @Field(() => Int, { description: "Whole years." })
  years!: number;
}

@Audience("SEEKER")
@ObjectType("ScoutSetting", { simpleResolvers: true, description: "Whether and how companies may find the seeker." })
export class ScoutSettingType {
  @Field(() => Boolean, { description: "Whether the operator offers it to companies at present." })
  isOffered!: boolean;

  @Field(() => Boolean, { description: "Whether the seeker agreed; false unless they did." })
  isOn!: boolean;

  @Field(() => Boolean, { description: "Whether nobody finds them for now." })
  isPaused!: boolean;

  @Field(() => [JobCategoryEnum], { description: "Families of jobs for whose works they may be found." })
  families!: JobCategory[];

  @Field(() => [StatedExperienceType], { description: "What they say of their experience." })
  experience!: StatedExperienceType[];

  @Field(() => String, { description: "Version of the text to agree to." })
  consentVersion!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When they agreed; null while they do not." })
  consentedAt!: Date | null;
}

@InputType("StatedExperienceInput", { description: "Years in a family of jobs." })
export class StatedExperienceInput {
  @Field(() => JobCategoryEnum, { description: "Each family once." })
  family!: JobCategory;

  @Field(() => Int, { description: "0 to 60." })
  years!: number;
}

@InputType("StartScoutsInput", { description: "The seeker agrees to be found." })
export class StartScoutsInput {
  @Field(() => String, { description: "The version they read." })
  consentVersion!: string;

  @Field(() => [JobCategoryEnum], { description: "One or more." })
  families!: JobCategory[];

  @Field(() => [StatedExperienceInput], { description: "May be empty." })
  experience!: StatedExperienceInput[];
}

@InputType("ChangeScoutSettingInput", { description: "How the seeker wants to be found from now on." })
export class ChangeScoutSettingInput {
  @Field(() => [JobCategoryEnum], { description: "One or more." })
  families!: JobCategory[];

  @Field(() => [StatedExperienceInput], { description: "May be empty." })
  experience!: StatedExperienceInput[];

  @Field(() => Boolean, { description: "True hides them until they say otherwise." })
  isPaused!: boolean;
}

@Audience("SEEKER")
@ObjectType("ScoutSettingPayload", { description: "How the seeker is found now." })
export class ScoutSettingPayload extends PayloadType {
  @Field(() => ScoutSettingType, { nullable: true, description: "Null when there are errors." })
  setting!: ScoutSettingType | null;
}
