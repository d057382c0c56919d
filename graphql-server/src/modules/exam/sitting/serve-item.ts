import { randomInt } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import { textLength } from "../bank/bank-item.ts";
import { admitItems } from "../engine/admit-items.ts";
import { chooseNextItem, contentShares } from "../engine/next-item.ts";
import { itemDeadline } from "../engine/sitting-time.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { lotOf, recentlySeen } from "../item/seen-items.ts";
import { Exam } from "./exam.entity.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import { ExamResponse } from "./exam-response.entity.ts";
import { scoreAttempt } from "./score-attempt.ts";

/** At most this many pilots a sitting, one after each of these other items. */
const pilotsAfter = [4, 9, 14] as const;
const randomSteps = 2 ** 32;

/** Uniform on [0, 1) and not predictable: the next item must not be known beforehand. */
function random(): number {
  return randomInt(randomSteps) / randomSteps;
}

function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const [one, two] = [order[last] ?? 0, order[other] ?? 0];
    order[last] = two;
    order[other] = one;
  }
  return order;
}

const lengthFields = ["id", "stem", "passage", "script", "options"] as const;
const candidateFields = [
  ...(["id", "status", "level", "skill", "a", "b", "c", "seB", "seLogA", "shown", "key", "options"] as const),
  ...(["recordingKind", "recordingMs"] as const),
] as const;
type Candidate = Pick<ExamItem, (typeof candidateFields)[number]>;

interface Serving {
  attempt: ExamAttempt;
  past: readonly ExamResponse[];
  now: Date;
}

/** Whether the person can be asked it: what is listened to needs a recording, and somebody who can hear now. */
function canBeAsked({ withListening }: ExamAttempt, { skill, recordingKind }: Candidate): boolean {
  return skill !== "LISTENING" || (withListening && recordingKind !== null && recordingKind !== undefined);
}

/** Served to learn about the item; the demo's tones show how listening goes, and say nothing of the person. */
const isUnscored = ({ status, recordingKind }: Candidate) => status === "PILOT" || recordingKind === "DEMO";

/** A pilot that few have answered, when one is due. */
function choosePilot(items: readonly Candidate[], past: readonly ExamResponse[]): Candidate | undefined {
  const asked = past.filter(({ pilot, answeredAt }) => !pilot && answeredAt).length;
  const due = pilotsAfter.filter((count) => asked >= count).length;
  if (past.filter(({ pilot }) => pilot).length >= due) return undefined;
  return items.filter(isUnscored).toSorted((one, other) => one.shown - other.shown)[0];
}

async function chooseItem(em: EntityManager, { attempt, past, now }: Serving): Promise<Candidate | undefined> {
  const taken = new Set(past.map(({ item }) => item.id));
  const found: Candidate[] = await em.find(
    ExamItem,
    {
      test: attempt.test.id,
      status: { $in: ["ACTIVE", "PILOT"] },
      $or: [{ alarm: null }, { alarm: { $ne: "MISKEYED" } }],
    },
    { fields: candidateFields, disableIdentityMap: true },
  );
  const items = found.filter((item) => canBeAsked(attempt, item));
  const seen = await recentlySeen(em, { userId: attempt.user.id, now, except: attempt.id });
  const pilot = choosePilot(
    items.filter(({ id }) => !taken.has(id) && !seen.has(id)),
    past,
  );
  if (pilot) return pilot;
  const admitted = admitItems({ items: items.filter((item) => !isUnscored(item)), seen, draw: lotOf(attempt) });
  return chooseNextItem({
    theta: attempt.theta,
    posterior: scoreAttempt(past).posterior,
    candidates: admitted.filter(({ id }) => !taken.has(id)),
    taken: past.filter(({ pilot: unscored }) => !unscored).map(({ skill }) => skill),
    shares: attempt.withListening ? contentShares.withListening : contentShares.withoutListening,
    sittings: (await em.findOneOrFail(Exam, attempt.test.id)).sittings,
    random,
  });
}

/**
 * Shows the next item of an open sitting and remembers by which key and parameters it will be scored.
 * @returns undefined when the bank has nothing left
 */
export async function serveItem(em: EntityManager, { attempt, past, now }: Serving): Promise<ExamResponse | undefined> {
  const item = await chooseItem(em, { attempt, past, now });
  if (!item) return undefined;
  const { skill, key, a, b, c, seB, seLogA } = item;
  const shown = await em.findOneOrFail(ExamItem, item.id, { fields: lengthFields, disableIdentityMap: true });
  const response = em.create(ExamResponse, {
    id: newId(),
    attempt,
    item: item.id,
    position: past.length + 1,
    skill,
    pilot: isUnscored(item),
    scored: !isUnscored(item),
    optionOrder: shuffled(item.options.length),
    key,
    a,
    b,
    c,
    seB,
    seLogA,
    servedAt: now,
    deadlineAt: itemDeadline({
      now,
      skill,
      characters: textLength(shown),
      heardMs: item.recordingMs ?? 0,
      sittingEnds: attempt.deadlineAt,
    }),
  });
  await em.execute("update test_item set shown = shown + 1 where id = ?", [item.id]);
  return response;
}
