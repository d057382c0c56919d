import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { sanitizeHtml } from "../../../platform/html/sanitize-html.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { ReadingCorrectionType } from "../../base/reading/reading.type.ts";
import type { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import type { News } from "../news/news.entity.ts";
import { NewsStatusEnum } from "../news/news.enums.ts";
import { createNews } from "./create-news.ts";
import { deleteNews } from "./delete-news.ts";
import { type AdminNewsSort, adminNewsSorts, findNewsDraft, getAdminNews, listAdminNews, newsHistory } from "./news.admin.queries.ts";
import { legalNewsMoves, type NewsStatus } from "./news.status.ts";
import { adminName, presentAct } from "./news-act.presenter.ts";
import type { NewsDraft } from "./news-draft.entity.ts";
import { listNewsReadings } from "./news-reading.ts";
import * as inputs from "./newsroom.input.ts";
import { AdminNewsPageType, AdminNewsType, NewsActType, NewsDraftType, NewsPreviewType } from "./newsroom.type.ts";
import * as payloads from "./newsroom-payloads.type.ts";
import { previewNews } from "./preview-news.ts";
import { publishNews } from "./publish-news.ts";
import { discardNewsDraft, saveNewsDraft } from "./save-news-draft.ts";
import { updateNews } from "./update-news.ts";
import { withdrawNews } from "./withdraw-news.ts";

const AdminNewsSortEnum = graphqlEnum("AdminNewsSort", adminNewsSorts, "Order of the back office's list, newest first.");
const none = { news: null };
const answer = (news: News) => ({ news });
const plain = (content: inputs.NewsContentInput) => ({ ...content });

type PresentedDraft = Pick<NewsDraft, "content" | "baseVersion" | "savedAt">;

/** Unsaved work with its HTML cleaned once more. */
function presentDraft(draft: NewsDraft | null): PresentedDraft | null {
  return draft && { ...draft, content: { ...draft.content, bodyHtml: sanitizeHtml(draft.content.bodyHtml) } };
}

@Authorized("ADMIN_EDITOR")
@Resolver(() => AdminNewsType)
export class NewsroomResolver {
  @Query(() => AdminNewsPageType, { description: "News and columns in every state." })
  adminNewsList(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.AdminNewsFilterInput, { nullable: true, description: "Which ones." })
    filter: inputs.AdminNewsFilterInput | null,
    @Arg("sort", () => AdminNewsSortEnum, { defaultValue: "UPDATED_LAST", description: "Order." }) sort: AdminNewsSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<News>> {
    return listAdminNews(ctx, { filter, sort, first, after });
  }

  @Query(() => AdminNewsType, { nullable: true, description: "One item in any state." })
  adminNews(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The item." }) id: string): Promise<News | null> {
    return getAdminNews(ctx, id);
  }

  @Query(() => NewsDraftType, { nullable: true, description: "Your own unsaved work on an item, or on a new one." })
  async newsDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("newsId", () => ID, { nullable: true, description: "The item; null for a new one." }) newsId: string | null,
  ): Promise<PresentedDraft | null> {
    return presentDraft(await findNewsDraft(ctx, newsId));
  }

  @Query(() => NewsPreviewType, { nullable: true, description: "Unsaved content as its readers would see it; null when it is too long." })
  newsPreview(
    @Ctx() ctx: GraphQLContext,
    @Arg("newsId", () => ID, { nullable: true, description: "The item whose readings apply." }) newsId: string | null,
    @Arg("content", () => inputs.NewsContentInput, { description: "As the form holds it." }) content: inputs.NewsContentInput,
  ): Promise<NewsPreviewType | null> {
    return previewNews(ctx, { newsId, content: plain(content) });
  }

  @FieldResolver(() => String)
  bodyHtml(@Root() { bodyHtml }: News): string {
    return sanitizeHtml(bodyHtml);
  }

  @FieldResolver(() => String, { nullable: true })
  updatedByName(@Root() { updatedBy }: News, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return adminName(ctx, updatedBy);
  }

  @FieldResolver(() => [NewsStatusEnum])
  legalMoves(@Root() news: News): readonly NewsStatus[] {
    return legalNewsMoves(news);
  }

  @FieldResolver(() => NewsDraftType, { nullable: true })
  async draft(@Root() { id }: News, @Ctx() ctx: GraphQLContext): Promise<PresentedDraft | null> {
    return presentDraft(await findNewsDraft(ctx, id));
  }

  @FieldResolver(() => [NewsActType])
  async history(@Root() { id }: News, @Ctx() ctx: GraphQLContext): Promise<NewsActType[]> {
    return Promise.all((await newsHistory(ctx, id)).map((event) => presentAct(ctx, event)));
  }

  @FieldResolver(() => NewsPreviewType)
  preview(@Root() { id, category, topic, audience, title, summary, bodyHtml }: News, @Ctx() ctx: GraphQLContext): Promise<NewsPreviewType> {
    return previewNews(ctx, { newsId: id, content: { category, topic, audience, title, summary, bodyHtml } });
  }

  @FieldResolver(() => [ReadingCorrectionType])
  readings(@Root() { id }: News, @Ctx() ctx: GraphQLContext): Promise<ReadingCorrection[]> {
    return listNewsReadings(ctx, id);
  }

  @Mutation(() => payloads.CreateNewsPayload, { description: "Writes a draft of a news item or a column." })
  createNews(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CreateNewsInput) input: inputs.CreateNewsInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => createNews(ctx, { ...input, content: plain(input.content) }), answer, none);
  }

  @Mutation(() => payloads.UpdateNewsPayload, { description: "Saves an item; what is public changes at once." })
  updateNews(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UpdateNewsInput) input: inputs.UpdateNewsInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => updateNews(ctx, { ...input, content: plain(input.content) }), answer, none);
  }

  @Mutation(() => payloads.PublishNewsPayload, { description: "Publishes a complete item, at once or at a time to come." })
  publishNews(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.PublishNewsInput) input: inputs.PublishNewsInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => publishNews(ctx, { ...input }), answer, none);
  }

  @Mutation(() => payloads.WithdrawNewsPayload, {
    description: "Takes an item back: a scheduled one becomes a draft, a public one is taken down.",
  })
  withdrawNews(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.WithdrawNewsInput) input: inputs.WithdrawNewsInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => withdrawNews(ctx, { ...input }), answer, none);
  }

  @Mutation(() => payloads.DeleteNewsPayload, { description: "Deletes a draft that was never public." })
  deleteNews(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DeleteNewsInput) input: inputs.DeleteNewsInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteNews(ctx, { ...input }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }

  @Mutation(() => payloads.SaveNewsDraftPayload, { description: "Keeps unsaved work apart from the item; nothing public changes." })
  saveNewsDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveNewsDraftInput) input: inputs.SaveNewsDraftInput,
  ): Promise<Payload<{ savedAt: Date | null }>> {
    return payload(
      ctx,
      () => saveNewsDraft(ctx, { ...input, content: plain(input.content) }),
      (savedAt) => ({ savedAt }),
      { savedAt: null },
    );
  }

  @Mutation(() => payloads.DiscardNewsDraftPayload, { description: "Throws your unsaved work on an item away." })
  discardNewsDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DiscardNewsDraftInput) input: inputs.DiscardNewsDraftInput,
  ): Promise<Payload<{ discarded: boolean }>> {
    return payload(
      ctx,
      () => discardNewsDraft(ctx, { ...input }),
      (discarded) => ({ discarded }),
      { discarded: false },
    );
  }
}
