import { Extensions, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, graphqlEnum, JapaneseLevelEnum, JobCategoryEnum, ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { type PrefectureCode, prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { WorkType } from "../posting/work.type.ts";
import { workSorts } from "./work.search-order.ts";
import type { WorkFilter } from "./work.search-sql.ts";

export const WorkSortEnum = graphqlEnum("WorkSort", workSorts, "Order of a list of works.");

@InputType("WorkFilter", { description: "Conditions of a search; all of them must be met." })
export class WorkFilterInput implements Omit<WorkFilter, "permitted"> {
  @Field(() => String, { nullable: true, description: "Terms apart by spaces, all needed; one character is enough." })
  keyword?: string | null;

  @Extensions({ maxItems: prefectureCodes.length })
  @Field(() => [String], { nullable: true, description: "JIS codes 01 to 47; any of them." })
  prefectures?: PrefectureCode[] | null;

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

@Audience("PUBLIC")
@ObjectType("WorkFacets", { simpleResolvers: true, description: "How the works of a search spread." })
export class WorkFacetsType {
  @Field(() => WorkCountType, { description: "All works of the search." })
  total!: WorkCountType;

  @Field(() => [PrefectureCountType], { description: "By prefecture; those without works are left out." })
  prefectures!: PrefectureCountType[];

  @Field(() => [CategoryCountType], { description: "By category." })
  categories!: CategoryCountType[];

  @Field(() => [LevelCountType], { description: "By the level a seeker has." })
  levels!: LevelCountType[];

  @Field(() => [EmploymentTypeCountType], { description: "By employment type." })
  employmentTypes!: EmploymentTypeCountType[];
}
