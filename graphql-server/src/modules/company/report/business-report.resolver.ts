import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { businessReport } from "./business-report.queries.ts";
import { BusinessReportType } from "./business-report.type.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class BusinessReportResolver {
  @Query(() => BusinessReportType, { description: "Figures for the yearly 事業概況報告, computed from the data of now." })
  businessReport(
    @Ctx() ctx: GraphQLContext,
    @Arg("year", () => Int, { description: "2020 to next year; the nearest of them for another." }) year: number,
  ): Promise<BusinessReportType> {
    return businessReport(ctx, year);
  }
}
