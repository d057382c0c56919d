import { jstDate, jstDayEnd } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import { complaintSubjects } from "../../message/complaint/complaint.entity.ts";

export const reportUnits = ["WORKS", "PEOPLE", "COMPANIES", "CASES"] as const;
type Unit = (typeof reportUnits)[number];

const subjectKeys = complaintSubjects.map((subject) => `SUBJECT_${subject}` as const);
/** Figures of the report in the order of its table; each is defined by the condition beside it below. */
export const reportFigures = [
  ...(["OPEN_WORKS", "OPENINGS", "POSTING_COMPANIES", "SEEKERS", "NEW_WORKS", "NEW_SEEKERS", "ENTRIES", "JOINED"] as const),
  ...(["COMPLAINTS", "COMPLAINTS_SETTLED", "COMPLAINTS_LATE"] as const),
  ...subjectKeys,
];
type Figure = (typeof reportFigures)[number];

const units: Partial<Record<Figure, Unit>> = {
  OPEN_WORKS: "WORKS",
  NEW_WORKS: "WORKS",
  OPENINGS: "PEOPLE",
  SEEKERS: "PEOPLE",
  NEW_SEEKERS: "PEOPLE",
  POSTING_COMPANIES: "COMPANIES",
};

/** Postings that were shown on the day: first shown by its end and not ended by then. Drafts that never came out have no first day. */
const shown = "w.published_at <= p.until and (w.closed_at is null or w.closed_at > p.until)";
const within = (column: string) => `${column} > p.since and ${column} <= p.until`;

const parts: readonly (readonly [name: string, sql: string])[] = [
  ["OPEN_WORKS", `select count(*) from work w, p where ${shown}`],
  ["OPENINGS", `select coalesce(sum(w.openings), 0) from work w, p where ${shown}`],
  ["POSTING_COMPANIES", `select count(distinct w.company_id) from work w, p where ${shown}`],
  ["SEEKERS", "select count(*) from users u, p where u.created_at <= p.until and u.status <> 'ERASED'"],
  ["NEW_WORKS", `select count(*) from work w, p where ${within("w.published_at")}`],
  ["NEW_SEEKERS", `select count(*) from users u, p where ${within("u.created_at")}`],
  ["ENTRIES", `select count(*) from entry e, p where ${within("e.created_at")}`],
  ["JOINED", `select count(distinct v.entry_id) from entry_event v, p where v.to_status = 'JOINED' and ${within("v.at")}`],
  ["COMPLAINTS", `select count(*) from complaint c, p where ${within("c.received_at")}`],
  ["COMPLAINTS_SETTLED", `select count(*) from complaint c, p where ${within("c.received_at")} and c.settled_at is not null`],
  [
    "COMPLAINTS_LATE",
    `select count(*) from complaint c, p where ${within("c.received_at")}
      and coalesce((c.answered_at at time zone 'UTC' + interval '9 hours')::date, p.today) > c.answer_due_on`,
  ],
  ...complaintSubjects.map(
    (subject) =>
      [`SUBJECT_${subject}`, `select count(*) from complaint c, p where ${within("c.received_at")} and c.subject = '${subject}'`] as const,
  ),
];

const statement = `with p as (select ?::timestamptz as since, ?::timestamptz as until, ?::date as today)
  select ${parts.map(([name, sql]) => `(${sql})::int as "${name}"`).join(", ")}`;

/** @throws UserErrors FORBIDDEN */
function requireReporter({ viewer }: Ctx): void {
  if (!isOpenTo(["ADMIN_OPERATOR"], viewer)) throw userError("FORBIDDEN");
}

/**
 * Figures for the 事業概況報告 of a year: as of 1 June, and of the year that ends with that day. Before that day they go to now.
 * `wanted`: 2020 to next year; the nearest of them for another. @throws UserErrors FORBIDDEN
 */
export async function businessReport(ctx: Ctx, wanted: number) {
  requireReporter(ctx);
  const today = jstDate(ctx.now());
  const year = Math.min(Math.max(wanted, 2020), Number(today.slice(0, 4)) + 1);
  const [first, last] = [`${year - 1}-06-02`, `${year}-06-01`];
  const end = jstDayEnd(last);
  const isOpen = end > ctx.now();
  const since = jstDayEnd(`${year - 1}-06-01`);
  const rows: Record<string, number>[] = await ctx.em.execute(statement, [since, isOpen ? ctx.now() : end, today]);
  const [counted = {}] = rows;
  const figures = reportFigures.map((key) => ({ key, value: counted[key] ?? 0, unit: units[key] ?? ("CASES" as const) }));
  return { year, asOf: isOpen ? today : last, from: first, to: last, isOpen, figures };
}
