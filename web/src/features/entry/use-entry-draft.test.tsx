import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#testing/contract.ts";
import { useEntryDraft } from "./use-entry-draft.ts";

const written = (message: string) => ({ message, answers: {}, resumeId: "" });

/** A server that counts the versions of the draft; the saves that reached it. */
function open() {
  let version = 0;
  const sent = serve({ saveEntryDraft: () => ({ draft: { id: "d1", version: ++version }, errors: [] }) });
  const { result } = renderHook(() => useEntryDraft({ workId: "w1", seekerId: "s1", version: null }));
  return { saved: () => sent.map(({ input }) => input), draft: () => result.current };
}

describe("the autosave of an application", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }));
  afterEach(() => void vi.useRealTimers());

  it("saves once after the last key", async () => {
    const { saved, draft } = open();
    draft().saveSoon(written("よ"));
    draft().saveSoon(written("よろしく"));
    await vi.waitFor(() => expect(draft().state).toBe("saved"), 10_000);
    expect(saved()).toMatchObject([{ workId: "w1", version: null, message: "よろしく" }]);
  });

  it("saves a second time upon the version of the first", async () => {
    const { saved, draft } = open();
    draft().saveSoon(written("よろしく"));
    await vi.waitFor(() => expect(saved()).toHaveLength(1), 10_000);
    draft().saveSoon(written("よろしくお願いします"));
    expect(draft().isUnsaved()).toBe(true);
    await vi.waitFor(() => expect(saved()).toHaveLength(2), 10_000);
    expect(saved()[1]).toMatchObject({ version: 1, message: "よろしくお願いします" });
    await vi.waitFor(() => expect(draft().currentVersion()).toBe(2), 10_000);
    expect(draft().isUnsaved()).toBe(false);
  });

  it("saves one at a time, the newest text last", async () => {
    const { saved, draft } = open();
    const first = draft().saveNow(written("一"));
    const second = draft().saveNow(written("二"));
    await Promise.all([first, second]);
    expect(saved()).toMatchObject([
      { version: null, message: "一" },
      { version: 1, message: "二" },
    ]);
  });
});
