import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { News } from "../news/news.entity.ts";

/** The item with its row locked until the transaction ends. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockNews(em: EntityManager, { id, version }: { id: string; version: number }): Promise<News> {
  if (!isId(id)) throw notFound();
  const news = await em.findOne(News, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!news) throw notFound();
  if (news.version !== version) throw userError("STALE_VERSION", ["version"]);
  return news;
}
