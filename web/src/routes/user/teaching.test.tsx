import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const movie = { id: "m1", title: "て形の練習", level: "N4", topic: "GRAMMAR", durationMs: 120_000 };
const movieShelf = { levels: [{ level: "N4", count: 1 }], topics: [{ topic: "GRAMMAR", count: 1 }] };

/** Serves the shelf and keeps what each list was asked for. */
function open(address: string, says: Record<string, unknown> = {}) {
  const asked: Record<string, unknown>[] = [];
  serve({
    viewer: { seeker: aSeeker },
    movieShelf,
    movies: ({ filter }: { filter: Record<string, unknown> }) => {
      asked.push(filter);
      return filter["keyword"] ? { items: [], totalCount: 0 } : { items: [movie], totalCount: 1 };
    },
    ...says,
  });
  return { asked, router: renderRoute(address) };
}

describe("the movies to learn with", () => {
  it("are narrowed by level and by the reader's own progress, which the address keeps and the server gets", async () => {
    const { asked, router } = open("/user/teaching");
    const level = await screen.findByRole<HTMLSelectElement>("combobox", { name: "レベル" });
    fireEvent.change(level, { target: { value: "N4" } });
    await expect.poll(() => level.value).toBe("N4");
    expect(router.state.location.search).toBe("?level=N4");
    fireEvent.change(screen.getByRole("combobox", { name: "視聴の記録" }), { target: { value: "STARTED" } });
    await expect.poll(() => asked.at(-1)).toMatchObject({ level: "N4", progress: "STARTED" });
    expect(screen.getByRole("link", { name: "て形の練習" }).getAttribute("href")).toBe("/user/teaching/detail?id=m1");
  });

  it("of which none is found can be seen again with one press", async () => {
    const { router } = open("/user/teaching?keyword=ない");
    expect(await screen.findByRole("heading", { name: "条件に合う動画がありません" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "条件をすべて外す" }));
    expect(await screen.findByRole("link", { name: "て形の練習" })).toBeDefined();
    expect(router.state.location.search).toBe("");
  });

  it("are shown to a visitor too, without a record of their own and with the way to have one", async () => {
    open("/user/teaching", { viewer: {} });
    expect(await screen.findByRole("link", { name: "て形の練習" })).toBeDefined();
    expect(screen.getByText(/^ログインすると、見たところまでの記録/)).toBeDefined();
    expect(screen.queryByRole("combobox", { name: "視聴の記録" })).toBeNull();
  });
});

describe("the practice of the day", () => {
  const skills = [{ skill: "GRAMMAR", items: 30, answered: 6, right: 5, firm: 2 }];
  const practiceStanding = { due: 1, goalSeconds: 300, practisedSeconds: 130, streakDays: 3, streakEndsToday: false, skills };
  const item = { id: "q1", stem: "手を（　　）ください。", options: ["洗う", "洗って"], grade: null };

  it("says what is due, how far the goal is and the days in a row, and how far each skill is", async () => {
    open("/user/teaching", { practiceStanding });
    const daily = within(await screen.findByRole("region", { name: "今日の練習" }));
    expect(daily.getByText("今日の復習：1問")).toBeDefined();
    expect(daily.getByText("目標は1日5分です。今日は2分練習しました。")).toBeDefined();
    expect(daily.getByText(/^続いた日数：3日。/)).toBeDefined();
    expect(daily.getByRole("row", { name: "文法 6 / 30 5 / 30 2 / 30" })).toBeDefined();
  });

  it("asks what is due at one press, says when it comes again, and counts anew at the end", async () => {
    const asked: unknown[] = [];
    let standing = practiceStanding;
    open("/user/teaching", {
      practiceStanding: () => standing,
      practiceSet: ({ input }: { input: unknown }) => {
        asked.push(input);
        return { items: [item] };
      },
      answerPractice: () => {
        standing = { ...practiceStanding, due: 0, practisedSeconds: 305 };
        return { itemId: "q1", grade: { choice: 1, correct: true, rightChoice: 1, explanation: "て形です。", dueOn: "2026-11-26" } };
      },
    });
    const daily = within(await screen.findByRole("region", { name: "今日の練習" }));
    fireEvent.click(daily.getByRole("button", { name: "復習を始める", expanded: false }));
    fireEvent.click(await daily.findByRole("radio", { name: "洗って" }));
    fireEvent.click(daily.getByRole("button", { name: "答える" }));
    expect(await daily.findByText("次の復習：11/26")).toBeDefined();
    expect(await daily.findByText("今日の目標に届きました（5分）。")).toBeDefined();
    expect(asked).toEqual([{ due: true }]);
  });

  it("names a missed day while the streak can still go on, and the next day with reviews", async () => {
    open("/user/teaching", { practiceStanding: { ...practiceStanding, due: 0, nextDueOn: "2026-11-24", streakEndsToday: true } });
    const daily = within(await screen.findByRole("region", { name: "今日の練習" }));
    expect(daily.getByText("昨日は休みでした。今日の目標に届くと、3日の記録が続きます。")).toBeDefined();
    expect(daily.getByText("今日の復習はありません。次の復習は11/24です。")).toBeDefined();
    expect(daily.queryByRole("button", { name: "復習を始める" })).toBeNull();
  });

  it("is nothing for a visitor", async () => {
    open("/user/teaching", { viewer: {} });
    expect(await screen.findByRole("link", { name: "て形の練習" })).toBeDefined();
    expect(screen.queryByRole("region", { name: "今日の練習" })).toBeNull();
  });
});

describe("the way to the Japanese of a work", () => {
  const learningPath = { id: "w1", workTitle: "介護スタッフ", required: "N3", ownLevel: "N4", reached: false, answersMissing: 7 };

  it("says how much is missing, where to begin and how to come back to the work", async () => {
    const steps = [{ level: "N4", movies: [movie], practice: { items: 30, answered: 2 } }];
    open("/user/teaching?work=w1", { learningPath: { ...learningPath, steps, match: { score: 12, maximum: 20 } } });
    const path = within(await screen.findByRole("region", { name: "この求人の日本語まで" }));
    expect(path.getByText("あと7問の正解で、条件に届く見込みです。")).toBeDefined();
    expect(path.getByRole("button", { name: "N4の練習問題を解く（2 / 30）", expanded: false })).toBeDefined();
    expect(path.getByRole("link", { name: "て形の練習" }).getAttribute("href")).toBe("/user/teaching/detail?id=m1&work=w1");
    expect(path.getByRole("link", { name: "求人に戻る" }).getAttribute("href")).toBe("/user/job/detail?id=w1");
  });

  it("to a work that is gone says so and leads back to the movies", async () => {
    open("/user/teaching?work=w9", { learningPath: null });
    expect(await screen.findByRole("heading", { name: "この求人は見つかりません" })).toBeDefined();
    expect(screen.getByRole("link", { name: "動画の一覧へ" }).getAttribute("href")).toBe("/user/teaching");
  });
});
