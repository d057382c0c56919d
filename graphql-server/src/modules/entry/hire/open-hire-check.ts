import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { hiredStatuses } from "./hire.vocabulary.ts";
import { HireCheck } from "./hire-check.entity.ts";
import { findNoticeDueOn } from "./notice-due.ts";

/** 在留資格 whose people employers give no notice of (労働施策総合推進法施行規則1条の2). */
const exempt: readonly ResidenceStatus[] = ["SPECIAL_PERMANENT_RESIDENT", "DIPLOMAT", "OFFICIAL"];

function isExemptPerson(profile: UserProfile | null): boolean {
  if (!profile) return false;
  const { workPermission, residenceStatus } = profile;
  return (
    workPermission === "JAPANESE_NATIONAL" ||
    (residenceStatus !== null && residenceStatus !== undefined && exempt.includes(residenceStatus))
  );
}

/**
 * Begins the employer's list of duties when an application comes to 内定承諾 or 入社, in the given transaction: what the applicant and the work
 * say is taken over, and the day of 入社 stands in for a first day that nobody wrote. Does nothing in other states.
 */
export async function openHireCheck(ctx: Ctx, em: EntityManager, entry: Entry): Promise<void> {
  if (!hiredStatuses.some((status) => status === entry.status)) return;
  const now = ctx.now();
  const known = await em.findOne(HireCheck, { entry: entry.id });
  const profile = known ? null : await em.findOne(UserProfile, { user: entry.user.id });
  const work = known ? null : await em.findOne(Work, { id: entry.work.id });
  const facts = { isExempt: isExemptPerson(profile), isInsured: work?.employmentInsurance ?? true, updatedAt: now };
  const check = known ?? em.create(HireCheck, { entry, ...facts });
  if (entry.status !== "JOINED" || check.startsOn) return;
  check.startsOn = jstDate(now);
  check.noticeDueOn = await findNoticeDueOn(em, check);
}
