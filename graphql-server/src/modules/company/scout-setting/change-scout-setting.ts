import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { scoutConsent } from "./scout.vocabulary.ts";
import { ScoutConsent } from "./scout-consent.entity.ts";
import { ScoutSetting } from "./scout-setting.entity.ts";

const shown = {
  families: z.array(z.enum(jobCategories)).min(1).max(jobCategories.length),
  experience: z
    .array(z.strictObject({ family: z.enum(jobCategories), years: z.int().min(0).max(60) }))
    .max(jobCategories.length)
    .refine((items) => new Set(items.map(({ family }) => family)).size === items.length),
};
const startSchema = z.strictObject({ ...shown, consentVersion: z.string().max(20) });
const changeSchema = z.strictObject({ ...shown, isPaused: z.boolean() });

/** Whoever changes how one person is found waits here. */
async function lockPerson(em: EntityManager, userId: string): Promise<ScoutSetting | null> {
  await em.execute("select 1 from users where id = ? for no key update", [userId]);
  return em.findOne(ScoutSetting, { user: userId }, { refresh: true });
}

const families = (said: z.output<typeof startSchema>["families"]) => jobCategories.filter((family) => said.includes(family));

/**
 * The person agrees to be found by companies, to the text in force and no other; done again it says the same again.
 * @throws UserErrors SCOUT_CONSENT_CHANGED, or what is wrong with a choice
 */
export async function startScouts(ctx: Ctx, input: z.input<typeof startSchema>): Promise<void> {
  const viewer = requireSeeker(ctx);
  const values = parse(startSchema, input);
  const { consentVersion, experience } = values;
  if (consentVersion !== scoutConsent.version) throw userError("SCOUT_CONSENT_CHANGED", ["consentVersion"]);
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const { userId } = viewer;
    const known = await lockPerson(em, userId);
    const given = await em.count(ScoutConsent, { user: userId, endedAt: null });
    if (given === 0) {
      const user = em.getReference(User, userId);
      em.create(ScoutConsent, { id: newId(), user, ...scoutConsent, givenAt: now });
      recordAudit(ctx, em, { action: "scout.agree", objectType: "User", objectId: userId, actor: auditActor(viewer) });
    }
    await em.flush();
    const said = { families: families(values.families), experience, isPaused: false, renewedOn: jstDate(now), updatedAt: now };
    if (known) Object.assign(known, said);
    else em.create(ScoutSetting, { user: em.getReference(User, userId), ...said });
    await em.flush();
  });
}

/** Changes in which families of jobs the person is found, and whether at all for now. @throws UserErrors NOT_FOUND while it is off */
export async function changeScoutSetting(ctx: Ctx, input: z.input<typeof changeSchema>): Promise<void> {
  const { userId } = requireSeeker(ctx);
  const { experience, isPaused, ...values } = parse(changeSchema, input);
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const setting = await lockPerson(em, userId);
    if (!setting) throw notFound([]);
    Object.assign(setting, { families: families(values.families), experience, isPaused, renewedOn: jstDate(now), updatedAt: now });
    await em.flush();
  });
}

/** Ends it in the given transaction: nobody finds the person from the moment it is committed. */
export async function endScoutsOf(em: EntityManager, userId: string, now: Date): Promise<boolean> {
  await em.execute("select 1 from users where id = ? for no key update", [userId]);
  await em.execute("update scout_consent set ended_at = ? where user_id = ? and ended_at is null", [now, userId]);
  const ended: object[] = await em.execute("delete from scout_setting where user_id = ? returning 1", [userId]);
  return ended.length > 0;
}

/** The person takes the agreement back. Doing it again changes nothing. */
export async function endScouts(ctx: Ctx): Promise<void> {
  const viewer = requireSeeker(ctx);
  await runInTransaction(ctx.em, async (em) => {
    const wasOn = await endScoutsOf(em, viewer.userId, ctx.now());
    if (wasOn) recordAudit(ctx, em, { action: "scout.end", objectType: "User", objectId: viewer.userId, actor: auditActor(viewer) });
  });
}
