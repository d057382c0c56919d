import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { estimateAbility, type ScoredResponse } from "../engine/ability.ts";
import { calibrateItem } from "../engine/calibrate-item.ts";
import { alarmOf, betterKey, type ChosenOption, leastResponses } from "../engine/item-alarms.ts";
import { ExamResponse } from "../sitting/exam-response.entity.ts";
import { checkCalibration } from "./calibration.ts";
import { ExamItem } from "./exam-item.entity.ts";

/** Limits of one run: items looked at, and sittings read for each. */
const limits = { items: 20, sittings: 1_000 } as const;

/** Items that enough people have answered since their last check. */
async function findDueItems(em: EntityManager): Promise<ExamItem[]> {
  const rows: { id: string }[] = await em.execute(
    `select i.id from test_item i join test_response r on r.item_id = i.id
     where i.status <> 'RETIRED' and r.pilot = (i.status = 'PILOT') and r.answered_at > coalesce(i.checked_at, 'epoch'::timestamptz)
     group by i.id having count(*) >= ? order by i.id limit ?`,
    [leastResponses, limits.items],
  );
  return em.find(ExamItem, { id: { $in: rows.map(({ id }) => id) } });
}

interface Evidence {
  responses: { correct: boolean; posterior: readonly number[] }[];
  choices: ChosenOption[];
}

/** The latest answers to an item, each with what the other scored items of its sitting say of the person. */
async function gatherEvidence(em: EntityManager, item: ExamItem): Promise<Evidence> {
  const since = item.checkedAt ? { answeredAt: { $gt: item.checkedAt } } : { answeredAt: { $ne: null } };
  const options = { orderBy: { answeredAt: "desc" }, limit: limits.sittings, disableIdentityMap: true } as const;
  // An item in use that was shown unscored had the demo's tones: what was answered to them says nothing of it.
  const own = await em.find(ExamResponse, { item: item.id, rapid: false, pilot: item.status === "PILOT", ...since }, options);
  const others = await em.find(
    ExamResponse,
    { attempt: { $in: own.map(({ attempt }) => attempt.id) }, item: { $ne: item.id }, scored: true, correct: { $ne: null } },
    { fields: ["id", "attempt", "a", "b", "c", "seB", "seLogA", "correct"], disableIdentityMap: true },
  );
  const bySitting = Map.groupBy(others, ({ attempt }) => attempt.id);
  const evidence: Evidence = { responses: [], choices: [] };
  for (const { attempt, choice, optionOrder } of own) {
    const rest = (bySitting.get(attempt.id) ?? []).map(
      ({ a, b, c, seB, seLogA, correct }): ScoredResponse => ({ a, b, c, seB, seLogA, correct: correct === true }),
    );
    const { theta, posterior } = estimateAbility(rest);
    const option = typeof choice === "number" ? (optionOrder[choice] ?? null) : null;
    evidence.responses.push({ correct: option === item.key, posterior });
    evidence.choices.push({ option, theta });
  }
  return evidence;
}

async function checkItem(em: EntityManager, item: ExamItem, now: Date): Promise<void> {
  const { responses, choices } = await gatherEvidence(em, item);
  const fit = calibrateItem(responses, item);
  const pilot = item.status === "PILOT";
  const alarm = alarmOf({ key: item.key, stored: item, fit, choices, pilot }) ?? null;
  const { a, b, seOfB, seOfLogA } = fit;
  const finding = { a, b, seOfB, seOfLogA, responses: fit.responses, betterKey: betterKey(item.key, choices) ?? null };
  em.assign(item, { alarm, finding, checkedAt: now, updatedAt: now });
  if (pilot && !alarm) em.assign(item, { a, b, seB: seOfB, seLogA: seOfLogA, calibratedAt: now, status: "ACTIVE" });
}

/**
 * Looks at items by the answers people gave. A pilot that enough have answered is fitted and from then on scores; one that looks wrong
 * stays out with an alarm. An item in use is never changed by itself: an editor decides on its alarm. Then counts how far the bank is calibrated. @returns how many were looked at
 */
export async function checkItems({ em, now }: Pick<Ctx, "em" | "now">): Promise<number> {
  const items = await findDueItems(em);
  for (const item of items) {
    await checkItem(em, item, now());
    await em.flush();
  }
  await checkCalibration({ em, now });
  return items.length;
}
