import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { levelCuts } from "../engine/level-bands.ts";
import { Exam, type LevelCalibration } from "../sitting/exam.entity.ts";
import { generalExamCode } from "./install-bank.ts";

/** A level is calibrated by the answers of at least so many people, and when so large a share of its items was fitted to answers. */
export const calibrationNeeds = { people: 200, fittedShare: 0.8 } as const;

const taught = measuredLevels.filter((level) => level !== "NONE");

/** People by the band of their newest whole, unflagged measurement. */
async function peopleByLevel(em: EntityManager): Promise<Map<MeasuredLevel, number>> {
  const rows: { band: number; people: number }[] = await em.execute(
    `select width_bucket(theta, array[${levelCuts.join(",")}]::float8[])::int as band, count(*)::int as people from (
       select distinct on (user_id) theta from test_result
       where complete and revoked_at is null and flags = '[]' order by user_id, measured_at desc
     ) newest group by 1`,
  );
  return new Map(rows.map(({ band, people }) => [measuredLevels[band] ?? "NONE", people]));
}

async function itemsByLevel(em: EntityManager): Promise<Map<MeasuredLevel, { items: number; fitted: number }>> {
  const rows: { level: MeasuredLevel; items: number; fitted: number }[] = await em.execute(
    `select i.level, count(*)::int as items, count(i.calibrated_at)::int as fitted from test_item i join test t on t.id = i.test_id
     where t.code = ? and i.status = 'ACTIVE' group by i.level`,
    [generalExamCode],
  );
  return new Map(rows.map(({ level, ...counts }) => [level, counts]));
}

/** True for a level whose items were fitted to the answers of enough people. */
export function isCalibrated({ people, items, fitted }: LevelCalibration): boolean {
  return people >= calibrationNeeds.people && items > 0 && fitted >= items * calibrationNeeds.fittedShare;
}

/**
 * Counts anew how far the bank is calibrated. Once every level is, results are no longer provisional; the day is kept even where people
 * leave later. @returns whether it is
 */
export async function checkCalibration({ em, now }: Pick<Ctx, "em" | "now">): Promise<boolean> {
  const exam = await em.findOne(Exam, { code: generalExamCode });
  if (!exam) return false;
  const [people, items] = [await peopleByLevel(em), await itemsByLevel(em)];
  exam.calibration = taught.map((level) => ({ level, people: people.get(level) ?? 0, ...(items.get(level) ?? { items: 0, fitted: 0 }) }));
  if (exam.calibration.every(isCalibrated)) exam.calibratedAt ??= now();
  await em.flush();
  return Boolean(exam.calibratedAt);
}

/** Whether the exam was calibrated, so that its certificates may be sold. */
export async function examIsCalibrated(em: EntityManager): Promise<boolean> {
  return (await em.count(Exam, { code: generalExamCode, calibratedAt: { $ne: null } })) > 0;
}
