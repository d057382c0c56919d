import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#testing/contract.ts";
import { draftStore } from "./save-work.ts";
import { useWorkEditor } from "./use-work-editor.ts";
import { valuesOfWork } from "./work-values.ts";

/** A new posting on a server that counts its versions. */
function open() {
  let version = 0;
  const answer = () => ({ work: { id: "w1", version: ++version, status: "DRAFT" }, errors: [] });
  const sent = serve({ createWork: answer, updateWork: answer, submitWork: answer });
  const { result } = renderHook(() => useWorkEditor({ work: null, values: valuesOfWork({}), store: draftStore, copyKey: "test:new" }));
  const write = (title: string) => act(() => result.current.form.setFieldValue("title", title));
  return { sent, write, editor: () => result.current };
}

describe("the autosave of a posting", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }));
  afterEach(() => void vi.useRealTimers());

  it("makes one draft and saves the second time into it, by the version of the first", async () => {
    const { sent, write, editor } = open();
    write("介護");
    await vi.waitFor(() => expect(editor().state).toBe("saved"), 10_000);
    write("介護スタッフ");
    expect(editor().isUnsaved()).toBe(true);
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
    expect(sent.map(({ name }) => name)).toEqual(["createWork", "updateWork"]);
    expect(sent[1]?.input).toMatchObject({ id: "w1", version: 1, content: { title: "介護スタッフ" } });
  });

  it("goes to review as it was saved last", async () => {
    const { sent, write, editor } = open();
    write("介護スタッフ");
    await act(() => editor().submit(null));
    expect(sent.map(({ name }) => name)).toEqual(["createWork", "submitWork"]);
    expect(sent[1]?.input).toEqual({ id: "w1", version: 1 });
  });
});
