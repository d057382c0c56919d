import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, graphqlEnum, JapaneseLevelEnum, JobCategoryEnum, ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { type PrefectureCode, prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { type DayBand, dayBands } from "../hours/day-bands.ts";
import { type ShiftBand, shiftBands } from "../hours/shift-bands.ts";
import { WorkType } from "../posting/work.type.ts";
import { type WorkOption, workOptions } from "./work.options.ts";
import type { LineCount, TownCount } from "./work.places.ts";
import { type WorkFilterPart, workFilterParts } from "./work.relaxations.ts";
import { workSorts } from "./work.search-order.ts";
import { mostStations, mostTownsAsked, type WorkFilter } from "./work.search-sql.ts";

export const ShiftBandEnum = graphqlEnum(
  "ShiftBand",
  shiftBands,
  "A part of the day: MORNING 5:00 to 10:00, DAY to 17:00, EVENING to 22:00, NIGHT 22:00 to 5:00.",
);
export const DayBandEnum = graphqlEnum("DayBand", dayBands, "A part of one day of the week, e.g. MON_EVENING.");
export const WorkSortEnum = graphqlEnum("WorkSort", workSorts, "Order of a list of works.");

@InputType("WorkFilter", { description: "Conditions of a search; all of them must be met." })
export class WorkFilterInput implements Omit<WorkFilter, "permitted"> {
  @Field(() => String, { nullable: true, description: "Terms apart by spaces, all needed; one character is enough." })
  keyword?: string | null;

  @Extensions({ maxItems: prefectureCodes.length })
  @Field(() => [String], { nullable: true, description: "JIS codes 01 to 47; any of them." })
  prefectures?: PrefectureCode[] | null;

  @Extensions({ maxItems: mostTownsAsked })
  @Field(() => [String], {
    nullable: true,
    description: "Towns, any of them: the JIS code of the prefecture, a colon, the town, e.g. 13:新宿区.",
  })
  towns?: string[] | null;

  @Field(() => [JobCategoryEnum], { nullable: true, description: "Any of them." })
  categories?: JobCategory[] | null;

  @Field(() => [EmploymentTypeEnum], { nullable: true, description: "Any of them." })
  employmentTypes?: EmploymentType[] | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Works that demand this level or an easier one." })
  japaneseLevel?: JapaneseLevel | null;

  @Field(() => Int, { nullable: true, description: "Yen a month at least; hourly, daily and yearly pay are converted." })
  monthlyPayMin?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Only works that may be done at least partly from home." })
  remote?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only works whose company helps with the status of residence." })
  visaSupport?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Only works open to beginners." })
  beginnerWelcome?: boolean | null;

  @Field(() => ResidenceStatusEnum, {
    nullable: true,
    description: "Works that name this status or none at all, without those the permission rules say no to.",
  })
  residenceStatus?: ResidenceStatus | null;

  @Field(() => Int, { nullable: true, description: "Works published in so many days up to today, 1 to 365." })
  postedWithinDays?: number | null;

  @Extensions({ maxItems: shiftBands.length })
  @Field(() => [ShiftBandEnum], { nullable: true, description: "Works with times in any of these parts of the day." })
  shifts?: ShiftBand[] | null;

  @Extensions({ maxItems: dayBands.length })
  @Field(() => [DayBandEnum], {
    nullable: true,
    description: "Works with times in any of these parts of the week; those that do not say their days are left out.",
  })
  dayBands?: DayBand[] | null;

  @Field(() => Int, { nullable: true, description: "Works of at most so many 所定労働時間 a week; those that do not say are left out." })
  weeklyHoursMax?: number | null;

  @Field(() => String, { nullable: true, description: "Works near this station, or on this line; 駅 at the end is left out." })
  station?: string | null;

  @Extensions({ maxItems: mostStations })
  @Field(() => [String], { nullable: true, description: "Works near any of these stations, or on any of these lines." })
  stations?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Works at most so many minutes on foot from the station asked for, or else from any; 5, 10, 15 or 20.",
  })
  walkMinutesMax?: number | null;

  @Field(() => ID, { nullable: true, description: "Works of one company." })
  companyId?: string | null;
}

@Audience("PUBLIC")
@ObjectType("WorkCount", { simpleResolvers: true, description: "`exact` is false above 10,000: say 1万件以上." })
export class WorkCountType {
  @Field(() => Int, { description: "Number of works, at most 10,000." })
  value!: number;

  @Field(() => Boolean, { description: "False when there are more than `value`." })
  exact!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "True when no work answers the keyword itself and these are of the nearest wider kind of work.",
  })
  widened?: boolean | null;
}

@Audience("PUBLIC")
@ObjectType("WorkPage", { description: "A page of works." })
export class WorkPageType extends PageType {
  @Field(() => [WorkType], { description: "The works of this page." })
  items!: WorkType[];

  @Field(() => WorkCountType, { description: "How many works the search finds; counted only when asked." })
  totalCount!: WorkCountType;
}

