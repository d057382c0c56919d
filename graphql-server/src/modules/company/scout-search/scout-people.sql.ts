import { addDays } from "../../../shared/calendar/working-days.ts";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { qualifications } from "../../../shared/vocabulary/qualification.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { daysOfStart, leastYears } from "../scout-setting/scout.vocabulary.ts";
import type { ScoutConditions } from "./scout-conditions.schema.ts";
import { scoutPoints } from "./scout-formula.ts";

interface Part {
  text: string;
  values: (string | number)[];
}

/** Values of a vocabulary as bits, as the database's `scout_bits` sets them; a number of SQL, which 47 prefectures need 64 bits for. */
export function bitsOf<T extends string>(all: readonly T[], said: readonly T[]): string {
  return said.reduce((bits, value) => bits | (1n << BigInt(all.indexOf(value))), 0n).toString();
}

/** The work as the formula reads it. */
type ScoutedWork = Pick<Work, "id" | "category" | "prefecture" | "employmentType" | "startsOn">;

function pointsOf(work: ScoutedWork, today: string): Part {
  const { PLACE, CONTRACT, EXPERIENCE, START } = scoutPoints;
  const place = work.prefecture ? bitsOf(prefectureCodes, [work.prefecture]) : "0";
  const contract = work.employmentType ? bitsOf(employmentTypes, [work.employmentType]) : "0";
  const begins = work.startsOn && work.startsOn > today ? work.startsOn : addDays(today, daysOfStart.WITHIN_MONTH);
  return {
    text: `case when l.prefectures = 0 then ${PLACE.unsaid} when l.prefectures & ?::bigint <> 0 then ${PLACE.met} else 0 end
      + case when l.contracts = 0 then ${CONTRACT.unsaid} when l.contracts & ?::int <> 0 then ${CONTRACT.met} else 0 end
      + case when l.experience >= 1 then ${EXPERIENCE.met} else 0 end
      + case when l.startable_on is null then ${START.unsaid} when l.startable_on <= ?::date then ${START.met} else 0 end`,
    values: [place, contract, begins],
  };
}

/** What a search demands of a row; nothing said by a person meets no condition. */
function conditionsOf(conditions: ScoutConditions, today: string): Part[] {
  const { level, prefectures, employmentTypes: contracts, qualifications: demanded, experience, start } = conditions;
  const until = start === null || start === "LATER" ? null : addDays(today, daysOfStart[start]);
  return [
    ...(level ? [{ text: "l.level >= ?", values: [measuredLevels.indexOf(level)] }] : []),
    ...(prefectures.length > 0 ? [{ text: "l.prefectures & ?::bigint <> 0", values: [bitsOf(prefectureCodes, prefectures)] }] : []),
    ...(contracts.length > 0 ? [{ text: "l.contracts & ?::int <> 0", values: [bitsOf(employmentTypes, contracts)] }] : []),
    ...(demanded.length > 0
      ? [{ text: "l.qualifications & ?::int = ?::int", values: Array<string>(2).fill(bitsOf(qualifications, demanded)) }]
      : []),
    ...(experience ? [{ text: "l.experience >= ?", values: [leastYears[experience]] }] : []),
    ...(until ? [{ text: "l.startable_on <= ?::date", values: [until] }] : []),
  ];
}

/** Whom a company may see at all: nobody who blocked it, and nobody it knows by an application. */
const strangers = `not exists (select from blocked_company b where b.user_id = l.user_id and b.company_id = ?)
  and not exists (select from entry e where e.user_id = l.user_id and e.company_id = ?)`;

/** People whom a company may find for a work, the best by the formula first; equals in an order of the work's own. */
export function peopleSql(input: {
  companyId: string;
  work: ScoutedWork;
  conditions: ScoutConditions;
  today: string;
  /** What draws lots among equals. */
  lot: string;
  limit: number;
  offset: number;
}): Part {
  const { companyId, work, conditions, today, lot, limit, offset } = input;
  const points = pointsOf(work, today);
  const demanded = conditionsOf(conditions, today);
  const where = ["l.family = ?", ...demanded.map(({ text }) => text), strangers].join(" and ");
  return {
    text: `select l.user_id as id from scout_listing l where ${where}
      order by (${points.text}) desc, l.renewed_on desc, uuid_hash_extended(l.user_id, ?::bigint), l.user_id limit ? offset ?`,
    values: [work.category ?? "", ...demanded.flatMap(({ values }) => values), companyId, companyId, ...points.values, lot, limit, offset],
  };
}

/** Which of these people the company may see now, whatever the work. */
export function stillFoundSql(companyId: string, people: readonly string[]): Part {
  return {
    text: `select distinct l.user_id as id from scout_listing l where l.user_id = any(?::uuid[]) and ${strangers}`,
    values: [`{${people.join(",")}}`, companyId, companyId],
  };
}
