import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { Movie } from "./movie.entity.ts";
import { movieKeywords } from "./movie.queries.ts";
import type { MovieStatus, TeachingLevel } from "./movie.vocabulary.ts";

export const adminMovieSorts = ["POSITION", "UPDATED_LAST", "NEWEST"] as const;
export type AdminMovieSort = (typeof adminMovieSorts)[number];

export interface AdminMovieListInput {
  filter?: { keyword?: string | null; levels?: readonly TeachingLevel[] | null; statuses?: readonly MovieStatus[] | null } | null;
  sort?: AdminMovieSort;
  first: number;
  after?: string | null;
}

const orders = {
  POSITION: { key: "position", kind: "WHOLE", direction: "asc" },
  UPDATED_LAST: { key: "updatedAt", kind: "TIME", direction: "desc" },
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
} as const;

/** Movies in every state, by keyset. @throws UserErrors FORBIDDEN */
export async function listAdminMovies(ctx: Ctx, input: AdminMovieListInput) {
  requireEditor(ctx);
  const { keyword, levels, statuses } = input.filter ?? {};
  const wanted = [
    ...movieKeywords(keyword ?? ""),
    ...(levels?.length ? [{ level: { $in: [...levels] } }] : []),
    ...(statuses?.length ? [{ status: { $in: [...statuses] } }] : []),
  ];
  const { where, orderBy, limit, page } = keyset<string>(orders[input.sort ?? "POSITION"], input);
  const rows = await ctx.em.find(Movie, { $and: [...wanted, where] }, { orderBy, limit });
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(Movie, { $and: wanted }),
  };
}

/** One movie in any state. @throws UserErrors FORBIDDEN */
export async function getAdminMovie(ctx: Ctx, id: string): Promise<Movie | null> {
  requireEditor(ctx);
  return isId(id) ? ctx.em.findOne(Movie, { id }) : null;
}
