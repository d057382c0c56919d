import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aMovie, aPracticeItem } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { installBank } from "../item/install-bank.ts";
import { PracticeAnswer } from "./practice-answer.entity.ts";
import { PracticeDay } from "./practice-day.entity.ts";

let server: TestServer;
/** Noon in Japan. */
const start = new Date("2026-11-21T03:00:00Z");
const today = "2026-11-21";
beforeAll(async () => {
  server = await startTestServer();
  await installBank(server.em(), { now: start });
});
beforeEach(() => server.setNow(start));
afterAll(() => server.close());

type Seeker = Awaited<ReturnType<TestServer["asSeeker"]>>;
const later = (ms: number) => server.setNow(new Date(start.getTime() + ms));
/** The same person, signed in anew at another time. */
function returnsAt(seeker: Seeker, at: Date): Promise<Seeker> {
  server.setNow(at);
  return server.asSeeker(seeker.user);
}
const returnsAfter = (seeker: Seeker, ms: number) => returnsAt(seeker, new Date(start.getTime() + ms));
const hour = 3_600_000;
const day = 24 * hour;

const standingOf = async (client: TestClient) =>
  (
    await client.graphql(
      `{ practiceStanding { due nextDueOn goalSeconds practisedSeconds streakDays streakEndsToday skills { skill items answered right firm } } }`,
    )
  ).data.practiceStanding;
const dueOf = async (client: TestClient) =>
  (await client.graphql("{ practiceSet(input: { due: true }) { items { id options grade { rightChoice } } errors { code } } }")).data
    .practiceSet;
const answer = async (client: TestClient, itemId: string, choice: number | null) =>
  (
    await client.graphql(
      "mutation ($input: AnswerPracticeInput!) { answerPractice(input: $input) { grade { correct tries dueOn rightChoice } errors { code } } }",
      { input: { itemId, choice } },
    )
  ).data.answerPractice.grade;

/** An item that exists. */
async function anItem(changes: Parameters<typeof aPracticeItem>[1] = {}): Promise<string> {
  const em = server.em();
  const { id } = await aPracticeItem(em, changes);
  await em.flush();
  return id;
}

