import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToastType } from "./site-toast.ts";
import { ToastArea } from "./toast-area.tsx";
import { hideToast, showToast } from "./toast-store.ts";

function show(type: ToastType, title: string, isOnModal = false): void {
  act(() => {
    showToast({ type, title, isOnModal });
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe("the toast of the user and company areas", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => {
      hideToast();
    });
    vi.useRealTimers();
  });

  it.each([
    ["success", 5_000],
    ["danger", 3_000],
    ["warn", 10_000],
    ["info", 5_000],
  ] as const)("shows %s for %i ms and not longer", (type, duration) => {
    render(<ToastArea />);
    show(type, "お知らせ");
    pass(duration - 1);
    expect(screen.queryByText("お知らせ")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("お知らせ")).toBeNull();
  });

  it("keeps a permanent one until its close icon is pressed", () => {
    render(<ToastArea />);
    show("permanent", "残るお知らせ");
    pass(3_600_000);
    fireEvent.click(screen.getByRole("button", { name: "閉じる" }));
    expect(screen.queryByText("残るお知らせ")).toBeNull();
  });

  it("removes the previous one before it shows a new one", () => {
    render(<ToastArea />);
    show("warn", "一つ目");
    show("info", "二つ目");
    expect(screen.queryByText("一つ目")).toBeNull();
    expect(screen.queryByText("二つ目")).not.toBeNull();
  });

  it("lies at 5000, and at 50000 over a modal; trouble is an alert", () => {
    render(<ToastArea />);
    show("success", "ふつう");
    expect(screen.getByRole("status").style.zIndex).toBe("5000");
    show("danger", "モーダルの上", true);
    expect(screen.getByRole("alert").style.zIndex).toBe("50000");
  });

  it("waits while somebody reads it", () => {
    render(<ToastArea />);
    show("danger", "読んでいます");
    fireEvent.mouseEnter(screen.getByRole("alert"));
    pass(60_000);
    expect(screen.queryByText("読んでいます")).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole("alert"));
    pass(3_000);
    expect(screen.queryByText("読んでいます")).toBeNull();
  });
});
