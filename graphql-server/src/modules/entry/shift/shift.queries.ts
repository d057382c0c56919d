import type { EntityManager } from "@mikro-orm/postgresql";
import { dayInReach } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import { permissionRules } from "../../work/permission/permission.queries.ts";
import { SchoolVacation } from "./school-vacation.entity.ts";
import { Shift } from "./shift.entity.ts";
import {
  busiestWindow,
  dayTotals,
  findExcesses,
  type HourLimits,
  hourLimits,
  type LimitsOn,
  usualShifts,
  windowDays,
} from "./shift.policy.ts";

/** The limits of the signed-in seeker on any day, by the rules in force on it. */
export async function ownHourLimits(ctx: Ctx): Promise<LimitsOn> {
  const { userId } = requireSeeker(ctx);
  const profile = await loader(ctx, profileByUserId).load(userId);
  const rules = await loader(ctx, permissionRules).load("all");
  const known = new Map<string, HourLimits | null>();
  return (day) => {
    const found = known.get(day) ?? (profile ? hourLimits(profile, rules, day) : null);
    known.set(day, found);
    return found;
  };
}

/** How far back a usual shift may lie. */
const usualDays = 60;
const mostUsual = 6;

/** Shifts that have work in some days, with those of the week on either side: any window that touches the days is whole. */
export function shiftsAround(em: EntityManager, userId: string, { from, to }: { from: string; to: string }): Promise<Shift[]> {
  const days = { $gte: addDays(from, -windowDays), $lte: addDays(to, windowDays) };
  return em.find(Shift, { user: userId, day: days }, { orderBy: { day: "asc", startMinute: "asc", id: "asc" } });
}

/** Every vacation the seeker entered, newest first. */
export function vacationsOf(em: EntityManager, userId: string): Promise<SchoolVacation[]> {
  return em.find(SchoolVacation, { user: userId }, { orderBy: { startsOn: "desc", id: "desc" } });
}

/** The most days of the calendar that one answer holds. */
export const calendarDays = 62;

function daysBetween(from: string, to: string): string[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The signed-in seeker's shifts of some days, with the excess in any seven days that touch them. */
export async function readShiftCalendar(ctx: Ctx, wanted: { from: string; to: string }) {
  const { userId } = requireSeeker(ctx);
  const from = dayInReach(wanted.from);
  const last = addDays(from, calendarDays - 1);
  const days = { from, to: wanted.to < last ? dayInReach(wanted.to) : last };
  const limitsOn = await ownHourLimits(ctx);
  const limits = limitsOn(days.from);
  const recent = await shiftsAround(ctx.em, userId, { ...days, from: addDays(days.from, -usualDays) });
  const vacations = await vacationsOf(ctx.em, userId);
  const around = recent.filter(({ day }) => day >= addDays(days.from, -windowDays));
  const shifts = around.filter(({ day }) => days.from <= day && day <= days.to);
  const touched = ({ from, to }: { from: string; to: string }) => from <= days.to && days.from <= to;
  return {
    ...days,
    shifts,
    days: dayTotals({ shifts: around, vacations, limitsOn }, daysBetween(days.from, days.to)),
    usualShifts: usualShifts(recent, mostUsual),
    vacations,
    weeklyLimitMinutes: limits?.weeklyMinutes ?? null,
    vacationDailyLimitMinutes: limits?.vacationDailyMinutes ?? null,
    busiest: limits ? busiestWindow({ shifts, vacations, limitsOn }) : null,
    excesses: findExcesses({ shifts: around, vacations, limitsOn }).filter(touched),
  };
}
