import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CompanyPlanType } from "../../account/company/plan.type.ts";
import { CompanyEntryType } from "../../entry/board/company-entry.type.ts";
import type { CompanyDay, WorkFunnel } from "./company-dashboard.queries.ts";

@Audience("COMPANY")
@ObjectType("WorkFunnel", { simpleResolvers: true, description: "How far people got with one published work." })
export class WorkFunnelType implements WorkFunnel {
  @Field(() => ID, { description: "The work." })
  id!: string;

  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Title in English." })
  titleEn!: string | null;

  @Field(() => Int, { description: "How often its page was seen." })
  viewCount!: number;

  @Field(() => Int, { description: "Seekers who like it." })
  likeCount!: number;

  @Field(() => Int, { description: "Applications." })
  entryCount!: number;

  @Field(() => Int, { description: "Applications that came to an interview." })
  interviewCount!: number;

  @Field(() => Int, { description: "Applications that came to an offer." })
  offerCount!: number;
}

@Audience("COMPANY")
@ObjectType("CompanyDay", { simpleResolvers: true, description: "What happened with the applications to a company on one day." })
export class CompanyDayType implements CompanyDay {
  @Field(() => GraphQLLocalDate, { description: "The day in Japan." })
  day!: string;

  @Field(() => Int, { description: "Applications that came." })
  entries!: number;

  @Field(() => Int, { description: "Moves to an interview." })
  interviews!: number;

  @Field(() => Int, { description: "Moves to an offer." })
  offers!: number;
}

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

  @Field(() => [WorkFunnelType], { description: "The ten published works that are newest, with how far people got." })
  funnel!: WorkFunnelType[];

  @Field(() => [CompanyDayType], { description: "The last 28 days until today, oldest first." })
  days!: CompanyDay[];
}
