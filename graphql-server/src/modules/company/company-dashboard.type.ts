import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import { CompanyEntryType } from "../entry/company-entry.type.ts";
import { CompanyPlanType } from "../plan/plan.type.ts";

@Audience("COMPANY")
@ObjectType("CompanyDashboard", { simpleResolvers: true, description: "What waits for the company now." })
export class CompanyDashboardType {
  @Field(() => Int, { description: "Works that are open." })
  openWorkCount!: number;

  @Field(() => Int, { description: "Works under review." })
  reviewWorkCount!: number;

  @Field(() => Int, { description: "Applications nobody has moved yet." })
  newEntryCount!: number;

  @Field(() => Int, { description: "Applications that have not ended." })
  activeEntryCount!: number;

  @Field(() => Int, { description: "Messages of applicants that the company has not read." })
  unreadCount!: number;

  @Field(() => CompanyPlanType, { description: "Plan and its use." })
  plan!: CompanyPlanType;

  @Field(() => [CompanyEntryType], { description: "The five applications that moved last." })
  latestEntries!: CompanyEntryType[];
}
