import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";
import { allLessons, findLesson, lessonsByTask } from "./all-lessons.ts";
import { workTasks } from "./lesson.ts";
import { readLessonWords } from "./lesson-words.ts";
import { lessonReadings } from "./lessons.readings.data.ts";

const movieShelf = { levels: [], topics: [] };

function open(address: string) {
  serve({ viewer: {}, movieShelf, movies: { items: [], totalCount: 0 } });
  return renderRoute(address);
}

describe("the short lessons", () => {
  it("are forty or more, some for each task of work, each with a dialogue of turns, phrases and two kinds of tasks", () => {
    expect(allLessons.length).toBeGreaterThanOrEqual(40);
    expect(new Set(allLessons.map(({ id }) => id)).size).toBe(allLessons.length);
    for (const task of workTasks) expect(lessonsByTask[task].length, task).toBeGreaterThanOrEqual(5);
    for (const { id, turns, phrases, tasks } of allLessons) {
      expect(turns.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(turns.map(([speaker]) => speaker)).size, id).toBe(2);
      expect(phrases.length, id).toBeGreaterThanOrEqual(2);
      expect(
        tasks.map(({ kind }) => kind),
        id,
      ).toEqual(["CHOOSE", "ORDER"]);
    }
  });

  it("have tasks that can be done: a right option among different ones, pieces that are all different", () => {
    for (const { id, tasks } of allLessons) {
      for (const task of tasks) {
        const parts = task.kind === "CHOOSE" ? task.options : task.pieces;
        expect(new Set(parts).size, id).toBe(parts.length);
        if (task.kind === "CHOOSE") expect(task.options[task.right], id).toBeDefined();
      }
    }
    expect(new Set(allLessons.flatMap(({ tasks }) => tasks.map((task) => (task.kind === "CHOOSE" ? task.right : -1)))).size).toBe(4);
  });

  it.each(["vi", "zh-Hans", "ne", "id", "pt-BR"] as const)("say in %s what each is about", async (language) => {
    const { words } = await import(`./words/${language.toLowerCase()}.data.ts`);
    expect(Object.keys(words)).toEqual(allLessons.map(({ id }) => id));
    const said = Object.values<readonly string[]>(words).flat();
    expect(said.filter((text) => text === "" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))).toEqual([]);
  });

  it("have readings for what they say", () => {
    for (const { id, turns } of allLessons) for (const [, japanese] of turns) expect(lessonReadings[japanese], id).toBeDefined();
  });
});

describe("the shelf of lessons", () => {
  beforeEach(() => localStorage.clear());

  it("shows the lessons of the task that is chosen, and the address keeps it", async () => {
    const router = open("/user/teaching");
    const shelf = within(await screen.findByRole("region", { name: "しごとの短いレッスン" }));
    expect(shelf.getByRole("link", { name: "電話に出る" }).getAttribute("href")).toBe("/user/teaching?lesson=phone-answer");
    fireEvent.click(shelf.getByRole("button", { name: "安全", pressed: false }));
    expect(await shelf.findByRole("link", { name: "火事のとき" })).toBeDefined();
    expect(shelf.queryByRole("link", { name: "電話に出る" })).toBeNull();
    expect(router.state.location.search).toBe("?task=SAFETY");
  });
});

describe("a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("tells its dialogue turn by turn", async () => {
    open("/user/teaching?lesson=phone-answer");
    expect(await screen.findByText("はい、さくら商事でございます。")).toBeDefined();
    expect(document.title.startsWith(screen.getByRole("heading", { level: 1 }).textContent)).toBe(true);
    expect(screen.queryByText("山下と申します。田中さんをお願いします。")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "次のことばを見る" }));
    expect(screen.getByText("山下と申します。田中さんをお願いします。")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "次のことばを見る" }));
    expect(screen.queryByRole("button", { name: "次のことばを見る" })).toBeNull();
  });

  it("lets a wrong answer be tried again, says why at the right one, and is done when every task is", async () => {
    open("/user/teaching?lesson=phone-answer");
    fireEvent.click(await screen.findByRole("radio", { name: "山下ですね。" }));
    expect(screen.getByText("もう一度考えてみましょう。")).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "山下様ですね。" }));
    expect(screen.getByText("相手の名前には「様」をつけて、もう一度言います。")).toBeDefined();
    for (const piece of ["お待ち", "少々", "ください"]) fireEvent.click(screen.getByRole("button", { name: piece }));
    expect(screen.queryByText("レッスンが終わりました")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "はじめからならべる" }));
    for (const piece of ["少々", "お待ち", "ください"]) fireEvent.click(screen.getByRole("button", { name: piece }));
    expect(screen.getByText("レッスンが終わりました")).toBeDefined();
    expect(screen.getByRole("link", { name: "次のレッスン" }).getAttribute("href")).toBe("/user/teaching?lesson=phone-away");
    expect(localStorage.getItem("kotoba.lessons-done")).toBe("phone-answer");
  });

  it("shows English beside the Japanese to who asks for it", async () => {
    open("/user/teaching?lesson=safe-fire");
    await screen.findByText("火事だ！ 逃げろ！");
    expect(screen.queryByText("Fire! Get out!")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "英語も見る" }));
    expect(screen.getByText("Fire! Get out!")).toBeDefined();
  });

  it("tells a reader of another language what it is about, and that its dialogue is in Japanese and English only", async () => {
    await changeLanguage("vi");
    await readLessonWords("vi");
    open("/vi/user/teaching?lesson=phone-away");
    expect(await screen.findByText("Báo đồng nghiệp đang vắng và khi nào quay lại.")).toBeDefined();
    expect(screen.queryByText("A call for somebody who is out")).toBeNull();
    expect(screen.getByText("Chỉ có bằng tiếng Anh và tiếng Nhật.")).toBeDefined();
    expect(screen.getByText("Is Ms Hayashi there?")).toBeDefined();
  });

  it("that is not there leads to the list", async () => {
    open("/user/teaching?lesson=nothing");
    expect(findLesson("nothing")).toBeUndefined();
    expect(await screen.findByRole("region", { name: "しごとの短いレッスン" })).toBeDefined();
  });
});
