import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";
import { dayInReach, jstDate } from "../../shared/jst.ts";
import { loader } from "../../shared/loader.ts";
import { userError } from "../../shared/user-error.ts";
import type { SeekerViewer } from "../../shared/viewer.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import { profileByUserId } from "../user/user.loaders.ts";
import { SchoolVacation } from "./school-vacation.entity.ts";
import { Shift } from "./shift.entity.ts";
import { addDays, busiestWindow, findExcesses, type HourLimits, hourLimits, windowDays } from "./shift.policy.ts";

/** The seeker who asks. @throws UserErrors UNAUTHENTICATED */
export function requireWorker({ viewer }: Pick<Ctx, "viewer">): SeekerViewer {
  if (!viewer.seeker) throw userError("UNAUTHENTICATED");
  return viewer.seeker;
}

/** The limits of the signed-in seeker today; null when their status is not bound by hours. */
export async function ownHourLimits(ctx: Ctx): Promise<HourLimits | null> {
  const { userId } = requireWorker(ctx);
  const profile = await loader(ctx, profileByUserId).load(userId);
  const rules = await loader(ctx, permissionRules).load("all");
  return profile ? hourLimits(profile, rules, jstDate(ctx.now())) : null;
}

/** Shifts that have work in some days, with those of the week on either side: any window that touches the days is whole. */
export function shiftsAround(em: EntityManager, userId: string, { from, to }: { from: string; to: string }): Promise<Shift[]> {
  const days = { $gte: addDays(from, -windowDays), $lte: addDays(to, windowDays) };
  return em.find(Shift, { user: userId, day: days }, { orderBy: { day: "asc", startMinute: "asc", id: "asc" } });
}

/** Every vacation the seeker entered, newest first. */
export function vacationsOf(em: EntityManager, userId: string): Promise<SchoolVacation[]> {
  return em.find(SchoolVacation, { user: userId }, { orderBy: { startsOn: "desc", id: "desc" } });
}

/** The longest calendar that is answered at once. */
export const calendarDays = 62;

/** The signed-in seeker's shifts of some days, with what is too much in any seven days that touch them. */
export async function readShiftCalendar(ctx: Ctx, wanted: { from: string; to: string }) {
  const { userId } = requireWorker(ctx);
  const from = dayInReach(wanted.from);
  const last = addDays(from, calendarDays - 1);
  const days = { from, to: wanted.to < last ? dayInReach(wanted.to) : last };
  const limits = await ownHourLimits(ctx);
  const [around, vacations] = [await shiftsAround(ctx.em, userId, days), await vacationsOf(ctx.em, userId)];
  const shifts = around.filter(({ day }) => days.from <= day && day <= days.to);
  const touched = ({ from, to }: { from: string; to: string }) => from <= days.to && days.from <= to;
  return {
    ...days,
    shifts,
    vacations,
    weeklyLimitMinutes: limits?.weeklyMinutes ?? null,
    vacationDailyLimitMinutes: limits?.vacationDailyMinutes ?? null,
    busiest: limits ? busiestWindow({ shifts, vacations, limits }) : null,
    excesses: limits ? findExcesses({ shifts: around, vacations, limits }).filter(touched) : [],
  };
}
