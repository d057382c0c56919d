import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { AreaTheme } from "../theme/area-theme.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const wait = { timeout: 300_000 };

/** A form at /form, and somewhere to go. */
async function open(guard: { isUnsaved: () => boolean; save?: () => Promise<boolean> }) {
  const router = createMemoryRouter(
    [
      { path: "/form", element: <UnsavedGuard {...guard} /> },
      { path: "/else", element: <p>ほかの画面</p> },
    ],
    { initialEntries: ["/form"] },
  );
  await act(async () => {
    render(
      <AreaTheme area="public">
        <RouterProvider router={router} />
      </AreaTheme>,
    );
  });
  return router;
}

function closePage(): Event {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

describe("leaving a form", () => {
  it("asks nothing when nothing would be lost", async () => {
    const router = await open({ isUnsaved: () => false });
    await act(() => router.navigate("/else"));
    expect(await screen.findByText("ほかの画面", undefined, wait)).toBeDefined();
    expect(closePage().defaultPrevented).toBe(false);
  });

  it("asks before typed text is lost, and goes when told to", async () => {
    const router = await open({ isUnsaved: () => true });
    await act(() => router.navigate("/else"));
    const dialog = within(await screen.findByRole("dialog", { name: "保存していない入力があります" }, wait));
    expect(router.state.location.pathname).toBe("/form");
    fireEvent.click(dialog.getByRole("button", { name: "保存せずに離れる" }));
    expect(await screen.findByText("ほかの画面", undefined, wait)).toBeDefined();
  });

  it("saves and goes without a question where that is possible", async () => {
    const save = vi.fn(async () => true);
    const router = await open({ isUnsaved: () => true, save });
    await act(() => router.navigate("/else"));
    expect(await screen.findByText("ほかの画面", undefined, wait)).toBeDefined();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("asks when saving failed", async () => {
    const router = await open({ isUnsaved: () => true, save: async () => false });
    await act(() => router.navigate("/else"));
    expect(await screen.findByRole("dialog", undefined, wait)).toBeDefined();
    expect(router.state.location.pathname).toBe("/form");
  });

  it("lets the browser ask before the page is closed", async () => {
    await open({ isUnsaved: () => true });
    expect(closePage().defaultPrevented).toBe(true);
  });
});
