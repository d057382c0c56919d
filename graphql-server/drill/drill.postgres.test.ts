import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../bench/lib/child.ts";
import { faults } from "./faults.ts";
import { missedBy } from "./lib/figures.ts";
import { type Ground, openGround } from "./lib/world.ts";

/** More than a fast machine needs before somebody meets the limit of messages that one person may send. */
const people = 300;
let ground: Ground;
beforeAll(async () => {
  build("buildServer");
  ground = await openGround(people);
});
afterAll(() => ground.close());

const short = Object.entries(faults).flatMap(([name, fault]) => (fault.shortRounds ? [{ name, ...fault, rounds: fault.shortRounds }] : []));

test.each(short)("$name: nothing that was acknowledged is lost or done twice, and nobody is told of an error of ours", async (fault) => {
  const { rounds, mailsCutARound = 0 } = fault;
  const figures = await fault.play({ ground, rounds, scale: 0, mailSeconds: 0 });
  const goals = { mailsDouble: mailsCutARound * rounds, withTimes: false };
  expect(missedBy(figures, goals), JSON.stringify(figures)).toEqual([]);
});
