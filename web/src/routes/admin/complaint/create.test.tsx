import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const complaint = { id: "k3", number: "K-0003" };

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const record = () => fireEvent.click(screen.getByRole("button", { name: "記録する" }));

describe("entering a complaint", () => {
  it("of an inquiry begins with what was written there and keeps the tie to it", async () => {
    const inquiry = {
      id: "i1",
      name: "マイ",
      email: "mai@example.jp",
      body: "時給が違います。",
      createdAt: "2026-11-20T01:30:00Z",
      workId: "w1",
    };
    const sent = serve({ viewer: { admin: anAdmin }, inquiry, recordComplaint: { complaint }, complaint });
    const router = renderRoute("/admin/complaint/create?inquiry=i1");
    expect((await field(/申し出の内容/)).value).toBe("時給が違います。");
    record();
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe("/admin/complaint/detail?id=k3");
    expect(await screen.findByText("K-0003 として記録しました")).toBeDefined();
    expect(sent).toMatchObject([
      {
        name: "recordComplaint",
        input: { receivedAt: "2026-11-20T01:30:00.000Z", channel: "FORM", partyContact: "mai@example.jp", workId: "w1", inquiryId: "i1" },
      },
    ]);
  });

  it("by telephone takes the time in Japan, and is one record however often it had to be sent", async () => {
    const lost: unknown[] = [];
    const sent = serve({ viewer: { admin: anAdmin }, recordComplaint: { complaint }, complaint });
    server.use(
      api.mutation(
        "RecordComplaint",
        ({ variables }) => {
          lost.push(variables["input"]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const router = renderRoute("/admin/complaint/create");
    fireEvent.change(await field(/氏名・名称/), { target: { value: "佐藤 恵" } });
    fireEvent.change(await field(/申し出の内容/), { target: { value: "応募者と連絡がつきません。" } });
    fireEvent.change(screen.getByLabelText(/受付日時/), { target: { value: "2026-11-20T10:30" } });
    record();
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    expect((await field(/申し出の内容/)).value).toBe("応募者と連絡がつきません。");
    record();
    await expect.poll(() => router.state.location.pathname).toBe("/admin/complaint/detail");
    expect(sent.map(({ input }) => input)).toEqual(lost);
    expect(sent).toMatchObject([{ input: { receivedAt: "2026-11-20T01:30:00.000Z", channel: "PHONE", inquiryId: null } }]);
  });

  it("is not recorded without when, who and what", async () => {
    const sent = serve({ viewer: { admin: anAdmin } });
    renderRoute("/admin/complaint/create");
    await field(/氏名・名称/);
    record();
    expect(await screen.findByText("＊受付日時を入力してください。")).toBeDefined();
    expect(screen.getAllByText("＊入力してください")).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});
