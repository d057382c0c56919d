import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const question = { __typename: "ScreeningQuestion", id: "q1", text: "夜勤はできますか", required: true };
const address = "/user/entry?work=work-1";

function screenData(overrides: object = {}) {
  return {
    work: {
      __typename: "Work",
      id: "work-1",
      title: "介護スタッフ",
      titleEn: null,
      madeTitle: null,
      status: "OPEN",
      openEntryId: null,
      company: { __typename: "Company", id: "company-1", name: "みなとの風福祉会", nameEn: null },
      selection: { __typename: "Selection", resumeRequired: false, questions: [question] },
      ...overrides,
    },
    entryDraft: null,
    me: { __typename: "Me", id: "seeker-1", resumes: [], profile: { __typename: "SeekerProfile", completeness: 90 } },
  };
}

function saves(errors: readonly { code: string; message: string; path: readonly string[] }[]) {
  const inputs: unknown[] = [];
  server.use(
    api.mutation("SaveEntryDraft", ({ variables }) => {
      inputs.push(variables["input"]);
      const problems = errors.map((error) => ({ __typename: "UserError", ...error }));
      return HttpResponse.json({ data: { saveEntryDraft: { __typename: "SaveEntryDraftPayload", draft: null, errors: problems } } });
    }),
  );
  return inputs;
}

describe("applying", () => {
  beforeEach(() => {
    server.use(
      signedIn({ seeker: aSeeker }),
      api.query("EntryScreen", () => HttpResponse.json({ data: screenData() })),
    );
  });

  it("asks what must be answered before anything is sent", async () => {
    const inputs = saves([]);
    renderRoute(address);
    fireEvent.submit((await screen.findByLabelText(/夜勤はできますか/, undefined, wait)).closest("form") ?? document.body);
    expect((await screen.findByRole("alert", undefined, wait)).textContent).toContain("夜勤はできますか");
    expect(inputs).toEqual([]);
  });

  it("keeps what was typed when the server refuses it, and says why beside the field", async () => {
    const message = "回答が長すぎます。";
    const inputs = saves([{ code: "TOO_LONG", message, path: ["answers", "q1"] }]);
    const router = renderRoute(address);
    const answer = await screen.findByLabelText(/夜勤はできますか/, undefined, wait);
    fireEvent.change(answer, { target: { value: "週に三回できます。" } });
    fireEvent.submit(answer.closest("form") ?? document.body);
    const summary = within(
      (await screen.findByText(/入力内容を確認してください/, undefined, wait)).closest("[role=alert]") ?? document.body,
    );
    expect(summary.queryByText(/回答が長すぎます/)).not.toBeNull();
    expect(answer).toHaveProperty("value", "週に三回できます。");
    expect(answer.getAttribute("aria-invalid")).toBe("true");
    expect(inputs).toMatchObject([{ workId: "work-1", answers: [{ questionId: "q1", answer: "週に三回できます。" }] }]);
    expect(router.state.location.pathname).toBe("/user/entry");
  });

  it("saves what was written as soon as the server can be reached again, and says meanwhile that it could not be sent", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
    try {
      let isDown = true;
      const sent: unknown[] = [];
      server.use(
        api.mutation("SaveEntryDraft", ({ variables }) => {
          if (isDown) return HttpResponse.error();
          sent.push(variables["input"]);
          const draft = { __typename: "EntryDraft", id: "d1", version: 1, message: "", answers: [], resume: null };
          return HttpResponse.json({ data: { saveEntryDraft: { __typename: "SaveEntryDraftPayload", draft, errors: [] } } });
        }),
      );
      const router = renderRoute(address);
      const answer = await screen.findByLabelText(/夜勤はできますか/, undefined, wait);
      fireEvent.change(answer, { target: { value: "できます" } });
      fireEvent.submit(answer.closest("form") ?? document.body);
      await screen.findByText(/通信できませんでした/, undefined, wait);
      expect(router.state.location.pathname).toBe("/user/entry");
      isDown = false;
      await vi.waitFor(() => expect(sent).toMatchObject([{ answers: [{ answer: "できます" }] }]), { timeout: 300_000 });
    } finally {
      vi.useRealTimers();
    }
  });

  it("asks before the reader leaves with text that could not be saved, and stays where they are", async () => {
    saves([{ code: "INTERNAL", message: "保存できません。", path: [] }]);
    const router = renderRoute(address);
    const answer = await screen.findByLabelText(/夜勤はできますか/, undefined, wait);
    fireEvent.change(answer, { target: { value: "できます" } });
    void router.navigate("/user/job");
    const dialog = within(await screen.findByRole("dialog", { name: "保存していない入力があります" }, wait));
    fireEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 300_000);
    expect(router.state.location.pathname).toBe("/user/entry");
    expect(answer).toHaveProperty("value", "できます");
  });

  it("says that the work takes no more applications", async () => {
    server.use(api.query("EntryScreen", () => HttpResponse.json({ data: screenData({ status: "CLOSED" }) })));
    renderRoute(address);
    expect(await screen.findByRole("heading", { name: "この求人は、いま応募を受け付けていません" }, wait)).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
