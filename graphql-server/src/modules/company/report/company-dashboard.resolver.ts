import { Authorized, Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { planOf } from "../../account/company/plan.presenter.ts";
import { CompanyPlanType } from "../../account/company/plan.type.ts";
import { CompanyEntryType } from "../../entry/board/company-entry.type.ts";
import { listCompanyEntries } from "../../entry/board/entry.company.queries.ts";
import type { Entry } from "../../entry/entry/entry.entity.ts";
import {
  type CompanyDay,
  type CompanyFigures,
  companyDays,
  companyFigures,
  companyFunnel,
  type WorkFunnel,
} from "./company-dashboard.queries.ts";
import { CompanyDashboardType, CompanyDayType, WorkFunnelType } from "./company-dashboard.type.ts";

const latest = 5;
const funnelWorks = 10;
const shownDays = 28;

@Authorized("COMPANY")
@Resolver(() => CompanyDashboardType)
export class CompanyDashboardResolver {
  @Query(() => CompanyDashboardType, { description: "What waits for the company now." })
  companyDashboard(@Ctx() ctx: GraphQLContext): Promise<CompanyFigures> {
    return companyFigures(ctx, ctx.viewer.company?.companyId ?? "");
  }

  @FieldResolver(() => CompanyPlanType)
  async plan(@Ctx() ctx: GraphQLContext): Promise<CompanyPlanType> {
    return planOf(await loader(ctx, companyById).load(ctx.viewer.company?.companyId ?? ""), ctx.locale);
  }

  @FieldResolver(() => [CompanyEntryType])
  async latestEntries(@Ctx() ctx: GraphQLContext): Promise<readonly Entry[]> {
    const { items } = await listCompanyEntries(ctx, { first: latest });
    return items;
  }

  @FieldResolver(() => [WorkFunnelType])
  funnel(@Ctx() ctx: GraphQLContext): Promise<WorkFunnel[]> {
    return companyFunnel(ctx, ctx.viewer.company?.companyId ?? "", funnelWorks);
  }

  @FieldResolver(() => [CompanyDayType])
  days(@Ctx() ctx: GraphQLContext): Promise<CompanyDay[]> {
    return companyDays(ctx, { companyId: ctx.viewer.company?.companyId ?? "", days: shownDays });
  }
}
