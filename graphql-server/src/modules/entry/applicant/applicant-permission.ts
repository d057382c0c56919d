import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { shownPersonById } from "../../account/leaving/left-person.ts";
import { permissionSeekerOf } from "../../work/matching/matching.conditions.ts";
import { judgedDay } from "../../work/permission/permission.facts.ts";
import { workingYears } from "../../work/permission/permission.person.ts";
import { permissionFor } from "../../work/permission/permission.policy.ts";
import { presentPermission } from "../../work/permission/permission.presenter.ts";
import { permissionRules } from "../../work/permission/permission.queries.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { workOfEntry } from "../entry/entry.loaders.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";

/** From the offer on an employer has duties towards somebody under 18; before it no age decides anything. */
const offered: readonly EntryStatus[] = ["OFFERED", "ACCEPTED", "JOINED"];

/** Whether the age of the applicant counts in a state. */
export const judgesAge = (status: EntryStatus): boolean => offered.includes(status);

/** The verdict of the dated rules on an applicant and the work applied for, in the reader's language; null once the person has left. */
export async function applicantPermission(ctx: Ctx, entry: Entry): Promise<ReturnType<typeof presentPermission> | null> {
  const [person, work, rules] = await Promise.all([
    loader(ctx, shownPersonById).load(entry.user.id),
    loader(ctx, workOfEntry).load(entry.work.id),
    loader(ctx, permissionRules).load("all"),
  ]);
  if (!person) return null;
  const today = jstDate(ctx.now());
  const { birthDate } = person.profile;
  const age = birthDate && judgesAge(entry.status) ? workingYears(birthDate, judgedDay(work, today)) : null;
  const seeker = { ...permissionSeekerOf(person.profile), age };
  const answer = permissionFor({ work, seeker, rules, date: today });
  return presentPermission({ answer, work, seeker, today, locale: ctx.locale });
}
