import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const off = { isOffered: true, isOn: false, isPaused: false, families: [], experience: [], consentVersion: "2026-11" };
const on = { ...off, isOn: true, families: ["SERVICE"], experience: [{ family: "SERVICE", years: 3 }] };
const card = {
  id: "preview",
  verdict: null,
  isAsked: false,
  level: "N3",
  trust: "PROVISIONAL",
  prefecture: "13",
  wishedPrefectures: ["13", "27"],
  wishedEmploymentTypes: ["PART_TIME"],
  wishedMonthlyPay: 220_000,
  wishedWeeklyHours: 30,
  experience: [{ family: "SERVICE", years: "THREE" }],
  qualifications: ["COOK"],
  start: "NOW",
};
const scout = {
  id: "s1",
  companyId: "c1",
  companyName: "さくらフーズ",
  workId: "w1",
  workTitle: "ホールスタッフ",
  senderName: "佐藤一郎",
  body: "ご興味はありますか。",
  state: "OPENED",
  declineReason: null,
  isReported: false,
  answeredShare: 60,
  createdAt: "2026-11-27T00:00:00Z",
};
const done = { errors: [] };

describe("scouts of a seeker", () => {
  it("stay off until a kind of work is chosen and the text is agreed to", async () => {
    const sent = serve({ viewer: { seeker: aSeeker }, scoutSetting: off, startScouts: done });
    renderRoute("/user/scout");
    expect(await screen.findByText("オフ：どの企業からも見えません")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "スカウトを受ける" }));
    expect(await screen.findByText("同意が必要です。")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "サービス" }));
    fireEvent.change(screen.getByRole("combobox", { name: "サービスの経験（年）" }), { target: { value: "3" } });
    fireEvent.click(screen.getByRole("checkbox", { name: "上の内容に同意します" }));
    fireEvent.click(screen.getByRole("button", { name: "スカウトを受ける" }));
    const input = { families: ["SERVICE"], experience: [{ family: "SERVICE", years: 3 }], consentVersion: "2026-11" };
    await expect.poll(() => sent).toEqual([{ name: "startScouts", input }]);
  });

  it("show the very card that companies see, and pause and end at once", async () => {
    const sent = serve({ viewer: { seeker: aSeeker }, scoutSetting: on, scoutPreview: card, changeScoutSetting: done, endScouts: done });
    renderRoute("/user/scout");
    const shown = (await screen.findByText("企業に見えるもの")).closest("article");
    expect(shown?.textContent).toContain("東京都、大阪府");
    expect(shown?.textContent).toContain("サービス：3年以上");
    fireEvent.click(screen.getByRole("button", { name: "一時停止する" }));
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(["changeScoutSetting"]);
    fireEvent.click(await screen.findByRole("button", { name: "やめる" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "やめる" }));
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(["changeScoutSetting", "endScouts"]);
  });

  it("are declined by one press with the reason, and lead to the application", async () => {
    const declineScout = { scout: { id: "s1", state: "DECLINED", declineReason: "PAY" }, errors: [] };
    const sent = serve({ viewer: { seeker: aSeeker }, scoutSetting: on, scouts: { items: [scout] }, declineScout });
    renderRoute("/user/scout");
    expect((await screen.findByRole("link", { name: "応募する" })).getAttribute("href")).toContain("/user/entry?work=w1");
    expect(screen.getByText("この企業のスカウトへの返答率 60%")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "給与" }));
    await expect.poll(() => sent).toEqual([{ name: "declineScout", input: { id: "s1", reason: "PAY" } }]);
  });
});
