import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const content = { category: "NEWS", topic: "SERVICE", audience: "PUBLIC", title: "夏の休業", summary: "", bodyHtml: "" };

function open(says: Record<string, unknown> = {}) {
  const viewer = { admin: anOwner };
  const saveNewsDraft = { savedAt: "2026-11-20T01:00:00Z" };
  const sent = serve({
    viewer,
    saveNewsDraft,
    createNews: { news: { id: "n1", version: 1 } },
    adminNews: { id: "n1", ...content },
    ...says,
  });
  return { sent, router: renderRoute("/admin/news/create") };
}

const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: /題名/ });
const save = () => fireEvent.click(screen.getByRole("button", { name: "下書きを保存する" }));

describe("writing news", () => {
  it("makes a draft of its own with the first save and goes on at its address", async () => {
    const { sent, router } = open();
    fireEvent.change(await title(), { target: { value: "夏の休業" } });
    save();
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe("/admin/news/edit?id=n1");
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toMatchObject([{ name: "createNews", input: { content } }]);
  });

  it("keeps what was typed when the server refuses, says why beside the field, and takes that away with the correction", async () => {
    open({ createNews: { news: null, errors: [refusal("題名が長すぎます。", ["content", "title"])] } });
    fireEvent.change(await title(), { target: { value: "夏の休業" } });
    save();
    expect(await screen.findByText("＊題名が長すぎます。")).toBeDefined();
    expect((await title()).value).toBe("夏の休業");
    fireEvent.change(await title(), { target: { value: "休業" } });
    expect(screen.queryByText("＊題名が長すぎます。")).toBeNull();
  });

  it("goes on with the text of an earlier visit only when asked to", async () => {
    const newsDraft = { content: { ...content, title: "冬の休業" }, savedAt: "2026-11-19T01:00:00Z" };
    open({ newsDraft });
    expect((await title()).value).toBe("");
    fireEvent.click(await screen.findByRole("button", { name: "続きから書く" }));
    expect((await title()).value).toBe("冬の休業");
    expect(screen.queryByRole("button", { name: "続きから書く" })).toBeNull();
  });
});
