import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { publishedUntil } from "../../work/posting/published-until.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { permitInForce } from "../scout-search/scout-access.ts";
import { presentScoutCard } from "../scout-search/scout-card.presenter.ts";
import { readPeople, readRules, verdictsFor } from "../scout-search/scout-people.queries.ts";
import { scoutConsent } from "./scout.vocabulary.ts";
import { ScoutConsent } from "./scout-consent.entity.ts";
import { ScoutSetting } from "./scout-setting.entity.ts";

/** How the seeker is found, and what they agreed to; off unless they did. */
export async function readScoutSetting(ctx: Ctx) {
  const { userId } = requireSeeker(ctx);
  const setting = await ctx.em.findOne(ScoutSetting, { user: userId }, { refresh: true });
  const consent = await ctx.em.findOne(ScoutConsent, { user: userId, endedAt: null }, { refresh: true });
  const permit = await permitInForce(ctx.em);
  return {
    isOffered: permit !== null,
    isOn: setting !== null && consent !== null,
    isPaused: setting?.isPaused ?? false,
    families: setting?.families ?? [],
    experience: setting?.experience ?? [],
    consentVersion: scoutConsent.version,
    consentedAt: consent?.givenAt ?? null,
  };
}

/** The open work that a preview names; null for none, and for one that nobody can apply for. */
async function namedWork(ctx: Ctx, workId: string | null): Promise<Work | null> {
  const work = workId && isId(workId) ? await ctx.em.findOne(Work, { id: workId }) : null;
  const until = work && publishedUntil(work);
  return until && until >= jstDate(ctx.now()) ? work : null;
}

/** What a company would see of the seeker, for an open work if one is named: the very function that answers companies. Null while it is off. */
export async function previewScoutCard(ctx: Ctx, workId: string | null) {
  const { userId } = requireSeeker(ctx);
  const [person] = await readPeople(ctx.em, [userId]);
  if (!person) return null;
  const work = await namedWork(ctx, workId);
  const judged = work && { work, rules: await readRules(ctx) };
  const verdict = (judged && verdictsFor(ctx, judged, [person]).get(userId)) ?? null;
  return presentScoutCard(ctx, person, { id: "preview", verdict, isAsked: false });
}
