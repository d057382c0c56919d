import { findPublicCompany } from "../../modules/account/company/company.queries.ts";
import { findCompanyEntry } from "../../modules/entry/board/entry.company.queries.ts";
import { findOwnEntry } from "../../modules/entry/entry/entry.queries.ts";
import { findMovie } from "../../modules/exam/movie/movie.queries.ts";
import { findConversation } from "../../modules/message/conversation/conversation.queries.ts";
import { companySide, seekerSide } from "../../modules/message/conversation/conversation-side.ts";
import { findAreaNews } from "../../modules/site/news/area-news.queries.ts";
import type { News } from "../../modules/site/news/news.entity.ts";
import { findCompanyWork } from "../../modules/work/own-works/work.company.queries.ts";
import { readPublicWork } from "../../modules/work/posting/work.queries.ts";
import { rowColumns } from "../../modules/work/posting/work.row-columns.ts";
import type { Ctx } from "../../shared/ctx.ts";
import type { Asked } from "../../shared/paging/asked.ts";
import type { AudienceName } from "../../shared/viewer/audience.ts";

/** How a type is read again: for whom, and by the query of its own that is scoped by who asks. */
interface NodeFinder {
  audience: AudienceName;
  find(ctx: Ctx, id: string, asked: Asked): Promise<object | null>;
}

/** News that the viewer may read in one of the areas they are signed in to. */
async function findReadableNews(ctx: Ctx, id: string): Promise<News | null> {
  const found = await findAreaNews(ctx, "SEEKER", id);
  return found ?? (ctx.viewer.company ? findAreaNews(ctx, "COMPANY", id) : null);
}

/** The types that have a query of their own by id which clients call; those of the back office have none here. */
export const nodeFinders: Readonly<Record<string, NodeFinder>> = {
  Work: { audience: "PUBLIC", find: (ctx, id, asked) => readPublicWork(ctx, id, rowColumns(asked)) },
  Company: { audience: "PUBLIC", find: (ctx, id) => findPublicCompany(ctx, id) },
  News: { audience: "PUBLIC", find: (ctx, id) => findReadableNews(ctx, id) },
  Movie: { audience: "PUBLIC", find: (ctx, id) => findMovie(ctx, id) },
  Entry: { audience: "SEEKER", find: (ctx, id) => findOwnEntry(ctx, id) },
  Conversation: { audience: "SEEKER", find: (ctx, id) => findConversation(ctx, seekerSide(ctx), id) },
  CompanyWork: { audience: "COMPANY", find: (ctx, id) => findCompanyWork(ctx, id) },
  CompanyEntry: { audience: "COMPANY", find: (ctx, id) => findCompanyEntry(ctx, id) },
  CompanyConversation: { audience: "COMPANY", find: (ctx, id) => findConversation(ctx, companySide(ctx), id) },
};
