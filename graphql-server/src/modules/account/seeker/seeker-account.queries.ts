import { z } from "zod";
import { type ReadStatement, readRows } from "../../../platform/database/read-rows.ts";
import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { parse } from "../../../shared/user-error.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { presentSeekers } from "./seeker-account.presenter.ts";
import { User, userStatuses } from "./user.entity.ts";

/** By when they registered. */
export const seekerSorts = ["NEWEST", "OLDEST"] as const;
export type SeekerSort = (typeof seekerSorts)[number];

const date = z.coerce.date().nullish();
const filterSchema = z.object({
  keyword: z.string().max(200).nullish(),
  statuses: z.array(z.enum(userStatuses)).max(10).nullish(),
  measuredLevels: z.array(z.enum(measuredLevels)).max(10).nullish(),
  unmeasured: z.boolean().nullish(),
  registeredFrom: date,
  registeredBefore: date,
});
export type SeekerFilter = z.output<typeof filterSchema>;

export interface SeekerListInput {
  filter?: z.input<typeof filterSchema> | null;
  sort?: SeekerSort;
  first: number;
  after?: string | null;
}

interface Part {
  text: string;
  values: (string | number)[];
}

const places = (count: number) => Array.from({ length: count }, () => "?").join(", ");

/** Finds people by the search text: an id, or parts of names and of the mail address in any script and width. */
function keywordPart(keyword: string): Part {
  const typed = keyword.trim();
  if (isId(typed)) return { text: "u.id = ?", values: [typed] };
  const { tokens, phrases } = readTextQuery(typed);
  if (tokens.length === 0) return { text: "false", values: [] };
  const phraseTexts = phrases.map(() => " and position(? in k.search_text) > 0").join("");
  return {
    text: `u.id in (select k.user_id from user_profile k where k.search_tokens @> array[${places(tokens.length)}]::text[]${phraseTexts})`,
    values: [...tokens, ...phrases],
  };
}

function levelPart({ measuredLevels: levels, unmeasured }: SeekerFilter): Part[] {
  const measured = levels && levels.length > 0 ? [{ text: `p.measured_level in (${places(levels.length)})`, values: [...levels] }] : [];
  const parts = [...measured, ...(unmeasured ? [{ text: "p.measured_level is null", values: [] }] : [])];
  if (parts.length === 0) return [];
  return [{ text: `(${parts.map(({ text }) => text).join(" or ")})`, values: parts.flatMap(({ values }) => values) }];
}

function partsOf(filter: SeekerFilter): Part[] {
  const { keyword, statuses, registeredFrom, registeredBefore } = filter;
  return [
    ...(keyword?.trim() ? [keywordPart(keyword)] : []),
    ...(statuses && statuses.length > 0 ? [{ text: `u.status in (${places(statuses.length)})`, values: [...statuses] }] : []),
    ...levelPart(filter),
    ...(registeredFrom ? [{ text: "u.created_at >= ?::timestamptz", values: [registeredFrom.toISOString()] }] : []),
    ...(registeredBefore ? [{ text: "u.created_at < ?::timestamptz", values: [registeredBefore.toISOString()] }] : []),
  ];
}

/** The profile is only joined where a level is asked for: erased people have none. */
function fromOf(filter: SeekerFilter): string {
  return levelPart(filter).length > 0 ? "users u join user_profile p on p.user_id = u.id" : "users u";
}

function where(parts: readonly Part[]): Part {
  const text = parts.length > 0 ? `where ${parts.map((part) => part.text).join(" and ")}` : "";
  return { text, values: parts.flatMap(({ values }) => values) };
}

/** The statement of one page: ids in order, one row more than the page shows. Exported for the benchmark that reads its plan. */
export function seekerPageStatement(input: SeekerListInput & { first: number }): ReadStatement {
  const filter = parse(filterSchema, input.filter ?? {});
  const descending = input.sort !== "OLDEST";
  const { text, values } = where([...partsOf(filter), ...behindTime(["u.created_at", "u.id"], descending ? "<" : ">", input.after)]);
  const direction = descending ? "desc" : "asc";
  return {
    text: `select u.id from ${fromOf(filter)} ${text} order by u.created_at ${direction}, u.id ${direction} limit ?`,
    values: [...values, pageSize(input.first) + 1],
  };
}

async function countSeekers(ctx: Ctx, filter: SeekerFilter): Promise<number> {
  const { text, values } = where(partsOf(filter));
  const [row] = await readRows<{ count: number }>(ctx.em, { text: `select count(*)::int as count from ${fromOf(filter)} ${text}`, values });
  return row?.count ?? 0;
}

/** Seekers of every state by keyset, found by name, kana, mail or id. For the operator. @throws UserErrors INVALID */
export async function listSeekers(ctx: Ctx, input: SeekerListInput) {
  requireOperator(ctx);
  const size = pageSize(input.first);
  const found = await readRows<{ id: string }>(ctx.em, seekerPageStatement(input));
  const order = new Map(found.map(({ id }, index) => [id, index]));
  const users = await ctx.em.find(User, { id: { $in: [...order.keys()] } });
  const rows = users.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  const { items, pageInfo } = pageOf(rows, size, ({ createdAt, id }) => [createdAt, id]);
  return {
    items: await presentSeekers(ctx, items),
    pageInfo,
    totalCount: () => countSeekers(ctx, parse(filterSchema, input.filter ?? {})),
  };
}
