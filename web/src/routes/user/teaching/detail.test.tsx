import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const source = { videoUrl: "/movies/m1.mp4", captionsUrl: "/movies/m1.vtt", mimeType: "video/mp4" };
const cues = [{ startMs: 5_000, endMs: 8_000, text: "手を洗ってください。", ruby: [] }];
const movie = { id: "m1", title: "て形の練習", level: "N4", topic: "GRAMMAR", durationMs: 120_000, source, cues };
const item = { id: "q1", stem: "手を（　　）ください。", options: ["洗う", "洗って"], grade: null };

function open(overrides: object, says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { seeker: aSeeker }, movie: { ...movie, ...overrides }, ...says });
  renderRoute("/user/teaching/detail?id=m1");
  return sent;
}

describe("a movie", () => {
  it("goes on where the reader left it, and a stop keeps the place", async () => {
    const sent = open({ progress: { id: "p1", positionMs: 65_000, watchedMs: 60_000 } });
    expect(await screen.findByText("前回の続き（1:05）から再生します。")).toBeDefined();
    expect(screen.getByText(/^50%視聴しました/)).toBeDefined();
    fireEvent.pause(screen.getByLabelText("て形の練習"));
    await expect.poll(() => sent).toEqual([{ name: "reportMovieProgress", input: { movieId: "m1", positionMs: 65_000, ranges: [] } }]);
  });

  it("jumps to the line of the captions that is pressed", async () => {
    open({});
    fireEvent.click(await screen.findByRole("button", { name: /手を洗ってください。/ }));
    expect(screen.getByLabelText<HTMLVideoElement>("て形の練習").currentTime).toBe(5);
  });

  it("that needs a licence says so and leads a seeker to it", async () => {
    open({ locked: true, access: "PREMIUM", source: null, cues: null, practice: { items: 5, answered: 0 } });
    expect(await screen.findByRole("heading", { name: "プレミアム動画です" })).toBeDefined();
    expect(screen.getByRole("link", { name: "ライセンスを見る" }).getAttribute("href")).toBe("/user/licence/purchase");
    expect(screen.queryByRole("heading", { name: "練習問題" })).toBeNull();
  });

  it("that needs a licence lets a visitor sign in first and come back", async () => {
    open({ locked: true, access: "PREMIUM", source: null, cues: null }, { viewer: {} });
    await screen.findByRole("heading", { name: "プレミアム動画です" });
    const back = encodeURIComponent("/user/teaching/detail?id=m1");
    const ways = screen.getAllByRole("link", { name: "ログイン" }).map((link) => link.getAttribute("href"));
    expect(ways).toContain(`/log-in?next=${back}`);
  });
});

describe("the practice of a movie", () => {
  const says = {
    practiceSet: { items: [item] },
    answerPractice: { grade: { choice: 1, correct: true, rightChoice: 1, explanation: "「洗う」のて形は「洗って」です。" } },
  };

  it("keeps the choice when the answer does not get through, says so in the reader's words, and sends it again", async () => {
    const sent = open({ practice: { items: 1, answered: 0 } }, says);
    server.use(api.mutation("AnswerPractice", () => HttpResponse.error(), { once: true }));
    fireEvent.click(await screen.findByRole("radio", { name: "洗って" }));
    fireEvent.click(screen.getByRole("button", { name: "答える" }));
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "洗って" }).checked).toBe(true);
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "答える" }).disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "答える" }));
    expect(await screen.findByText("「洗う」のて形は「洗って」です。")).toBeDefined();
    expect(sent).toEqual([{ name: "answerPractice", input: { itemId: "q1", choice: 1 } }]);
  });

  it("ends with how much was right", async () => {
    open({ practice: { items: 1, answered: 0 } }, says);
    fireEvent.click(await screen.findByRole("radio", { name: "洗って" }));
    fireEvent.click(screen.getByRole("button", { name: "答える" }));
    fireEvent.click(await screen.findByRole("button", { name: "結果を見る" }));
    expect(await screen.findByRole("heading", { name: "1問中 1問正解" })).toBeDefined();
  });
});
