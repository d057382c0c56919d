import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { type CountedAnswer, recomputeScore } from "../../../testing/recomputed-score.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { installBank } from "../item/install-bank.ts";
import { ExamResult } from "./exam-result.entity.ts";

/** Sittings of people of all abilities who also try what is not allowed; two hundred by `SITTINGS=200`. */
const sittings = Number(process.env["SITTINGS"] ?? 8);

let server: TestServer;
let clock = new Date("2026-11-20T00:00:00Z");
/** The bank as it was written, by what people see of an item. */
let bank: Map<string, ExamItem>;

const sightOf = ({ stem, passage, options }: { stem: string; passage?: string | null; options: readonly string[] }) =>
  JSON.stringify([stem, passage ?? null, options.toSorted()]);

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(clock);
  await installBank(server.em(), { now: clock });
  bank = new Map((await server.em().find(ExamItem, {})).map((item) => [sightOf(item), item]));
});
afterAll(() => server?.close());

interface Question {
  position: number;
  skill: string;
  stem: string;
  passage: string | null;
  options: string[];
  deadlineAt: string;
}
interface Attempt {
  id: string;
  status: string;
  question: Question | null;
}

const fields = "attempt { id status question { position skill stem passage options deadlineAt } } errors { code }";
const start = `mutation ($input: StartExamInput!) { act: startExam(input: $input) { ${fields} } }`;
const answer = `mutation ($input: AnswerExamItemInput!) { act: answerExamItem(input: $input) { ${fields} } }`;

function later(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1_000);
  server.setNow(clock);
}

async function send(client: TestClient, query: string, input: object): Promise<{ attempt: Attempt | null; codes: string[] }> {
  const { data } = await client.graphql(query, { input });
  return { attempt: data.act.attempt, codes: data.act.errors.map(({ code }: { code: string }) => code) };
}

/** What somebody did with a question, as they would note it themselves. */
interface Noted extends CountedAnswer {
  skill: string;
  counts: boolean;
}

type Habit = "calm" | "late" | "hasty" | "silent";

/** Who is calm reads six characters a second, and thinks. */
function secondsOf(habit: Exclude<Habit, "late">, { options, passage, stem }: Question): number {
  if (habit !== "calm") return habit === "hasty" ? 0.5 : 2;
  return 8 + [stem, passage ?? "", ...options].join("").length / 6;
}

function habitOf(random: () => number): Habit {
  const turn = random();
  if (turn < 0.05) return "late";
  if (turn < 0.1) return "hasty";
  return turn < 0.15 ? "silent" : "calm";
}

/** Numbers that look random and are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state / 2 ** 32;
  };
}

/** Tries to do better than one answer to the question that is shown: none of it may count. */
async function cheat(seeker: TestClient, stranger: TestClient, attempt: Attempt, { position, right }: { position: number; right: number }) {
  const input = { attemptId: attempt.id, position, choice: right };
  expect((await send(stranger, answer, input)).codes).toEqual(["NOT_FOUND"]);
  expect((await send(seeker, answer, { ...input, choice: 4 })).codes).toEqual(["ABOVE_MAXIMUM"]);
  expect((await send(seeker, answer, { ...input, position: position + 1 })).codes).toEqual(["EXAM_NOT_SERVED"]);
}

/** Answers one question, honestly or not. */
async function answerOne(people: { seeker: TestClient; stranger: TestClient }, attempt: Attempt, { ability, random }: Person) {
  const { question } = attempt;
  const item = question && bank.get(sightOf(question));
  if (!question || !item) throw new Error("A question that is not in the bank");
  const { position, skill, options } = question;
  const right = options.indexOf(item.options[item.key] ?? "");
  const knows = random() < 1 / (1 + Math.exp(-1.2 * (ability - item.b)));
  const chosen = knows ? right : (right + 1 + Math.floor(random() * 3)) % 4;
  const habit = habitOf(random);
  if (random() < 0.2) await cheat(people.seeker, people.stranger, attempt, { position, right });
  const untilLate = (new Date(question.deadlineAt).getTime() - clock.getTime()) / 1_000 + 5;
  later(habit === "late" ? untilLate : secondsOf(habit, question));
  const input = { attemptId: attempt.id, position, choice: habit === "silent" ? null : chosen };
  const twice = random() < 0.3 ? 2 : 1;
  const [first] = await Promise.all(Array.from({ length: twice }, () => send(people.seeker, answer, input)));
  // The right one comes after: the first stands.
  if (random() < 0.3) await send(people.seeker, answer, { ...input, choice: right });
  const isRight = (habit === "calm" || habit === "hasty") && chosen === right;
  const noted: Noted = { skill, item, isRight, counts: habit !== "hasty" };
  if (!first?.attempt) throw new Error(`Refused: ${first?.codes.join()}`);
  return { attempt: first.attempt, noted };
}

interface Person {
  ability: number;
  random: () => number;
}

/** Sits to the end. @returns the sitting, and what the person noted of each question */
async function sit(person: Person): Promise<{ id: string; notes: Noted[] }> {
  const people = { seeker: await server.asSeeker(), stranger: await server.asSeeker() };
  const begun = await send(people.seeker, start, { operationId: newId(), withListening: false });
  if (!begun.attempt) throw new Error(`Refused: ${begun.codes.join()}`);
  let { attempt } = begun;
  const notes: Noted[] = [];
  while (attempt.status === "OPEN") {
    const step = await answerOne(people, attempt, person);
    attempt = step.attempt;
    notes.push(step.noted);
  }
  return { id: attempt.id, notes };
}

/** The highest level with P(at least it) ≥ .8; undefined where that hangs by a hair. */
function levelOf(atLeast: readonly number[]): string | undefined {
  if (atLeast.some((chance) => Math.abs(chance - 0.8) < 0.01)) return undefined;
  return measuredLevels[atLeast.findLastIndex((chance) => chance >= 0.8) + 1];
}

it(
  "gives each sitting the score that its answers have, computed in another way from what the person saw and chose",
  async () => {
    let compared = 0;
    for (let number = 0; number < sittings; number += 1) {
      const random = numbersFrom(number + 1);
      const { id, notes } = await sit({ ability: -3 + 6 * random(), random });
      const counted = notes.filter(({ counts }) => counts);
      const expected = recomputeScore(counted);
      const result = await server.em().findOneOrFail(ExamResult, { attempt: id });
      expect(result.scoredCount, `answers of sitting ${number}`).toBe(counted.length);
      expect(Math.abs(result.theta - expected.theta), `θ of sitting ${number}`).toBeLessThan(0.02);
      expect(Math.abs(result.se - expected.se), `standard error of sitting ${number}`).toBeLessThan(0.02);
      const rights = (skill: string) => counted.filter((one) => one.skill === skill && one.isRight).length;
      expect(result.skills.map(({ skill, answered, correct }) => [skill, answered, correct])).toEqual(
        result.skills.map(({ skill }) => [skill, counted.filter((one) => one.skill === skill).length, rights(skill)]),
      );
      const level = levelOf(expected.atLeast);
      if (level) expect(result.level, `level of sitting ${number}`).toBe(level);
      compared += 1;
    }
    expect(compared).toBe(sittings);
  },
  sittings * 60_000,
);
