import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { emptyNews } from "./news-values.ts";
import { useNewsroomEditor } from "./use-newsroom-editor.ts";

function open(says: Record<string, unknown> = {}) {
  const sent = serve({
    saveNewsDraft: { savedAt: "2026-11-01T00:00:00.000Z", errors: [] },
    createNews: { news: { id: "n1", version: 1 }, errors: [] },
    updateNews: { news: { id: "n1", version: 2 }, errors: [] },
    ...says,
  });
  const { result } = renderHook(() => useNewsroomEditor({ saved: null, values: emptyNews, failed: "保存できませんでした" }));
  const write = (title: string) => act(() => result.current.change({ title }));
  return { sent, write, editor: () => result.current };
}

describe("the editor of news", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }));
  afterEach(() => void vi.useRealTimers());

  it("keeps what is typed, and keeps it a second time when more is typed", async () => {
    const { sent, write, editor } = open();
    write("夏の");
    await vi.waitFor(() => expect(editor().draftState).toBe("kept"), 10_000);
    write("夏の休業");
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
    expect(sent.map(({ input }) => input)).toMatchObject([{ content: { title: "夏の" } }, { content: { title: "夏の休業" } }]);
  });

  it("creates the item at the first save and changes that one at the second", async () => {
    const { sent, write, editor } = open();
    write("夏の休業");
    await act(() => editor().save());
    write("夏の休業のお知らせ");
    await act(() => editor().save());
    expect(sent.map(({ name }) => name)).toEqual(["createNews", "updateNews"]);
    expect(sent[1]?.input).toMatchObject({ id: "n1", version: 1, content: { title: "夏の休業のお知らせ" } });
    expect(editor().isDirty).toBe(false);
  });

  it("sends a save that failed as the same item again", async () => {
    const { sent, write, editor } = open({ createNews: { news: null, errors: [refusal("題名が長すぎます。", ["content", "title"])] } });
    write("夏の休業");
    await act(() => editor().save());
    expect(editor().problems).toMatchObject([{ message: "題名が長すぎます。" }]);
    expect(editor().isDirty).toBe(true);
    await act(() => editor().save());
    expect(sent[1]).toEqual(sent[0]);
  });
});
