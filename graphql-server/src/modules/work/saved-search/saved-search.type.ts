import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, graphqlEnum, JapaneseLevelEnum, JobCategoryEnum, ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { DayBandEnum, ShiftBandEnum, WorkFilterInput } from "../search/work.search.type.ts";
import type { WorkFilter } from "../search/work.search-sql.ts";
import { type AlertFrequency, alertFrequencies, type SavedSearch, searchAlerts } from "./saved-search.entity.ts";

const SearchAlertEnum = graphqlEnum(
  "SearchAlert",
  searchAlerts,
  "Whether new works are mailed; UNCONFIRMED until the mailed link is opened.",
);
const AlertFrequencyEnum = graphqlEnum("AlertFrequency", alertFrequencies, "How often at most.");
const optional = { nullable: true, description: "Null when it is no condition." };

@Audience("SEEKER")
@ObjectType("SavedFilter", { simpleResolvers: true, description: "The conditions of a saved search." })
export class SavedFilterType implements WorkFilter {
  @Field(() => String, optional)
  keyword?: string | null;

  @Field(() => [String], optional)
  prefectures?: PrefectureCode[] | null;

  @Field(() => [String], optional)
  towns?: string[] | null;

  @Field(() => [JobCategoryEnum], optional)
  categories?: WorkFilter["categories"];

  @Field(() => [EmploymentTypeEnum], optional)
  employmentTypes?: WorkFilter["employmentTypes"];

  @Field(() => JapaneseLevelEnum, optional)
  japaneseLevel?: WorkFilter["japaneseLevel"];

  @Field(() => Int, optional)
  monthlyPayMin?: number | null;

  @Field(() => Boolean, optional)
  remote?: boolean | null;

  @Field(() => Boolean, optional)
  visaSupport?: boolean | null;

  @Field(() => Boolean, optional)
  beginnerWelcome?: boolean | null;

  @Field(() => ResidenceStatusEnum, optional)
  residenceStatus?: WorkFilter["residenceStatus"];

  @Field(() => Int, optional)
  postedWithinDays?: number | null;

  @Field(() => [ShiftBandEnum], optional)
  shifts?: WorkFilter["shifts"];

  @Field(() => [DayBandEnum], optional)
  dayBands?: WorkFilter["dayBands"];

  @Field(() => Int, optional)
  weeklyHoursMax?: number | null;

  @Field(() => String, optional)
  station?: string | null;

  @Field(() => [String], optional)
  stations?: string[] | null;

  @Field(() => Int, optional)
  walkMinutesMax?: number | null;

  @Field(() => ID, optional)
  companyId?: string | null;
}

@Audience("SEEKER")
@ObjectType("SavedSearch", { simpleResolvers: true, description: "A search the seeker keeps." })
export class SavedSearchType implements Pick<SavedSearch, "id" | "name" | "alert" | "frequency" | "createdAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name by the seeker." })
  name!: string;

  @Field(() => SavedFilterType, { description: "Its conditions." })
  filter!: SavedFilterType;

  @Field(() => SearchAlertEnum, { description: "Whether new works are mailed." })
  alert!: SavedSearch["alert"];

  @Field(() => AlertFrequencyEnum, { description: "How often at most." })
  frequency!: AlertFrequency;

  @Field(() => GraphQLDateTime, { description: "When it was saved." })
  createdAt!: Date;
}

@InputType("SaveSearchInput", { description: "Keeps a search." })
export class SaveSearchInput {
  @Field(() => String, { description: "1 to 80 characters." })
  name!: string;

  @Field(() => WorkFilterInput, { description: "The conditions." })
  filter!: WorkFilterInput;

  @Field(() => Boolean, { description: "True: new works shall be mailed, once the mailed link is opened." })
  alert!: boolean;

  @Field(() => AlertFrequencyEnum, { description: "How often at most." })
  frequency!: AlertFrequency;
}

@InputType("ChangeSavedSearchInput", { description: "What is left out stays." })
export class ChangeSavedSearchInput {
  @Field(() => ID, { description: "One of the seeker's searches." })
  id!: string;

  @Field(() => String, { nullable: true, description: "1 to 80 characters." })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Turns the alert on or off." })
  alert?: boolean | null;

  @Field(() => AlertFrequencyEnum, { nullable: true, description: "How often at most." })
  frequency?: AlertFrequency | null;
}

@InputType("DeleteSavedSearchInput", { description: "Forgets a search." })
export class DeleteSavedSearchInput {
  @Field(() => ID, { description: "One of the seeker's searches." })
  id!: string;
}

@InputType("ConfirmSearchAlertInput", { description: "Turns an alert on." })
export class ConfirmSearchAlertInput {
  @Field(() => String, { description: "Token of the mailed link; works once, for 72 hours." })
  token!: string;
}

@Audience("SEEKER")
@ObjectType("SavedSearchPayload", { description: "A search that was saved or changed." })
export class SavedSearchPayload extends PayloadType {
  @Field(() => SavedSearchType, { nullable: true, description: "Null when there are errors." })
  savedSearch!: SavedSearchType | null;
}

@Audience("SEEKER")
@ObjectType("DeleteSavedSearchPayload", { description: "A search that was forgotten." })
export class DeleteSavedSearchPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The search that is gone." })
  deletedId!: string | null;
}

@Audience("PUBLIC")
@ObjectType("ConfirmSearchAlertPayload", { description: "Whether the alert is on." })
export class ConfirmSearchAlertPayload extends PayloadType {
  @Field(() => String, { nullable: true, description: "Name of the search; null when the link is used up or over." })
  name!: string | null;
}
