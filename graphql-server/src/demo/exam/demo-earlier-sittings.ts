import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import { estimateAbility, levelProbabilities } from "../../modules/exam/engine/ability.ts";
import { type ItemParameters, probabilityCorrect } from "../../modules/exam/engine/item-model.ts";
import { reachedLevel } from "../../modules/exam/engine/level-bands.ts";
import { seededRandom } from "../../modules/exam/engine/random.ts";
import { isEnough } from "../../modules/exam/engine/stop-rule.ts";
import type { ExamItem } from "../../modules/exam/item/exam-item.entity.ts";
import type { Exam } from "../../modules/exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../../modules/exam/sitting/exam-response.entity.ts";
import { createRandom, demoId, type Random } from "../random.ts";

type Chooses = (ability: number, uniform: () => number) => number;

/** An item of which more is known than its author knew: how people really answer it, and how many of the sittings show it. */
export interface StudiedItem {
  item: ExamItem;
  answers: number;
  /** The option, in the author's order, that somebody of an ability chooses. */
  chooses: Chooses;
}

/** Chooses the right option by chance at the ability, or one of the others alike. */
export function choosing(right: number, truth: ItemParameters): Chooses {
  return (ability, uniform) => (uniform() < probabilityCorrect(ability, truth) ? right : (right + 1 + Math.floor(uniform() * 3)) % 4);
}

export interface Stage {
  test: Exam;
  /** Items in use, none of them studied. */
  bank: readonly ExamItem[];
  studied: readonly StudiedItem[];
  /** The people who sat, with their ability now. */
  sitters: readonly { user: string; theta: number }[];
  now: Date;
}

interface Rows {
  attempts: RequiredEntityData<ExamAttempt>[];
  results: RequiredEntityData<ExamResult>[];
  responses: RequiredEntityData<ExamResponse>[];
}

interface Sitting extends Pick<Stage, "test" | "bank"> {
  user: string;
  ability: number;
  startedAt: Date;
  extra: readonly StudiedItem[];
  random: Random;
  uniform: () => number;
}

const day = 86_400_000;
const minute = 60_000;
/** The furthest the difficulties of a sitting lie from the ability, as the engine asks what tells most. */
const reach = 0.7;
const stepOverBank = 7;

function answer({ item, chooses }: Omit<StudiedItem, "answers">, { ability, uniform }: Sitting) {
  const option = chooses(ability, uniform);
  const { a, b, c, seB, seLogA, status } = item;
  return { item, option, pilot: status === "PILOT", scored: status !== "PILOT", correct: option === item.key, a, b, c, seB, seLogA };
}
type Answer = ReturnType<typeof answer>;

/** Answers items until the stop rule is content, then the items under study. */
function answersOf(sitting: Sitting): { scored: Answer[]; all: Answer[] } {
  const { bank, ability, extra, uniform } = sitting;
  const near = bank.filter(({ b }) => Math.abs(b - ability) < reach);
  const first = Math.floor(uniform() * near.length);
  const asked = new Set(near.map((_, place) => near[(first + place * stepOverBank) % near.length]));
  const studied = extra.map((one) => answer(one, sitting));
  const scored = studied.filter((one) => one.scored);
  for (const item of asked) {
    if (isEnough({ answered: scored.length, se: estimateAbility(scored).se })) break;
    if (item) scored.push(answer({ item, chooses: choosing(item.key, item) }, sitting));
  }
  return { scored, all: [...scored, ...studied.filter((one) => one.pilot)] };
}

function responseRow(
  { item, option, scored, pilot, correct, a, b, c, seB, seLogA }: Answer,
  place: number,
  attempt: string,
  { random, startedAt }: Sitting,
) {
  const servedAt = new Date(startedAt.getTime() + place * minute);
  const turn = random.int(item.options.length);
  const optionOrder = item.options.map((_, at) => (at + turn) % item.options.length);
  return {
    ...{ id: demoId(random, servedAt), attempt, item: item.id, position: place + 1, skill: item.skill, key: item.key },
    ...{ pilot, scored, a, b, c, seB, seLogA, optionOrder, choice: optionOrder.indexOf(option), correct },
    ...{ servedAt, deadlineAt: new Date(servedAt.getTime() + minute), answeredAt: new Date(servedAt.getTime() + minute / 2) },
  };
}

function sit(rows: Rows, sitting: Sitting): void {
  const { test, user, startedAt, random } = sitting;
  const { scored, all } = answersOf(sitting);
  const state = estimateAbility(scored);
  const { theta, se } = state;
  const attempt = demoId(random, startedAt);
  const endedAt = new Date(startedAt.getTime() + all.length * minute);
  rows.attempts.push({
    ...{ id: attempt, operationId: demoId(random, startedAt), test: test.id, user, status: "FINISHED", withListening: false, version: 1 },
    ...{ startedAt, deadlineAt: new Date(startedAt.getTime() + 60 * minute), endedAt, scoredCount: scored.length, theta, se },
    ...{ createdAt: startedAt, updatedAt: endedAt },
  });
  const probabilities = levelProbabilities(state);
  rows.results.push({
    ...{ id: demoId(random, endedAt), attempt, user, theta, se, level: reachedLevel(probabilities), probabilities, skills: [] },
    ...{ scoredCount: scored.length, complete: true, certificateCode: random.hex(24), signature: random.hex(64) },
    ...{ measuredAt: endedAt, createdAt: endedAt },
  });
  rows.responses.push(...all.map((one, place) => responseRow(one, place, attempt, sitting)));
}

/** Writes the sittings of earlier months, each answer by chance at the person's ability then: the data the check of the items reads. */
export async function writeEarlierSittings(em: EntityManager, { test, bank, studied, sitters, now }: Stage): Promise<void> {
  const [random, uniform] = [createRandom(20_261_128), seededRandom(20_261_128)];
  const rows: Rows = { attempts: [], results: [], responses: [] };
  const most = sitters.length === 0 ? 0 : Math.max(...studied.map(({ answers }) => answers));
  for (let nth = 0; nth < most; nth += 1) {
    const { user = "", theta = 0 } = sitters[nth % sitters.length] ?? {};
    const monthsAgo = 4 + Math.floor(nth / sitters.length);
    const startedAt = new Date(now.getTime() - (monthsAgo * 31 + random.int(20)) * day);
    const ability = theta - 0.05 * monthsAgo + (uniform() - 0.5) * 0.6;
    sit(rows, { test, bank, user, ability, startedAt, extra: studied.filter(({ answers }) => nth < answers), random, uniform });
  }
  await em.insertMany(ExamAttempt, rows.attempts);
  await em.insertMany(ExamResult, rows.results);
  await em.insertMany(ExamResponse, rows.responses);
}
