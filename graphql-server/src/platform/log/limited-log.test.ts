import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitedLog } from "./limited-log.ts";
import type { LogFields } from "./log.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function written(limits: Parameters<typeof limitedLog>[1] = {}) {
  const lines: [string, LogFields | undefined][] = [];
  const write = (message: string, fields?: LogFields) => void lines.push([message, fields]);
  return { lines, log: limitedLog({ info: write, warn: write, error: write }, limits) };
}

test("what repeats is written once a minute, and then with how many were left out", () => {
  const { lines, log } = written();
  const error = new Error("the mail server is away");
  for (let time = 0; time < 765; time += 1) log.error("mail failed", { error });
  expect(lines).toEqual([["mail failed", { error }]]);
  vi.advanceTimersByTime(60_000);
  log.error("mail failed", { error });
  expect(lines).toEqual([
    ["mail failed", { error }],
    ["mail failed", { error, count: 764 }],
  ]);
});

test("another task, another code and another kind of error are written beside it", () => {
  const { lines, log } = written();
  log.warn("task failed", { task: "a", error: new Error("x") });
  log.warn("task failed", { task: "b", error: new Error("x") });
  log.warn("task failed", { task: "b", error: new TypeError("x") });
  log.warn("task failed", { task: "b", error: Object.assign(new Error("x"), { code: "ECONNRESET" }) });
  log.warn("task failed", { task: "b", error: Object.assign(new Error("y"), { code: "ECONNRESET" }) });
  expect(lines).toHaveLength(4);
});

test("where more lines of a kind are allowed they are written first, and every one is told of", () => {
  let told = 0;
  const { lines, log } = written({ most: 3, onLine: () => void (told += 1) });
  for (let time = 0; time < 10; time += 1) log.error("operation failed");
  expect([lines.length, told]).toEqual([3, 10]);
  vi.advanceTimersByTime(60_000);
  log.error("operation failed");
  expect(lines.at(-1)).toEqual(["operation failed", { count: 7 }]);
});
