import type { FilterQuery } from "@mikro-orm/core";
import { foldText } from "../../../platform/search-text/search-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { News, type NewsTopic } from "../news/news.entity.ts";
import type { NewsStatus } from "./news.status.ts";
import { NewsDraft, newSubject } from "./news-draft.entity.ts";
import { newsObject } from "./record-news.ts";

export const adminNewsSorts = ["UPDATED_LAST", "NEWEST", "PUBLISHED_LAST"] as const;
export type AdminNewsSort = (typeof adminNewsSorts)[number];

export interface AdminNewsFilter {
  keyword?: string | null;
  categories?: readonly News["category"][] | null;
  topics?: readonly NewsTopic[] | null;
  audiences?: readonly News["audience"][] | null;
  statuses?: readonly NewsStatus[] | null;
}
export interface AdminNewsListInput {
  filter?: AdminNewsFilter | null;
  sort?: AdminNewsSort;
  first: number;
  after?: string | null;
}

const orders = {
  UPDATED_LAST: latestBy("updatedAt"),
  NEWEST: latestBy("createdAt"),
  PUBLISHED_LAST: { ...latestBy("publishAt"), nulls: "last" },
} as const;

function conditionsOf({ keyword, categories, topics, audiences, statuses }: AdminNewsFilter): FilterQuery<News>[] {
  const words = foldText((keyword ?? "").slice(0, 100))
    .split(" ")
    .filter(Boolean);
  return [
    ...words.map((word) => ({ searchText: { $like: `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%` } })),
    ...(categories?.length ? [{ category: { $in: [...categories] } }] : []),
    ...(topics?.length ? [{ topic: { $in: [...topics] } }] : []),
    ...(audiences?.length ? [{ audience: { $in: [...audiences] } }] : []),
    ...(statuses?.length ? [{ status: { $in: [...statuses] } }] : []),
  ];
}

/** News and columns in every state, by keyset. @throws UserErrors FORBIDDEN */
export async function listAdminNews(ctx: Ctx, input: AdminNewsListInput) {
  requireEditor(ctx);
  const wanted = conditionsOf(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset(orders[input.sort ?? "UPDATED_LAST"], input);
  const rows = await ctx.em.find(News, { $and: [...wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(News, { $and: wanted }) };
}

/** One item in any state. @throws UserErrors FORBIDDEN */
export async function getAdminNews(ctx: Ctx, id: string): Promise<News | null> {
  requireEditor(ctx);
  return isId(id) ? ctx.em.findOne(News, { id }) : null;
}

/** The editor's own unsaved work on an item, or on a new one. @throws UserErrors FORBIDDEN */
export function findNewsDraft(ctx: Ctx, newsId: string | null): Promise<NewsDraft | null> {
  return ctx.em.findOne(NewsDraft, { adminId: requireEditor(ctx).adminId, subject: newsId ?? newSubject });
}

/** Lists the acts on an item, newest first; at most 100. @throws UserErrors FORBIDDEN */
export function newsHistory(ctx: Ctx, newsId: string): Promise<AuditEvent[]> {
  requireEditor(ctx);
  return ctx.em.find(AuditEvent, { objectType: newsObject, objectId: newsId }, { orderBy: { at: "desc", id: "desc" }, limit: 100 });
}
