import { expect, it } from "vitest";
import type { Skill } from "../engine/next-item.ts";
import { scoreOf } from "../engine/score-scale.ts";
import { scoreAttempt, scoreSkills } from "./score-attempt.ts";

const given = (position: number, skill: Skill, correct: boolean | null, scored = true) => ({
  ...{ position, skill, correct, scored },
  ...{ a: 1.2, b: 0, c: 0.2, seB: 0, seLogA: 0 },
});

it("counts answered items that are scored, and no pilot, read listening item or open one", () => {
  const one = [given(1, "GRAMMAR", false)];
  const rest = [given(2, "READING", true, false), given(3, "VOCABULARY", null), given(4, "LISTENING", false, false)];
  expect(scoreAttempt([...rest, ...one])).toEqual(scoreAttempt(one));
  expect(scoreAttempt([...one, ...rest])).toMatchObject({
    scoredCount: 1,
    theta: expect.closeTo(-0.8687, 3),
    se: expect.closeTo(1.222, 3),
  });
  expect(scoreAttempt(rest)).toMatchObject({ scoredCount: 0, theta: expect.closeTo(0, 10) });
});

it("comes out the same in whatever order the answers are read", () => {
  const answers = [given(1, "GRAMMAR", true), given(2, "READING", false), given(3, "GRAMMAR", true)].map((one, place) => ({
    ...one,
    b: place * 0.7,
    a: 1.1 + place * 0.3,
  }));
  expect(scoreAttempt(answers.toReversed())).toEqual(scoreAttempt(answers));
});

it("measures each skill by its own answers, and leaves out one without", () => {
  const answers = [given(1, "READING", false), given(2, "GRAMMAR", true), given(3, "GRAMMAR", false), given(4, "LISTENING", true, false)];
  expect(scoreSkills(answers)).toMatchObject([
    { skill: "GRAMMAR", answered: 2, correct: 1 },
    { skill: "READING", answered: 1, correct: 0, theta: expect.closeTo(-0.8687, 3) },
  ]);
});

it.each([
  [-2, 0.1, 100, 80, 120],
  [0, 0.35, 300, 231, 369],
  [1.004, 0.25, 400, 351, 449],
  [2.9, 0.3, 590, 531, 600],
  [-2.9, 0.3, 10, 0, 69],
  // Nobody is exactly nothing, or all: beyond the end of the scale the interval is that of its end.
  [3.2, 0.1, 600, 580, 600],
  [-3.4, 0.1, 0, 0, 20],
  [-5.2, 0.385, 0, 0, 75],
])("reads %f at a standard error of %f as %i points, %i to %i", (theta, se, points, low, high) => {
  expect(scoreOf({ theta, se })).toEqual({ points, low, high });
});
