import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "#testing/render-route.tsx";

/** A press nobody answers for. Told to the page alone, so that the test itself does not fail by it. */
function fail(reason: unknown): void {
  const event = Object.assign(new Event("unhandledrejection"), { reason });
  act(() => void dispatchEvent(event));
}

describe("a failure that no part of the page answers for", () => {
  it("is said in a toast: the server's words, or that nobody answered", async () => {
    renderRoute("/nowhere");
    await screen.findByText("ページが見つかりません", undefined, { timeout: 300_000 });
    await vi.waitFor(() => {
      // The page listens a moment after it is drawn.
      fail(new TypeError("Failed to fetch"));
      expect(screen.queryByText(/通信できませんでした/)).not.toBeNull();
    });
    fail(new CombinedGraphQLErrors({ errors: [{ message: "ログインしてください。" }] }));
    await screen.findByText("ログインしてください。");
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
  });

  it("is left alone when it is a fault of the program", async () => {
    renderRoute("/nowhere");
    await screen.findByText("ページが見つかりません", undefined, { timeout: 300_000 });
    fail(new RangeError("out of range"));
    expect(screen.queryByText(/out of range|通信/)).toBeNull();
  });
});
