import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import express, { type Response } from "express";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fairTurns } from "./fair-turns.ts";

const scope = new AsyncLocalStorage<string>();
let lookAt: (most: number) => void = () => undefined;
/** The process has no rest, or has. */
const look = (isFull: boolean) => lookAt(isFull ? 4 : Number.POSITIVE_INFINITY);
/** Milliseconds. */
let clock = 0;
/** How many the server has received, and how many have left it. */
let [received, gone] = [0, 0];
/** Those who are worked on, in the order in which they began. */
let begun: { name: string; scope: string | undefined; response: Response }[] = [];
let close: () => Promise<unknown> = async () => undefined;
let url = "";

beforeEach(async () => {
  // What the end of the test before still lets begin is not this one's.
  const own: typeof begun = [];
  begun = own;
  [received, gone] = [0, 0];
  const app = express()
    .use((request, response, next) => {
      response.once("close", () => void (gone += 1));
      scope.run(request.path, next);
      received += 1;
    })
    .use(
      fairTurns(
        (request) => request.get("from") ?? "",
        (onLook) => void (lookAt = onLook),
        { now: () => clock, refuse: (_request, response) => void response.status(503).end() },
      ),
    )
    .use((request, response) => void own.push({ name: request.path, scope: scope.getStore(), response }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

const names = () => begun.map(({ name }) => name);
const inOrder = async (count: number) => {
  await expect.poll(() => begun.length).toBe(count);
  return names();
};
/** Sends a request, and waits until the server has it. */
async function send(from: string, name: string, signal?: AbortSignal): Promise<void> {
  const before = received;
  void fetch(`${url}/${name}`, { headers: { from }, ...(signal && { signal }) }).catch(() => undefined);
  await expect.poll(() => received, { interval: 5 }).toBe(before + 1);
}

async function floodOf(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await send("flood", `flood-${number}`);
}
const answer = (name: string) => begun.find((one) => one.name === `/${name}`)?.response.end();

describe("while the process has no rest", () => {
  beforeEach(() => look(true));

  test("who sends one request is next, however many of somebody else came before", async () => {
    await floodOf(9);
    await send("neighbour", "neighbour");
    expect(names()).toEqual(["/flood-1", "/flood-2", "/flood-3", "/flood-4"]);
    answer("flood-1");
    answer("flood-2");
    expect((await inOrder(6)).slice(4)).toEqual(["/flood-5", "/neighbour"]);
  });

  test("everybody is answered in the end, each of one's own requests in their order", async () => {
    await floodOf(7);
    for (let number = 1; number <= 7; number += 1) {
      await inOrder(Math.min(7, number + 3));
      answer(`flood-${number}`);
    }
    expect(names()).toEqual(Array.from({ length: 7 }, (_, at) => `/flood-${at + 1}`));
  });

  test("a request whose sender has left is not begun", async () => {
    const left = new AbortController();
    await floodOf(4);
    await send("gone", "gone", left.signal);
    await send("neighbour", "neighbour");
    left.abort();
    await expect.poll(() => gone).toBe(1);
    answer("flood-1");
    expect((await inOrder(5)).at(-1)).toBe("/neighbour");
  });

  test("a request that waited keeps the limits it came under", async () => {
    await floodOf(5);
    answer("flood-1");
    await inOrder(5);
    expect(begun.at(-1)?.scope).toBe("/flood-5");
  });

  test("what takes longer than a second, as an upload does, keeps no place from others", async () => {
    await floodOf(4);
    await send("neighbour", "neighbour");
    clock += 999;
    look(true);
    expect(names()).not.toContain("/neighbour");
    clock += 1;
    look(true);
    expect(names()).toContain("/neighbour");
  });

  test("those who wait begin in growing numbers when the process rests, although nothing was answered, and then nobody waits", async () => {
    await floodOf(9);
    expect(names()).toHaveLength(4);
    look(false);
    await inOrder(8);
    look(false);
    expect(await inOrder(9)).toContain("/flood-9");
    look(false);
    await floodOf(20);
    expect(names()).toHaveLength(29);
  });
});

describe("a queue that does not drain", () => {
  const statuses: number[] = [];
  /** One of somebody's own, and what it is answered. */
  async function ask(name: string): Promise<void> {
    const before = received;
    void fetch(`${url}/${name}`, { headers: { from: name } }).then(
      ({ status }) => statuses.push(status),
      () => undefined,
    );
    await expect.poll(() => received, { interval: 5 }).toBe(before + 1);
  }
  /** Each tenth of a second one is answered and two come. */
  async function overload(tenths: number): Promise<void> {
    for (let tenth = 0; tenth < tenths; tenth += 1) {
      clock += 100;
      const count = begun.length;
      await ask(`${clock}-a`);
      await ask(`${clock}-b`);
      begun.find(({ response }) => !response.writableEnded)?.response.end();
      await expect.poll(() => begun.length, { interval: 5 }).toBeGreaterThan(count);
    }
  }
  beforeEach(async () => {
    statuses.length = 0;
    look(true);
    for (const name of ["1", "2", "3", "4"]) await ask(name);
  });

  test("refuses nobody for the first seconds, as a burst may yet drain", async () => {
    await overload(22);
    expect(statuses).not.toContain(503);
  });

  test("refuses from then on whoever has waited too long, so that those who are answered waited little", async () => {
    await overload(60);
    await expect.poll(() => statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
    const last = begun.at(-1)?.name.slice(1).split("-")[0];
    expect(clock - Number(last)).toBeLessThanOrEqual(300);
  });

  test("refuses nobody any more once it has drained", async () => {
    await overload(60);
    look(false);
    for (const { response } of begun) response.end();
    look(true);
    await ask("later");
    const refused = statuses.filter((status) => status === 503).length;
    await overload(10);
    expect(statuses.filter((status) => status === 503)).toHaveLength(refused);
  });
});

test("while every connection to the database is used, as many are worked on as there are connections", async () => {
  lookAt(10);
  await floodOf(12);
  await send("neighbour", "neighbour");
  expect(names()).toHaveLength(10);
  answer("flood-1");
  answer("flood-2");
  expect((await inOrder(12)).slice(10)).toEqual(["/flood-11", "/neighbour"]);
});

test("while the process rests nobody waits", async () => {
  await floodOf(9);
  expect(names()).toHaveLength(9);
});
