import type { EntityManager } from "@mikro-orm/postgresql";
import type { User } from "../../modules/account/seeker/user.entity.ts";
import type { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import { estimateAbility, type ScoredResponse } from "../../modules/exam/engine/ability.ts";
import { probabilityCorrect } from "../../modules/exam/engine/item-model.ts";
import { chooseNextItem, contentShares } from "../../modules/exam/engine/next-item.ts";
import { seededRandom } from "../../modules/exam/engine/random.ts";
import { isEnough } from "../../modules/exam/engine/stop-rule.ts";
import { ExamItem } from "../../modules/exam/item/exam-item.entity.ts";
import { generalExamCode } from "../../modules/exam/item/install-bank.ts";
import { endAttempt } from "../../modules/exam/sitting/end-attempt.ts";
import { Exam } from "../../modules/exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../../modules/exam/sitting/exam-response.entity.ts";
import { takeLicenceUse } from "../../modules/money/licence/use-licence.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { certificateDaysAgo } from "../money/demo-sales.ts";
import { createRandom, demoId, type Random } from "../random.ts";
import { demoAbility } from "./demo-measurement.ts";

interface Setting {
  em: EntityManager;
  sign: Ctx["sign"];
  test: Exam;
  items: readonly ExamItem[];
  random: Random;
  uniform: () => number;
}

const day = 86_400_000;
const secondsAnItem = 40_000;

function beginSitting({ em, test, random }: Setting, user: User, startedAt: Date): ExamAttempt {
  const deadlineAt = new Date(startedAt.getTime() + 60 * 60_000);
  const { theta, se } = estimateAbility([]);
  return em.create(ExamAttempt, {
    ...{ id: demoId(random, startedAt), operationId: demoId(random, startedAt), test, user, withListening: false },
    ...{ startedAt, deadlineAt, theta, se, createdAt: startedAt, updatedAt: startedAt },
  });
}

/** A sitting as the engine holds it: each item by the answers before, each answer by chance at the person's ability. */
async function sit(
  setting: Setting,
  { user, ability, startedAt }: { user: User; ability: number; startedAt: Date },
): Promise<ExamResult | null> {
  const { em, items, random, uniform, sign, test } = setting;
  const attempt = beginSitting(setting, user, startedAt);
  const left = new Set(items);
  const responses: ExamResponse[] = [];
  const answers: ScoredResponse[] = [];
  test.sittings += 1;
  for (let state = estimateAbility([]); !isEnough({ answered: answers.length, se: state.se }); state = estimateAbility(answers)) {
    const choice = { theta: state.theta, candidates: [...left], taken: responses.map(({ skill }) => skill) };
    const item = chooseNextItem({ ...choice, shares: contentShares.withoutListening, sittings: test.sittings, random: uniform });
    if (!item) break;
    left.delete(item);
    item.shown += 1;
    const { skill, key, a, b, c, seB, seLogA } = item;
    const correct = uniform() < probabilityCorrect(ability, item);
    const servedAt = new Date(startedAt.getTime() + responses.length * secondsAnItem);
    const optionOrder = item.options.map((_, index) => (index + responses.length) % item.options.length);
    const choiceMade = optionOrder.indexOf(correct ? key : (key + 1 + random.int(3)) % item.options.length);
    answers.push({ a, b, c, seB, seLogA, correct });
    responses.push(
      em.create(ExamResponse, {
        ...{ id: demoId(random, servedAt), attempt, item, position: responses.length + 1, skill, pilot: false, scored: true },
        ...{ optionOrder, key, a, b, c, seB, seLogA, servedAt, deadlineAt: new Date(servedAt.getTime() + 2 * secondsAnItem) },
        ...{ choice: choiceMade, correct, answeredAt: new Date(servedAt.getTime() + secondsAnItem / 2) },
      }),
    );
  }
  const endedAt = new Date(startedAt.getTime() + responses.length * secondsAnItem);
  return endAttempt({ sign }, em, { attempt, responses, status: "FINISHED", now: endedAt });
}

/** Two sittings of one seeker, months apart: a history with something to compare, the first with its certificate. A free one is due again. */
export async function writeDemoSittings(
  { em, sign, now }: { em: EntityManager; sign: Ctx["sign"]; now: Date },
  { user, level }: { user: User; level: Parameters<typeof demoAbility>[0] },
): Promise<void> {
  const test = await em.findOne(Exam, { code: generalExamCode });
  const ability = demoAbility(level);
  if (!test || ability === undefined) return;
  const items = await em.find(ExamItem, { test, status: "ACTIVE", skill: { $ne: "LISTENING" } }, { orderBy: { code: "asc" } });
  const setting = { em, sign, test, items, random: createRandom(20_261_124), uniform: seededRandom(20_261_124) };
  const first = await sit(setting, { user, ability: ability - 0.7, startedAt: new Date(now.getTime() - 96 * day) });
  const issuedAt = new Date(now.getTime() - certificateDaysAgo * day + 60_000);
  const use = { userId: user.id, kind: "CERTIFICATE", now: issuedAt } as const;
  if (first && (await takeLicenceUse(em, use))) first.certificateIssuedAt = issuedAt;
  await sit(setting, { user, ability, startedAt: new Date(now.getTime() - 33 * day) });
}
