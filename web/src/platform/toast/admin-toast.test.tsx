import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminToaster, adminToast } from "./admin-toast.tsx";
import { ToastArea } from "./toast-area.tsx";
import { hideToast, showToast } from "./toast-store.ts";

const show = (what: () => void) => act(what);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe("the toasts of the back office", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => {
      hideToast();
      adminToast.remove();
    });
    vi.useRealTimers();
  });

  it.each([
    ["success", 2_000],
    ["error", 4_000],
  ] as const)("show %s for %i ms and are gone a second later", (kind, duration) => {
    render(<AdminToaster />);
    show(() => void adminToast[kind]("お知らせ"));
    // The second begins when the toast is dismissed.
    pass(duration);
    pass(999);
    expect(screen.queryByText("お知らせ")).not.toBeNull();
    pass(1);
    expect(screen.queryByText("お知らせ")).toBeNull();
  });

  it("stand beside each other, twenty at most, the newest first", () => {
    render(<AdminToaster />);
    show(() => {
      for (let number = 1; number <= 21; number += 1) adminToast(`お知らせ${number}`);
    });
    expect(screen.queryAllByText(/^お知らせ/)).toHaveLength(20);
    expect(screen.queryByText("お知らせ1")).toBeNull();
    expect(screen.queryByText("お知らせ21")).not.toBeNull();
  });

  it("stand on the same ground as the site's, and neither takes the other's place", () => {
    render(
      <>
        <AdminToaster />
        <ToastArea />
      </>,
    );
    show(() => void adminToast.error("運営へ"));
    show(() => showToast({ type: "success", title: "利用者へ" }));
    expect(screen.queryAllByText("運営へ")).toHaveLength(1);
    expect(screen.queryAllByText("利用者へ")).toHaveLength(1);
    show(() => showToast({ type: "info", title: "次の知らせ" }));
    expect(screen.queryByText("利用者へ")).toBeNull();
    expect(screen.queryAllByText("運営へ")).toHaveLength(1);
  });
});
