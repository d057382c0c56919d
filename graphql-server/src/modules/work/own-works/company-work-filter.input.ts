import { GraphQLLocalDate } from "graphql-scalars";
import { Extensions, Field, InputType, Int } from "type-graphql";
import { EmploymentTypeEnum, graphqlEnum, JobCategoryEnum } from "../../../shared/graphql/enums.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { WorkStatusEnum } from "../posting/work.enums.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { type CompanyWorkFilter, type WorkApplicantKind, workApplicantKinds } from "./work.company.filter.ts";
import { companyWorkSorts } from "./work.company.order.ts";

export const CompanyWorkSortEnum = graphqlEnum("CompanyWorkSort", companyWorkSorts, "Order of the company's own works.");
const WorkApplicantsEnum = graphqlEnum(
  "WorkApplicants",
  workApplicantKinds,
  "Works by their applicants: NEW has applications nobody has looked at, UNREAD messages not read, NONE no application so far.",
);

@InputType("CompanyWorkFilter", { description: "Which of the company's works; all conditions must be met." })
export class CompanyWorkFilterInput implements CompanyWorkFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Terms apart by spaces, all needed: part of the texts of a posting, its kind or place, its number (求人番号), the company's own number for it (管理番号), its id or an address with the id.",
  })
  keyword?: string | null;

  @Field(() => [WorkStatusEnum], { nullable: true, description: "Only these states." })
  statuses?: WorkStatus[] | null;

  @Field(() => [JobCategoryEnum], { nullable: true, description: "Any of them." })
  categories?: JobCategory[] | null;

  @Extensions({ maxItems: prefectureCodes.length })
  @Field(() => [String], { nullable: true, description: "JIS codes 01 to 47 of the workplace; any of them." })
  prefectures?: string[] | null;

  @Field(() => [EmploymentTypeEnum], { nullable: true, description: "Any of them." })
  employmentTypes?: EmploymentType[] | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Published on this day in Japan or later." })
  publishedFrom?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Published on this day in Japan or earlier." })
  publishedTo?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Published works whose last day comes within so many days: the one to apply by, or the one by their confirmation.",
  })
  closingWithinDays?: number | null;

  @Field(() => WorkApplicantsEnum, { nullable: true, description: "By what their applicants wait for." })
  applicants?: WorkApplicantKind | null;
}
