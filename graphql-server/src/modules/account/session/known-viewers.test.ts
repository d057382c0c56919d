import { expect, test } from "vitest";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import { createKnownViewers } from "./known-viewers.ts";

const tokens = { SEEKER: "a".repeat(43) };
const seeker = { kind: "SEEKER", userId: "u1", sessionId: "s1", authenticatedAt: new Date(0) } as const;

function setUp() {
  const state: { isHeard: boolean; time: number; asked: number; tell: () => void } = {
    isHeard: true,
    time: 0,
    asked: 0,
    tell: () => undefined,
  };
  const changes = { isHeard: () => state.isHeard, onChange: (listener: () => void) => void (state.tell = listener) };
  const viewers = createKnownViewers(changes, () => state.time);
  const find = async (): Promise<Viewer> => {
    state.asked += 1;
    return { seeker };
  };
  return { state, viewers, ask: () => viewers.viewerOf(tokens, find), find };
}

test("a viewer is found once for all who ask within a second, and anew after it", async () => {
  const { state, ask } = setUp();
  expect([await ask(), await ask()]).toEqual([{ seeker }, { seeker }]);
  expect(state.asked).toBe(1);
  state.time = 1_000;
  await ask();
  expect(state.asked).toBe(2);
});

test("a word of a change makes everybody be found anew", async () => {
  const { state, ask } = setUp();
  await ask();
  state.tell();
  await ask();
  expect(state.asked).toBe(2);
});

test("nobody is kept while changes go unheard", async () => {
  const { state, ask } = setUp();
  state.isHeard = false;
  await ask();
  await ask();
  expect(state.asked).toBe(2);
});

test("what was on its way when a change came is not kept", async () => {
  const { state, viewers, ask } = setUp();
  await viewers.viewerOf(tokens, async () => {
    state.tell();
    return { seeker };
  });
  await ask();
  expect(state.asked).toBe(1);
});

test("other tokens are other viewers, and what a request does with its viewer stays its own", async () => {
  const { viewers, ask } = setUp();
  const mine = await ask();
  delete mine.seeker;
  expect(await ask()).toEqual({ seeker });
  expect(await viewers.viewerOf({ SEEKER: "b".repeat(43) }, async () => ({}))).toEqual({});
});
