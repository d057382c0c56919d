import { userError } from "../../../shared/user-error.ts";
import type { News, newsStatuses } from "../news/news.entity.ts";

export type NewsStatus = (typeof newsStatuses)[number];

/** States an item may go to. A published one is taken down, never deleted: its address says that it is gone. */
const moves: Readonly<Record<NewsStatus, readonly NewsStatus[]>> = {
  DRAFT: ["PUBLISHED", "SCHEDULED"],
  SCHEDULED: ["PUBLISHED", "SCHEDULED", "DRAFT"],
  PUBLISHED: ["ARCHIVED"],
  ARCHIVED: ["PUBLISHED"],
};

/** The states an item may move to from its present one. */
export function legalNewsMoves({ status }: { status: NewsStatus }): readonly NewsStatus[] {
  return moves[status];
}

/** @throws UserErrors ILLEGAL_TRANSITION with the legal states */
export function requireNewsMove(news: { status: NewsStatus }, to: NewsStatus): void {
  const legal = legalNewsMoves(news);
  if (!legal.includes(to)) throw userError("ILLEGAL_TRANSITION", ["status"], { legal: legal.join(", ") });
}

/** An item that readers may have seen keeps its kind: its address depends on it. It is also never deleted. */
export function wasPublished({ publishedAt }: Pick<News, "publishedAt">): boolean {
  return publishedAt !== null && publishedAt !== undefined;
}
