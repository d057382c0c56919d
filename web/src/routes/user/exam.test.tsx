import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(examStanding: object, says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { seeker: aSeeker }, examStanding, ...says });
  return { sent, router: renderRoute("/user/exam") };
}

/** Begins a sitting. */
async function begin() {
  const start = await screen.findByRole<HTMLButtonElement>("button", { name: "テストを始める" });
  await expect.poll(() => start.disabled).toBe(false);
  fireEvent.click(start);
}

describe("the exam", () => {
  it("begins as one sitting however often it had to be pressed, and without listening while no recordings are there", async () => {
    const lost: unknown[] = [];
    const { sent, router } = open({ mayStart: true, hasRecordings: false }, { startExam: { attempt: { id: "t1" } } });
    server.use(
      api.mutation(
        "StartExam",
        ({ variables }) => {
          lost.push(variables["input"]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await begin();
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    expect(screen.getByText("聴解は、録音がまだないため測りません。")).toBeDefined();
    await begin();
    await expect.poll(() => router.state.location.pathname).toBe("/user/exam/progress");
    expect(sent[0]).toMatchObject({ name: "startExam", input: { withListening: false } });
    expect(sent[0]?.input).toEqual(lost[0]);
  });

  it("that may not begin says why and stays", async () => {
    const { router } = open({ mayStart: true }, { startExam: { attempt: null, errors: [refusal("今月は受験済みです。")] } });
    await begin();
    expect(await screen.findByText("今月は受験済みです。")).toBeDefined();
    expect(router.state.location.pathname).toBe("/user/exam");
  });

  it("is free again on a day, before which a sitting can be bought", async () => {
    open({ mayStart: false, freeAt: "2026-12-01T00:00:00+09:00" });
    expect(await screen.findByRole("heading", { name: /^次に無料で受けられるのは2026年12月1日/ })).toBeDefined();
    expect(screen.getByRole("link", { name: "受験回数を購入する" }).getAttribute("href")).toBe("/user/licence/purchase");
  });

  it("that runs is gone on with, not begun a second time", async () => {
    open({ mayStart: true, attempt: { id: "t1" } });
    expect((await screen.findByRole("link", { name: "続きから受ける" })).getAttribute("href")).toBe("/user/exam/progress");
    expect(screen.queryByRole("button", { name: "テストを始める" })).toBeNull();
  });
});
