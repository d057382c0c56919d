import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
