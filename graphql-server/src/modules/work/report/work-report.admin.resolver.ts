import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { settleWorkReport } from "./settle-work-report.ts";
import type { WorkReport } from "./work-report.entity.ts";
import { SettleWorkReportInput, WorkReportFilterInput } from "./work-report.input.ts";
import { listWorkReports, type WorkReportSort, workReportSorts } from "./work-report.queries.ts";
import { SettleWorkReportPayload, WorkReportPageType, WorkReportType } from "./work-report.type.ts";
import { isUrgent } from "./work-report.vocabulary.ts";

const WorkReportSortEnum = graphqlEnum("WorkReportSort", workReportSorts, "Order of reports; DUE is the queue.");

@Authorized("ADMIN_OPERATOR")
@Resolver(() => WorkReportType)
export class WorkReportAdminResolver {
  @Query(() => WorkReportPageType, { description: "Reports of works, the one to be looked at soonest first." })
  workReports(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => WorkReportFilterInput, { nullable: true, description: "Which ones." }) filter: WorkReportFilterInput | null,
    @Arg("sort", () => WorkReportSortEnum, { defaultValue: "DUE", description: "Order." }) sort: WorkReportSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<WorkReport>> {
    return listWorkReports(ctx, { filter, sort, first, after });
  }

  @FieldResolver(() => String)
  workId(@Root() { work }: WorkReport): string {
    return work.id;
  }

  @FieldResolver(() => String)
  async workTitle(@Root() { work }: WorkReport): Promise<string> {
    return (await work.loadOrFail()).title;
  }

  @FieldResolver(() => String)
  async workStatus(@Root() { work }: WorkReport): Promise<WorkStatus> {
    return (await work.loadOrFail()).status;
  }

  @FieldResolver(() => String)
  async companyName(@Root() { work }: WorkReport, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await loader(ctx, companyById).load((await work.loadOrFail()).company.id)).name;
  }

  @FieldResolver(() => Boolean)
  urgent(@Root() { reason }: WorkReport): boolean {
    return isUrgent(reason);
  }

  @Mutation(() => SettleWorkReportPayload, { description: "Ends a report: nothing was wrong, or something was done." })
  settleWorkReport(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SettleWorkReportInput) input: SettleWorkReportInput,
  ): Promise<Payload<{ report: WorkReport | null }>> {
    return payload(
      ctx,
      () => settleWorkReport(ctx, { ...input }),
      (report) => ({ report }),
      { report: null },
    );
  }
}