describe("reviews", () => {
  it("bring a mistake back the next day as a new question, and what was right after its days", async () => {
    let seeker = await server.asSeeker();
    const [known, mistaken] = [await anItem(), await anItem()];
    const { rightChoice } = await answer(seeker, mistaken, null);
    const right = (await answer(seeker, known, null)).rightChoice;
    const other = await server.asSeeker();
    const first = await answer(other, known, null);
    expect(first.dueOn).toBe(addDays(today, 1));
    expect(await standingOf(seeker)).toMatchObject({ due: 0, nextDueOn: addDays(today, 1) });
    seeker = await returnsAfter(seeker, day);
    const due = await dueOf(seeker);
    expect(due.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([known, mistaken].toSorted());
    expect(JSON.stringify(due)).not.toMatch(/rightChoice":\d/);
    const review = await answer(seeker, known, right);
    expect(review.correct).toBe(true);
    expect(review.dueOn > addDays(today, 2)).toBe(true);
    expect((await answer(seeker, mistaken, (rightChoice + 1) % 4)).dueOn).toBe(addDays(today, 2));
    expect(await standingOf(seeker)).toMatchObject({ due: 0, nextDueOn: addDays(today, 2) });
  });

  it("count once when sent again, and another try on the same day does not move them", async () => {
    let seeker = await server.asSeeker();
    const id = await anItem();
    const { rightChoice } = await answer(seeker, id, null);
    expect(await answer(seeker, id, rightChoice)).toMatchObject({ tries: 2, dueOn: addDays(today, 1) });
    seeker = await returnsAfter(seeker, day);
    const once = await answer(seeker, id, rightChoice);
    expect(once.tries).toBe(3);
    for (let turn = 0; turn < 3; turn += 1) expect(await answer(seeker, id, rightChoice)).toEqual(once);
    const stored = await server.em().findOneOrFail(PracticeDay, { user: seeker.user, day: addDays(today, 1) });
    expect(stored.answers).toBe(1);
  });

  it("begin no new day at midnight while somebody is answering", async () => {
    const id = await anItem();
    server.setNow(new Date("2026-11-21T14:59:50Z"));
    const seeker = await server.asSeeker();
    const { rightChoice, dueOn } = await answer(seeker, id, null);
    expect(dueOn).toBe("2026-11-22");
    server.setNow(new Date("2026-11-21T15:00:10Z"));
    expect(await standingOf(seeker)).toMatchObject({ due: 0 });
    expect(await answer(seeker, id, rightChoice)).toMatchObject({ dueOn: "2026-11-22" });
    expect(await standingOf(await returnsAt(seeker, new Date("2026-11-21T16:30:00Z")))).toMatchObject({ due: 1, nextDueOn: null });
  });

  it("are of practice items alone, of those that may still be practised, and ten at a time", async () => {
    const em = server.em();
    const seeker = await server.asSeeker();
    const movie = aMovie(em, { access: "PREMIUM" });
    const locked = await aPracticeItem(em, { movie });
    const retired = await aPracticeItem(em, { status: "RETIRED" });
    const free = [];
    for (let index = 0; index < 12; index += 1) free.push(await aPracticeItem(em));
    await em.flush();
    const at = new Date(start.getTime() - 3 * day);
    const due = { firstCorrect: false, firstAnsweredAt: at, lastAnsweredAt: at, dueOn: "2026-11-19", a: 1, b: 0, c: 0.2 };
    for (const item of [locked, retired, ...free]) em.create(PracticeAnswer, { id: item.id, user: em.merge(seeker.user), item, ...due });
    await em.flush();
    expect((await standingOf(seeker)).due).toBe(12);
    const set = await dueOf(seeker);
    expect(set.items).toHaveLength(10);
    const open = free.map(({ id }) => id);
    expect(set.items.filter(({ id }: { id: string }) => !open.includes(id))).toEqual([]);
    expect((await dueOf(await server.asSeeker())).items).toEqual([]);
  });

  it("of answers from before there were any begin anew", async () => {
    const em = server.em();
    const seeker = await server.asSeeker();
    const item = await aPracticeItem(em);
    const at = new Date(start.getTime() - 30 * day);
    const before = { firstCorrect: true, firstAnsweredAt: at, lastAnsweredAt: at, lastChoice: 1, dueOn: "2026-10-23", a: 1, b: 0, c: 0.2 };
    em.create(PracticeAnswer, { id: item.id, user: em.merge(seeker.user), item, ...before });
    await em.flush();
    expect((await answer(seeker, item.id, null)).dueOn).toBe(addDays(today, 1));
    const stored = await server.em().findOneOrFail(PracticeAnswer, { id: item.id });
    expect([stored.reviewedOn, stored.firstCorrect]).toEqual([today, true]);
  });
});

describe("the daily goal", () => {
  it("is five minutes of answering: pauses do not count, nor does an answer that is sent again", async () => {
    const seeker = await server.asSeeker();
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await anItem());
    const at = [0, 20, 20, 140, 140 + 1_200, 140 + 1_200 + 30];
    for (const [index, seconds] of at.entries()) {
      later(seconds * 1_000);
      await answer(seeker, ids[seconds === 20 ? 1 : index] ?? "", null);
    }
    // 15 to begin with, 20, nothing for the repeat, a minute of two, 15 after the pause, 30.
    expect(await standingOf(seeker)).toMatchObject({ goalSeconds: 300, practisedSeconds: 140, streakDays: 0 });
  });

  it("reached day after day makes a streak of one's own, which forgives a missed day", async () => {
    const em = server.em();
    const seeker = await server.asSeeker();
    const user = em.merge(seeker.user);
    const reached = (ago: number, activeMs = 300_000) =>
      em.create(PracticeDay, { user, day: addDays(today, -ago), activeMs, answers: 20, lastAnsweredAt: start });
    for (const ago of [1, 3, 4]) reached(ago);
    reached(2, 299_000);
    await em.flush();
    expect(await standingOf(seeker)).toMatchObject({ streakDays: 3, streakEndsToday: false });
    expect(await standingOf(await returnsAfter(seeker, day))).toMatchObject({ streakDays: 3, streakEndsToday: true });
    expect(await standingOf(await returnsAfter(seeker, 2 * day))).toMatchObject({ streakDays: 0, streakEndsToday: false });
    expect(await standingOf(await server.asSeeker())).toMatchObject({ streakDays: 0 });
  });

  it("and the reviews are for seekers", async () => {
    for (const query of ["{ practiceStanding { due } }", "{ practiceSet(input: { due: true }) { items { id } } }"]) {
      for (const client of [server.anonymous(), await server.asCompany(), await server.asAdmin()]) {
        expect((await client.graphql(query)).errors[0]?.extensions?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
      }
    }
  });
});

describe("practice by skill", () => {
  it("tells what was answered, what is right now, and what should stay for three weeks", async () => {
    const em = server.em();
    const seeker = await server.asSeeker();
    const before = await standingOf(seeker);
    const made = [];
    for (let index = 0; index < 3; index += 1) made.push(await aPracticeItem(em, { skill: "READING" }));
    await em.flush();
    const at = new Date(start.getTime() - day);
    const known = { firstCorrect: true, firstAnsweredAt: at, lastAnsweredAt: at, lastChoice: 1, dueOn: "2027-01-01", a: 1, b: 0, c: 0.2 };
    for (const [index, item] of made.slice(0, 2).entries()) {
      em.create(PracticeAnswer, {
        id: item.id,
        user: em.merge(seeker.user),
        item,
        ...known,
        stability: index === 0 ? 21 : 20.9,
        difficulty: 5,
      });
    }
    await em.flush();
    const reading = ({ skills }: { skills: { skill: string; items: number }[] }) => skills.find(({ skill }) => skill === "READING");
    expect(reading(await standingOf(seeker))).toEqual({
      skill: "READING",
      items: (reading(before)?.items ?? 0) + 3,
      answered: 2,
      right: 2,
      firm: 1,
    });
  });

  it("and level gives items that ask for it alone", async () => {
    await anItem({ level: "N2", skill: "VOCABULARY" });
    const seeker = await server.asSeeker();
    const text = "{ practiceSet(input: { level: N2, skill: VOCABULARY }) { items { skill } } }";
    const { items: found } = (await seeker.graphql(text)).data.practiceSet;
    expect(new Set(found.map(({ skill }: { skill: string }) => skill))).toEqual(new Set(["VOCABULARY"]));
  });
});