@Audience("PUBLIC")
@ObjectType("PrefectureCount", { simpleResolvers: true, description: "Works in one prefecture." })
export class PrefectureCountType {
  @Field(() => String, { description: "JIS code." })
  prefecture!: string;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("CategoryCount", { simpleResolvers: true, description: "Works of one category." })
export class CategoryCountType {
  @Field(() => JobCategoryEnum, { description: "The category." })
  category!: JobCategory;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("LevelCount", { simpleResolvers: true, description: "Works that somebody of a level may do." })
export class LevelCountType {
  @Field(() => JapaneseLevelEnum, { description: "The level." })
  level!: JapaneseLevel;

  @Field(() => Int, { description: "Works that demand it or an easier one." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("EmploymentTypeCount", { simpleResolvers: true, description: "Works of one employment type." })
export class EmploymentTypeCountType {
  @Field(() => EmploymentTypeEnum, { description: "The employment type." })
  employmentType!: EmploymentType;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

export const WorkOptionEnum = graphqlEnum("WorkOption", workOptions, "A choice of the search that is no list of its own.");

@Audience("PUBLIC")
@ObjectType("WorkOptionCount", { simpleResolvers: true, description: "Works that also meet a choice." })
export class WorkOptionCountType {
  @Field(() => WorkOptionEnum, { description: "The choice." })
  option!: WorkOption;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

export const WorkFilterPartEnum = graphqlEnum("WorkFilterPart", workFilterParts, "A condition of a search that can be left out.");

@Audience("PUBLIC")
@ObjectType("WorkRelaxation", { simpleResolvers: true, description: "What a search finds when one of its conditions is left out." })
export class WorkRelaxationType {
  @Field(() => WorkFilterPartEnum, { description: "The condition that is left out." })
  condition!: WorkFilterPart;

  @Field(() => WorkCountType, { description: "What the search finds without it." })
  found!: WorkCountType;
}

@Audience("PUBLIC")
@ObjectType("StationCount", { simpleResolvers: true, description: "Works near a station." })
export class StationCountType {
  @Field(() => String, { description: "The station, without 駅." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The station in Latin letters, from its reading." })
  nameLatin!: string | null;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("LineCount", { simpleResolvers: true, description: "Works along a line, by what their postings say." })
export class LineCountType implements LineCount {
  @Field(() => String, { nullable: true, description: "The line; null for stations whose postings name none." })
  line!: string | null;

  @Field(() => String, { nullable: true, description: "The line in Latin letters, without 線." })
  lineLatin!: string | null;

  @Field(() => Int, { description: "Number of works." })
  count!: number;

  @Field(() => [StationCountType], { description: "Its stations with works, at most 120, those with the most first." })
  stations!: StationCountType[];
}

@Audience("PUBLIC")
@ObjectType("TownCount", { simpleResolvers: true, description: "Works in a town." })
export class TownCountType implements TownCount {
  @Field(() => String, { description: "JIS code of its prefecture." })
  prefecture!: string;

  @Field(() => String, { description: "The town as its postings write it." })
  city!: string;

  @Field(() => String, { nullable: true, description: "The town in Latin letters, from its reading; null while that is not known." })
  cityLatin!: string | null;

  @Field(() => Int, { description: "Number of works." })
  count!: number;

  @Field(() => Float, { nullable: true, description: "Degrees north of the middle of the town; null where it is not known." })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: "Degrees east of it." })
  longitude!: number | null;
}

@Audience("PUBLIC")
@ObjectType("WorkFacets", { simpleResolvers: true, description: "How the works of a search spread." })
export class WorkFacetsType {
  @Field(() => WorkCountType, { description: "All works of the search." })
  total!: WorkCountType;

  @Field(() => Boolean, {
    description:
      "False when the search finds too many to look at each: then every number by prefecture, category, level and type is at least so many.",
  })
  exact!: boolean;

  @Field(() => [PrefectureCountType], {
    description: "By prefecture; those without works are left out, unless the numbers are at least so many.",
  })
  prefectures!: PrefectureCountType[];

  @Field(() => [CategoryCountType], { description: "By category." })
  categories!: CategoryCountType[];

  @Field(() => [LevelCountType], { description: "By the level a seeker has." })
  levels!: LevelCountType[];

  @Field(() => [EmploymentTypeCountType], { description: "By employment type." })
  employmentTypes!: EmploymentTypeCountType[];

  @Field(() => [WorkOptionCountType], {
    description: "Beside every other choice the works that also meet it; empty when the search finds more than 10,000.",
  })
  options!: WorkOptionCountType[];

  @Field(() => [LineCountType], {
    description: "Lines with their stations, whatever station the search asks for; at most 80, empty when it finds more than 10,000.",
  })
  lines!: LineCountType[];

  @Field(() => [TownCountType], { description: "By town, at most 2,000; empty when the search finds more than 10,000." })
  towns!: TownCountType[];
}
