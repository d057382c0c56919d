import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/page.ts";
import { ExamAttemptStatusEnum } from "../certificate/exam-parts.type.ts";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { decideItem, type ItemDecision, openDecisions } from "./decide-item.ts";
import type { ExamItem } from "./exam-item.entity.ts";
import { type ImportReport, importItems } from "./import-items.ts";
import * as commands from "./item-commands.type.ts";
import { useByItem } from "./item-desk.loaders.ts";
import { poolOf, sitterOf } from "./item-desk.presenter.ts";
import { countTestItems, getTestItem, type ItemPool, listTestAttempts, listTestItems, type TestItemSort } from "./item-desk.queries.ts";
import * as types from "./item-desk.type.ts";

@Authorized("ADMIN_EDITOR")
@Resolver(() => types.AdminTestItemType)
export class ItemDeskResolver {
  @Query(() => types.AdminTestItemPageType, { description: "The bank, with keys." })
  adminTestItems(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => commands.TestItemFilterInput, { nullable: true, description: "Which items." })
    filter: commands.TestItemFilterInput | null,
    @Arg("sort", () => types.TestItemSortEnum, { defaultValue: "CODE", description: "Order." }) sort: TestItemSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ExamItem>> {
    return listTestItems(ctx, { filter, sort, first, after });
  }

  @Query(() => types.AdminTestItemType, { nullable: true, description: "One item." })
  adminTestItem(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID) id: string): Promise<ExamItem | null> {
    return getTestItem(ctx, id);
  }

  @Query(() => types.TestItemCountsType, { description: "The bank in figures." })
  testItemCounts(@Ctx() ctx: GraphQLContext): Promise<types.TestItemCountsType> {
    return countTestItems(ctx);
  }

  @FieldResolver(() => types.TestItemPoolEnum)
  pool(@Root() item: ExamItem): ItemPool {
    return poolOf(item);
  }

  @FieldResolver(() => Int)
  async answered(@Root() item: ExamItem, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await loader(ctx, useByItem).load(item.id)).answered;
  }

  @FieldResolver(() => Int)
  async correct(@Root() item: ExamItem, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await loader(ctx, useByItem).load(item.id)).correct;
  }

  @FieldResolver(() => [Int])
  async chosen(@Root() item: ExamItem, @Ctx() ctx: GraphQLContext): Promise<number[]> {
    return (await loader(ctx, useByItem).load(item.id)).chosen;
  }

  @FieldResolver(() => [types.TestItemDecisionEnum])
  decisions(@Root() item: ExamItem): ItemDecision[] {
    return openDecisions(item);
  }

  @Mutation(() => commands.DecideTestItemPayload, { description: "Retires or restores an item, or settles its alarm." })
  decideTestItem(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.DecideTestItemInput) { reason, ...input }: commands.DecideTestItemInput,
  ): Promise<Payload<{ item: ExamItem | null }>> {
    return payload(
      ctx,
      () => decideItem(ctx, { ...input, reason: reason ?? "" }),
      (item) => ({ item }),
      { item: null },
    );
  }

  @Mutation(() => commands.ImportTestItemsPayload, { description: "Takes items from an uploaded file, with a report of its rows." })
  importTestItems(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.ImportTestItemsInput) input: commands.ImportTestItemsInput,
  ): Promise<Payload<{ report: ImportReport | null }>> {
    return payload(
      ctx,
      () => importItems(ctx, { ...input }),
      (report) => ({ report }),
      { report: null },
    );
  }
}

@Authorized("ADMIN_EDITOR")
@Resolver(() => types.AdminTestAttemptType)
export class ExamAttemptDeskResolver {
  @Query(() => types.AdminTestAttemptPageType, { description: "Sittings of all seekers, the latest first." })
  adminTestAttempts(
    @Ctx() ctx: GraphQLContext,
    @Arg("statuses", () => [ExamAttemptStatusEnum], { nullable: true, description: "In one of these states." })
    statuses: ExamAttempt["status"][] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ExamAttempt>> {
    return listTestAttempts(ctx, { statuses, first, after });
  }

  @FieldResolver(() => String)
  sitter(@Root() attempt: ExamAttempt): string {
    return sitterOf(attempt);
  }
}
