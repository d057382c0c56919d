import { z } from "zod";
import { type News, newsAudiences, newsCategories, newsTopics, newsStatuses as statuses } from "../../modules/site/news/news.entity.ts";
import { adminNewsSorts, findNewsDraft, getAdminNews, listAdminNews, newsHistory } from "../../modules/site/newsroom/news.admin.queries.ts";
import { legalNewsMoves } from "../../modules/site/newsroom/news.status.ts";
import { adminName, presentAct } from "../../modules/site/newsroom/news-act.presenter.ts";
import { bodyLimit } from "../../modules/site/newsroom/news-content.ts";
import type { NewsDraft } from "../../modules/site/newsroom/news-draft.entity.ts";
import { listNewsReadings } from "../../modules/site/newsroom/news-reading.ts";
import { sanitizeHtml } from "../../platform/html/sanitize-html.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { namesOf } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { pagingQuery } from "../shapes.ts";
import { newsCreateShape, newsEditShape, newsListShape } from "./admin-news.shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  category: namesOf(newsCategories),
  topic: namesOf(newsTopics),
  audience: namesOf(newsAudiences),
  status: namesOf(statuses),
  sort: z.enum(adminNewsSorts).default("UPDATED_LAST"),
  ...pagingQuery,
});
const editQuery = z.object({ id: z.string().min(1).max(40) });
const choices = { categories: newsCategories, topics: newsTopics, audiences: newsAudiences, statuses };
const limits = { title: 160, summary: 400, bodyHtml: bodyLimit };

async function presentRow({ ctx }: RestCall, news: News) {
  const { id, category, topic, audience, status, title, summary, publishAt, publishedAt, version, createdAt, updatedAt } = news;
  const by = await adminName(ctx, news.updatedBy);
  return { id, category, topic, audience, status, title, summary, publishAt, publishedAt, version, createdAt, updatedAt, updatedBy: by };
}

function presentDraft(draft: NewsDraft | null) {
  if (!draft) return null;
  const { content, baseVersion, savedAt } = draft;
  return { content: { ...content, bodyHtml: sanitizeHtml(content.bodyHtml) }, baseVersion, savedAt };
}

/** GET /api/admin/news. */
export const adminNewsPage = described(
  { summary: "A page of news and columns in every state.", query: listQuery, response: newsListShape },
  async (call) => {
    const { keyword, category, topic, audience, status, sort, first, after } = parse(listQuery, call.query);
    const filter = { keyword, categories: category, topics: topic, audiences: audience, statuses: status };
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    const page = await listAdminNews(call.ctx, { filter: given, sort, first, ...(after && { after }) });
    const news = await Promise.all(page.items.map((item) => presentRow(call, item)));
    const totalCount = await page.totalCount();
    const body = {
      session: await adminSession(call),
      news,
      pageInfo: page.pageInfo,
      totalCount,
      choices: { ...choices, sorts: adminNewsSorts },
    };
    return { status: 200, body };
  },
);

/** GET /api/admin/news/create. */
export const adminNewsCreatePage = described(
  { summary: "What the form of a new item needs: choices, limits, and the editor's unsaved new item.", response: newsCreateShape },
  async (call) => {
    const defaults = { category: "NEWS", topic: "SERVICE", audience: "PUBLIC", title: "", summary: "", bodyHtml: "" };
    const draft = presentDraft(await findNewsDraft(call.ctx, null));
    return { status: 200, body: { session: await adminSession(call), choices, limits, defaults, draft } };
  },
);

/** GET /api/admin/news/edit?id=. */
export const adminNewsEditPage = described(
  {
    summary: "An item as the form shows it, with the editor's unsaved work on it, its history and its readings.",
    query: editQuery,
    response: newsEditShape,
  },
  async (call) => {
    const { id } = parse(editQuery, call.query);
    const news = await getAdminNews(call.ctx, id);
    if (!news) throw notFound();
    const events = await newsHistory(call.ctx, id);
    const readings = (await listNewsReadings(call.ctx, id)).map(({ word, reading }) => ({ word, reading }));
    const item = { ...(await presentRow(call, news)), bodyHtml: sanitizeHtml(news.bodyHtml), legalMoves: legalNewsMoves(news), readings };
    const body = {
      session: await adminSession(call),
      news: item,
      history: await Promise.all(events.map((event) => presentAct(call.ctx, event))),
      draft: presentDraft(await findNewsDraft(call.ctx, id)),
      choices,
      limits,
    };
    return { status: 200, body };
  },
);
