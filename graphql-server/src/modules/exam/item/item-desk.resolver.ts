import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { ExamAttemptStatusEnum } from "../certificate/exam-parts.type.ts";
import { recordItem } from "../recording/record-item.ts";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { decideItem, type ItemDecision, openDecisions } from "./decide-item.ts";
import type { ExamItem } from "./exam-item.entity.ts";
import { type ImportReport, importItems } from "./import-items.ts";
import * as commands from "./item-commands.type.ts";
import { useByItem } from "./item-desk.loaders.ts";
import { poolOf, recordingOf, sitterOf } from "./item-desk.presenter.ts";
import { countExamItems, type ExamItemSort, getExamItem, type ItemPool, listExamAttempts, listExamItems } from "./item-desk.queries.ts";
import * as types from "./item-desk.type.ts";
import { nameItemReviewer } from "./name-item-reviewer.ts";

@Authorized("ADMIN_EDITOR")
@Resolver(() => types.AdminExamItemType)
export class ItemDeskResolver {
  @Query(() => types.AdminExamItemPageType, { description: "The bank, with keys." })
  adminTestItems(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => commands.ExamItemFilterInput, { nullable: true, description: "Which items." })
    filter: commands.ExamItemFilterInput | null,
    @Arg("sort", () => types.ExamItemSortEnum, { defaultValue: "CODE", description: "Order." }) sort: ExamItemSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ExamItem>> {
    return listExamItems(ctx, { filter, sort, first, after });
  }

  @Query(() => types.AdminExamItemType, { nullable: true, description: "One item." })
  adminTestItem(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The item." }) id: string): Promise<ExamItem | null> {
    return getExamItem(ctx, id);
  }

  @Query(() => types.ExamItemCountsType, { description: "The bank in figures." })
  testItemCounts(@Ctx() ctx: GraphQLContext): Promise<types.ExamItemCountsType> {
    return countExamItems(ctx);
  }

  @FieldResolver(() => types.ExamItemPoolEnum)
  pool(@Root() item: ExamItem): ItemPool {
    return poolOf(item);
  }

  @FieldResolver(() => types.ExamItemRecordingType, { nullable: true })
  recording(@Root() item: ExamItem): types.ExamItemRecordingType | null {
    return recordingOf(item);
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

  @FieldResolver(() => [types.ExamItemDecisionEnum])
  decisions(@Root() item: ExamItem): ItemDecision[] {
    return openDecisions(item);
  }

  @Mutation(() => commands.DecideExamItemPayload, { description: "Retires or restores an item, or settles its alarm." })
  decideTestItem(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.DecideExamItemInput) { reason, ...input }: commands.DecideExamItemInput,
  ): Promise<Payload<{ item: ExamItem | null }>> {
    return payload(
      ctx,
      () => decideItem(ctx, { ...input, reason: reason ?? "" }),
      (item) => ({ item }),
      { item: null },
    );
  }

  @Mutation(() => commands.NameItemReviewerPayload, { description: "Names who has read an item." })
  nameTestItemReviewer(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.NameItemReviewerInput) input: commands.NameItemReviewerInput,
  ): Promise<Payload<{ item: ExamItem | null }>> {
    return payload(
      ctx,
      () => nameItemReviewer(ctx, { ...input }),
      (item) => ({ item }),
      { item: null },
    );
  }

  @Mutation(() => commands.RecordExamItemPayload, { description: "Gives a listening item its recording, or takes it away." })
  recordTestItem(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.RecordExamItemInput) { fileId, ...input }: commands.RecordExamItemInput,
  ): Promise<Payload<{ item: ExamItem | null }>> {
    return payload(
      ctx,
      () => recordItem(ctx, { ...input, fileId: fileId ?? null }),
      (item) => ({ item }),
      { item: null },
    );
  }

  @Mutation(() => commands.ImportExamItemsPayload, { description: "Takes items from an uploaded file, with a report of its rows." })
  importTestItems(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => commands.ImportExamItemsInput) input: commands.ImportExamItemsInput,
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
@Resolver(() => types.AdminExamAttemptType)
export class ExamAttemptDeskResolver {
  @Query(() => types.AdminExamAttemptPageType, { description: "Sittings of all seekers, the latest first." })
  adminTestAttempts(
    @Ctx() ctx: GraphQLContext,
    @Arg("statuses", () => [ExamAttemptStatusEnum], { nullable: true, description: "In one of these states." })
    statuses: ExamAttempt["status"][] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ExamAttempt>> {
    return listExamAttempts(ctx, { statuses, first, after });
  }

  @FieldResolver(() => String)
  sitter(@Root() attempt: ExamAttempt): string {
    return sitterOf(attempt);
  }
}
