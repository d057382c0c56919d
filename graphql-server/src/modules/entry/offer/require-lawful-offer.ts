import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { ErrorCode } from "../../../shared/messages/error-code.ts";
import { type UserErrors, userError } from "../../../shared/user-error.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { permissionSeekerOf } from "../../work/matching/matching.conditions.ts";
import { someoneOf } from "../../work/permission/named-statuses.ts";
import { judgedDay, type PermissionAnswer, type PermissionSeeker } from "../../work/permission/permission.facts.ts";
import { workingYears } from "../../work/permission/permission.person.ts";
import { permissionFor } from "../../work/permission/permission.policy.ts";
import { findPermissionRules } from "../../work/permission/permission.queries.ts";
import type { PermissionRule } from "../../work/permission/permission-rule.entity.ts";
import { ruleTold } from "../../work/permission/rule-told.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { HireCheck } from "../hire/hire-check.entity.ts";
import { conditionOf, isChange, type OfferCondition, pathOfWay, personUnder, workUnder } from "./offer-condition.ts";

interface Judged {
  work: Work;
  seeker: PermissionSeeker;
  today: string;
  rules: PermissionRule[];
  answer: PermissionAnswer<PermissionRule>;
}

async function judge(ctx: Ctx, em: EntityManager, entry: Entry): Promise<Judged | null> {
  const profile = await em.findOne(UserProfile, { user: entry.user.id });
  if (!profile) return null;
  const work = await em.findOneOrFail(Work, { id: entry.work.id });
  const rules = await findPermissionRules({ em });
  const today = jstDate(ctx.now());
  const age = profile.birthDate ? workingYears(profile.birthDate, judgedDay(work, today)) : null;
  const seeker = { ...permissionSeekerOf(profile), age };
  return { work, seeker, today, rules, answer: permissionFor({ work, seeker, rules, date: today }) };
}

function refusal(code: ErrorCode, path: string[], answer: PermissionAnswer<PermissionRule>): UserErrors {
  return userError(code, path, ruleTold(answer));
}

function underCondition({ work, seeker, rules, today }: Judged, condition: OfferCondition): PermissionAnswer<PermissionRule> {
  return permissionFor({ work: workUnder(work, condition), seeker: personUnder(seeker, work, condition), rules, date: today });
}

/**
 * Lets an offer through: somebody whom the rules say no to gets one only under a condition that makes the work lawful, which is kept with
 * the application. In the given transaction.
 * @throws UserErrors OFFER_NOT_PERMITTED, OFFER_WAY_NOT_LAWFUL
 */
export async function requireLawfulOffer(ctx: Ctx, em: EntityManager, entry: Entry, condition: OfferCondition | null): Promise<void> {
  const judged = await judge(ctx, em, entry);
  if (!judged) return;
  const { work, seeker, today, answer } = judged;
  if (!condition) {
    if (answer.verdict === "NG" && !conditionOf(entry)) throw refusal("OFFER_NOT_PERMITTED", ["condition"], answer);
    return;
  }
  const after = underCondition(judged, condition);
  const isReal = isChange(condition, work, { seeker, day: judgedDay(work, today) });
  if (!isReal || after.verdict === "NG") throw refusal("OFFER_WAY_NOT_LAWFUL", pathOfWay(condition.way), isReal ? after : answer);
  entry.offerWay = condition.way;
  entry.offerStatus = condition.status;
  entry.offerWeeklyHours = condition.weeklyHours;
  entry.offerStartsOn = condition.startsOn;
}

/** The card as the employer recorded it, as the rules read a person. */
function personOfCard(check: HireCheck, { seeker, work }: Judged): PermissionSeeker {
  const { residenceStatus, cardExpiresOn, workCondition } = check;
  return {
    ...(residenceStatus ? someoneOf(residenceStatus) : {}),
    partTimePermission: workCondition === "PART_TIME_PERMIT",
    residenceExpiresOn: cardExpiresOn ?? null,
    specifiedSkillField: work.specifiedSkillField ?? null,
    designatedActivity: seeker.designatedActivity ?? null,
    age: seeker.age ?? null,
  };
}

/**
 * Lets somebody join. Whoever got an offer under a condition, or whom the rules say no to by now, joins only once the residence card was
 * checked with its number and what it says permits the work; never before a later first day that was agreed. In the given transaction.
 * @throws UserErrors JOINING_NEEDS_CARD_CHECK, JOINING_TOO_EARLY, JOINING_NOT_PERMITTED
 */
export async function requireLawfulJoining(ctx: Ctx, em: EntityManager, entry: Entry): Promise<void> {
  const condition = conditionOf(entry);
  const judged = await judge(ctx, em, entry);
  if (!judged || (!condition && judged.answer.verdict !== "NG")) return;
  const check = await em.findOne(HireCheck, { entry: entry.id });
  if (!check?.cardCheckedOn || !check.numberConfirmed) throw userError("JOINING_NEEDS_CARD_CHECK", ["to"]);
  const { work, rules, today } = judged;
  if (condition?.startsOn && today < condition.startsOn) throw userError("JOINING_TOO_EARLY", ["to"], { date: condition.startsOn });
  const agreed = condition ? workUnder(work, condition) : work;
  const answer = permissionFor({ work: agreed, seeker: personOfCard(check, judged), rules, date: today });
  if (check.workCondition === "NOT_ALLOWED" || answer.verdict === "NG") throw refusal("JOINING_NOT_PERMITTED", ["to"], answer);
}
