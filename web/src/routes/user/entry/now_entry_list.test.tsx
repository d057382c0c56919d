import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const entry = { id: "e1", version: 3, work: { id: "w1", title: "介護スタッフ", company: { name: "みなとの風福祉会" } } };

async function act(label: string, question: string, may: object, says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { seeker: aSeeker }, entries: { items: [{ ...entry, ...may }], totalCount: 1 }, ...says });
  renderRoute("/user/entry/now_entry_list");
  fireEvent.click(await screen.findByRole("button", { name: label }));
  const dialog = within(await screen.findByRole("dialog", { name: question }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: label }));
  return sent;
}

describe("an own application", () => {
  it.each([
    ["内定を承諾する", "内定を承諾しますか", true, "内定を承諾しました"],
    ["内定を辞退する", "内定を辞退しますか", false, "内定を辞退しました"],
  ])("with an offer is answered by 「%s」 as it says, after a question", async (label, question, accept, done) => {
    const sent = await act(label, question, { status: "OFFERED", viewerCanAnswerOffer: true });
    expect(await screen.findByText(done)).toBeDefined();
    expect(sent).toEqual([{ name: "answerOffer", input: { id: "e1", version: 3, accept } }]);
  });

  it("says what an offer depends on before it is answered", async () => {
    const offerCondition = { way: "FEWER_HOURS", status: null, weeklyHours: 20, startsOn: null };
    const offered = { ...entry, status: "OFFERED", viewerCanAnswerOffer: true, offerCondition };
    serve({ viewer: { seeker: aSeeker }, entries: { items: [offered], totalCount: 1 } });
    renderRoute("/user/entry/now_entry_list");
    expect(await screen.findByText("条件つきの内定")).toBeDefined();
    expect(screen.getByText("週20時間以内で働く内定です。")).toBeDefined();
    expect(screen.getByRole("button", { name: "内定を承諾する" })).toBeDefined();
  });

  it("is withdrawn, after a question", async () => {
    const sent = await act("辞退する", "この応募を辞退しますか", { status: "SCREENING", viewerCanWithdraw: true });
    expect(await screen.findByText("辞退しました")).toBeDefined();
    expect(sent).toEqual([{ name: "withdrawEntry", input: { id: "e1", version: 3, reason: null } }]);
  });

  it("says why when it can no longer be withdrawn", async () => {
    await act(
      "辞退する",
      "この応募を辞退しますか",
      { viewerCanWithdraw: true },
      { withdrawEntry: { errors: [refusal("もう変更できません。")] } },
    );
    expect((await screen.findByRole("alert")).textContent).toContain("もう変更できません。");
    expect(screen.queryByText("辞退しました")).toBeNull();
  });
});

it("named by the address of a notice stands first, wherever its page is", async () => {
  const asked: unknown[] = [];
  const named = { ...entry, id: "e9", work: { ...entry.work, id: "w9", title: "ホテルの受付" } };
  serve({
    viewer: { seeker: aSeeker },
    entries: { items: [{ ...entry, status: "APPLIED" }], totalCount: 1 },
    entry: (args: unknown) => {
      asked.push(args);
      return named;
    },
  });
  renderRoute("/user/entry/now_entry_list?id=e9");
  const titles = await screen.findAllByRole("heading", { level: 2, name: /ホテルの受付|介護スタッフ/ });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["ホテルの受付", "介護スタッフ"]);
  expect(asked).toEqual([{ id: "e9" }]);
});

describe("the applications", () => {
  const counts = [
    { status: "OFFERED", count: 1 },
    { status: "APPLIED", count: 2 },
    { status: "REJECTED", count: 3 },
  ];
  const of = (id: string, status: string) => ({ ...entry, id, status, work: { ...entry.work, id: `w-${id}`, title: `求人 ${id}` } });

  it("that wait for the seeker stand first, whenever they were made, and each turn has its number and its address", async () => {
    const items = [of("e1", "APPLIED"), of("e2", "OFFERED"), of("e3", "REJECTED")];
    const entries = ({ turn }: { turn?: string | null }) => {
      const shown = turn === "YOURS" ? items.filter(({ status }) => status === "OFFERED") : items;
      return { items: shown, totalCount: shown.length };
    };
    serve({ viewer: { seeker: aSeeker }, entryCounts: counts, entries });
    renderRoute("/user/entry/now_entry_list");
    expect(await screen.findByRole("heading", { level: 2, name: "あなたの番" })).toBeDefined();
    const cards = screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
    expect(cards).toEqual(["求人 e2", "求人 e1", "求人 e3"]);
    const choice = within(screen.getByRole("navigation", { name: "だれの番か" }));
    expect(choice.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "すべて 6",
      "あなたの番 1",
      "企業の番 2",
      "終わった応募 3",
    ]);
    fireEvent.click(choice.getByRole("link", { name: "あなたの番 1" }));
    await vi.waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.queryByRole("heading", { name: "そのほかの応募" })).toBeNull();
  });

  it("say so where there is none of a turn", async () => {
    serve({ viewer: { seeker: aSeeker }, entryCounts: counts, entries: { items: [], totalCount: 0 } });
    renderRoute("/user/entry/now_entry_list?turn=ENDED");
    expect(await screen.findByRole("heading", { name: "ここに入る応募はありません" })).toBeDefined();
  });
});
