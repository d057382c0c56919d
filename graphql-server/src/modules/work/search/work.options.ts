import { readRows } from "../../../platform/database/read-rows.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type DayBand, dayBands, dayBandText } from "../hours/day-bands.ts";
import { bitsOf, shiftBands } from "../hours/shift-bands.ts";
import { canWiden } from "./keyword.sql.ts";
import { searchConditions, type WorkFilter } from "./work.search-sql.ts";

const days = (count: number) => `w.published_at >= ((?::date - ${count - 1})::timestamp at time zone 'Asia/Tokyo')`;

/** Each choice as SQL; `?` is today. */
const conditions = {
  REMOTE: "w.remote <> 'NONE'",
  STATUS_SUPPORT: "w.visa_support",
  BEGINNER_WELCOME: "w.beginner_welcome",
  POSTED_1: days(1),
  POSTED_3: days(3),
  POSTED_7: days(7),
  POSTED_30: days(30),
  HOURS_20: "w.weekly_hours <= 20",
  HOURS_28: "w.weekly_hours <= 28",
  HOURS_40: "w.weekly_hours <= 40",
  PAY_150000: "w.monthly_pay_max >= 150000",
  PAY_200000: "w.monthly_pay_max >= 200000",
  PAY_250000: "w.monthly_pay_max >= 250000",
  PAY_300000: "w.monthly_pay_max >= 300000",
  PAY_400000: "w.monthly_pay_max >= 400000",
  PAY_500000: "w.monthly_pay_max >= 500000",
  SHIFT_MORNING: `(w.shift_bands & ${bitsOf([shiftBands[0]])}) <> 0`,
  SHIFT_DAY: `(w.shift_bands & ${bitsOf([shiftBands[1]])}) <> 0`,
  SHIFT_EVENING: `(w.shift_bands & ${bitsOf([shiftBands[2]])}) <> 0`,
  SHIFT_NIGHT: `(w.shift_bands & ${bitsOf([shiftBands[3]])}) <> 0`,
} as const;

type OwnOption = keyof typeof conditions;
export type WorkOption = OwnOption | `WHEN_${DayBand}`;

const isOwn = (name: string): name is OwnOption => name in conditions;
const ofDays = dayBands.map((one) => [`WHEN_${one}`, dayBandText(one)] as const);
const texts: ReadonlyMap<WorkOption, string> = new Map<WorkOption, string>([
  ...Object.keys(conditions)
    .filter(isOwn)
    .map((name) => [name, conditions[name]] as const),
  ...ofDays,
]);
export const workOptions: readonly WorkOption[] = [...texts.keys()];

/** Beyond so many the numbers beside the choices are not counted: the work stays bounded. */
const most = 10_000;

/** The works of a search that also meet each choice; empty when there are too many to count. */
export async function countOptions(ctx: Ctx, filter: WorkFilter): Promise<{ option: WorkOption; count: number }[]> {
  const today = jstDate(ctx.now());
  const strict = await countWithin(ctx, filter, { today, tier: "TEXT" });
  if (strict.all > most) return [];
  const counted = strict.all === 0 && canWiden(filter.keyword) ? await countWithin(ctx, filter, { today, tier: "NEAR" }) : strict;
  return workOptions.map((option) => ({ option, count: counted[option] ?? 0 }));
}

type Counts = Partial<Record<WorkOption, number>> & { all: number };

async function countWithin(ctx: Ctx, filter: WorkFilter, { today, tier }: { today: string; tier: "TEXT" | "NEAR" }): Promise<Counts> {
  const where = searchConditions(filter, today, tier);
  const counts = [...texts].map(([option, condition]) => `count(*) filter (where ${condition})::int as "${option}"`);
  const text = `select count(*)::int as "all", ${counts.join(", ")} from (
      select w.remote, w.visa_support, w.beginner_welcome, w.published_at, w.weekly_hours, w.monthly_pay_max, w.shift_bands, w.work_days
      from work w join company c on c.id = w.company_id where ${where.text} limit ${most + 1}) w`;
  const todays = [...texts.values()].filter((condition) => condition.includes("?")).map(() => today);
  const [row] = await readRows<Counts>(ctx.em, { text, values: [...todays, ...where.values] });
  return row ?? { all: 0 };
}
