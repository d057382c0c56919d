import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PgliteThread } from "./pglite-thread.ts";

const heavy = "select count(*) from generate_series(1, 40000000) a";
const dir = mkdtempSync(join(tmpdir(), "kotoba-thread-"));
let thread: PgliteThread;

beforeAll(async () => {
  thread = new PgliteThread(dir, 400);
  await thread.opened();
  await thread.exec("create table note (id int primary key, text text)");
});
afterAll(async () => {
  await thread.close();
  rmSync(dir, { recursive: true, force: true });
});

test("the event loop keeps turning while a heavy statement runs", async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 10);
  await thread.query(heavy).catch(() => undefined);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(10);
});

test("a statement over the limit is ended with the code of a timeout, and the next one runs", async () => {
  await expect(thread.query(heavy)).rejects.toMatchObject({ code: "57014" });
  expect(await thread.query("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
});

test("a transaction that a timeout ended is not committed in part", async () => {
  const failing = thread.transaction(async (session) => {
    await session.query("insert into note values (1, 'half')");
    await session.query(heavy);
  });
  await expect(failing).rejects.toMatchObject({ code: "57014" });
  expect(await thread.query("select * from note")).toMatchObject({ rows: [] });
});

test("what was committed before a timeout is still there", async () => {
  await thread.transaction((session) => session.query("insert into note values (2, $1)", ["言葉"]));
  await thread.query(heavy).catch(() => undefined);
  expect(await thread.query("select text from note where id = 2")).toMatchObject({ rows: [{ text: "言葉" }] });
});

test("a failed statement tells its code and constraint", async () => {
  const twice = thread.query("insert into note values (3, 'a'), (3, 'b')");
  await expect(twice).rejects.toMatchObject({ code: "23505", constraint: "note_pkey" });
});

test("bulk work may run longer than the limit", async () => {
  const rows = await thread.unlimited(() => thread.query(heavy));
  expect(rows).toMatchObject({ rows: [{ count: 40_000_000 }] });
});
