import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker, pageInfo, workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const liked = (number: number, overrides: object = {}) => ({ work: workCard(number, { liked: true, status: "OPEN", ...overrides }) });

function open(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { seeker: aSeeker }, ...says });
  renderRoute("/user/job/likeit");
  return sent;
}

describe("the works a seeker liked", () => {
  it("are none at first: the screen says how to add one and leads to the works", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "気になる求人がまだありません" })).toBeDefined();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "求人をさがす" }).getAttribute("href")).toBe("/user/job");
  });

  it("open inside the seeker's area, and say when they no longer take applications", async () => {
    open({ likedWorks: { items: [liked(1), liked(2, { status: "CLOSED" }), liked(3, { status: "PAUSED" })], totalCount: 3 } });
    expect(await screen.findByText("この求人の募集は終わりました")).toBeDefined();
    expect(screen.getByText("この求人は一時停止中です")).toBeDefined();
    expect(screen.getByRole("link", { name: /介護スタッフ 1/ }).getAttribute("href")).toBe("/user/job/detail?id=work-1");
  });

  it("are let go by the heart, which says so at once", async () => {
    const work = { id: "work-1", liked: false };
    const sent = open({ likedWorks: { items: [liked(1)], totalCount: 1 }, unlikeWork: { work } });
    fireEvent.click(await screen.findByRole("button", { name: /「介護スタッフ 1」を気になる求人から外す/ }));
    expect(await screen.findByRole("button", { name: /「介護スタッフ 1」を気になる求人に加える/, pressed: false })).toBeDefined();
    expect(sent).toEqual([{ name: "unlikeWork", input: { workId: "work-1" } }]);
  });

  it("stay liked when the server refuses, and the reader hears why", async () => {
    open({ likedWorks: { items: [liked(1)], totalCount: 1 }, unlikeWork: { errors: [refusal("いまは変更できません。")] } });
    fireEvent.click(await screen.findByRole("button", { name: /気になる求人から外す/ }));
    expect(await screen.findByText("いまは変更できません。")).toBeDefined();
    expect(screen.getByRole("button", { name: /気になる求人から外す/, pressed: true })).toBeDefined();
  });

  it("go on below when there are more than a page", async () => {
    const pages = (args: { after: string | null }) =>
      args.after === "c1"
        ? { items: [liked(2)], pageInfo: pageInfo(null), totalCount: 2 }
        : { items: [liked(1)], pageInfo: pageInfo("c1"), totalCount: 2 };
    open({ likedWorks: pages });
    fireEvent.click(await screen.findByRole("button", { name: "もっと見る" }));
    expect(await screen.findByRole("link", { name: /介護スタッフ 2/ })).toBeDefined();
    expect(screen.getByRole("link", { name: /介護スタッフ 1/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "もっと見る" })).toBeNull();
  });
});
