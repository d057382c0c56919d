import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const draft = {
  version: 5,
  message: "よろしくお願いいたします。",
  work: { id: "w1", title: "介護スタッフ", company: { name: "みなとの風福祉会" } },
};

function open(says: Record<string, unknown> = {}) {
  const sent = serve({
    viewer: { seeker: aSeeker },
    entryDraft: draft,
    confirmEntryDraft: { draft: { version: 6 }, errors: [] },
    submitEntry: { entry: { id: "e1" }, errors: [] },
    entry: { id: "e1", work: {} },
    ...says,
  });
  return { sent, router: renderRoute("/user/entry/confirm?work=w1") };
}

async function agreeAndSend() {
  fireEvent.click(await screen.findByRole("checkbox", { name: /みなとの風福祉会にプロフィールを提供することに同意します/ }));
  fireEvent.click(screen.getByRole("button", { name: "この内容で応募する" }));
}

describe("the last look before an application goes out", () => {
  it("shows what was written and sends nothing without the consent", async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole("button", { name: "この内容で応募する" }));
    expect(screen.getByText("よろしくお願いいたします。")).toBeDefined();
    expect(await screen.findByText(/^＊/)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("confirms the version that is shown, sends the confirmed one and ends on the complete screen", async () => {
    const { sent, router } = open();
    await agreeAndSend();
    await expect.poll(() => router.state.location.pathname).toBe("/user/entry/complete");
    expect(sent.map(({ name }) => name)).toEqual(["confirmEntryDraft", "submitEntry"]);
    expect(sent[0]?.input).toEqual({ workId: "w1", version: 5 });
    expect(sent[1]?.input).toMatchObject({ workId: "w1", draftVersion: 6, consent: true });
  });

  it("stays and says why when the application is refused; pressed again it is the same application", async () => {
    const { sent, router } = open({ submitEntry: { entry: null, errors: [refusal("募集は終了しました。")] } });
    await agreeAndSend();
    expect((await screen.findByRole("alert")).textContent).toContain("募集は終了しました。");
    expect(router.state.location.pathname).toBe("/user/entry/confirm");
    fireEvent.click(screen.getByRole("button", { name: "この内容で応募する" }));
    await expect.poll(() => sent.length).toBe(4);
    expect(sent[3]).toEqual(sent[1]);
  });

  it("leads to the form when nothing was written", async () => {
    const { router } = open({ entryDraft: null, work: { status: "OPEN" } });
    await expect.poll(() => router.state.location.pathname).toBe("/user/entry");
  });
});
