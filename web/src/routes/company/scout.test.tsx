import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const access = { obstacle: null, dailyLimit: 20, sentToday: 2 };
const card = { id: "p1", verdict: "CONDITIONAL", isAsked: false, level: "N2", trust: "CALIBRATED", prefecture: "13" };
const found = {
  viewer: { company: aCompany },
  scoutAccess: access,
  companyWorks: { items: [{ id: "w1", title: "ホールスタッフ" }] },
  companyTemplates: [{ id: "t1", name: "スカウト", body: "{会社}です。" }],
};

describe("scouts of a company", () => {
  it("search for one open work, show cards with level and verdict, and are sent with a template", async () => {
    const sent = serve({
      ...found,
      searchForScouts: { listId: "l1", errors: [] },
      scoutList: { id: "l1", size: "FIVE", page: 1, pages: 1, cards: [card] },
      sendScout: { scout: { id: "s1" }, errors: [] },
    });
    renderRoute("/company/scout");
    fireEvent.change(await screen.findByRole("combobox", { name: "測定した日本語レベル（以上）" }), { target: { value: "N3" } });
    fireEvent.click(screen.getByRole("button", { name: "探す" }));
    expect(await screen.findByText("5人以上の人が見つかりました")).toBeDefined();
    const article = screen.getByText("候補者 1").closest("article");
    expect(article?.textContent).toContain("N2");
    expect(article?.textContent).toContain("測定済み");
    fireEvent.click(screen.getByRole("button", { name: "スカウトする" }));
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(["searchForScouts", "sendScout"]);
    expect(sent[0]?.input).toMatchObject({ workId: "w1", conditions: { level: "N3", prefectures: [] } });
    expect(sent[1]?.input).toMatchObject({ listId: "l1", personId: "p1", templateId: "t1" });
  });

  it("say why there is no list, and show none", async () => {
    const errors = [{ code: "SCOUT_TOO_FEW", message: "この条件では一覧を表示できません。", path: [] }];
    serve({ ...found, searchForScouts: { listId: null, errors } });
    renderRoute("/company/scout");
    fireEvent.click(await screen.findByRole("button", { name: "探す" }));
    expect(await screen.findByText("この条件では一覧を表示できません。")).toBeDefined();
    expect(screen.getByText("まだ探していません")).toBeDefined();
  });

  it("say what keeps the company from them", async () => {
    serve({ ...found, scoutAccess: { ...access, obstacle: "PLAN" } });
    renderRoute("/company/scout");
    expect(await screen.findByText("いまのプランでは利用できません。スタンダード以上で利用できます。")).toBeDefined();
    expect(screen.queryByRole("button", { name: "探す" })).toBeNull();
  });
});
