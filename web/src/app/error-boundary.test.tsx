import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ScreenError } from "#ui/states.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

afterEach(() => vi.restoreAllMocks());

describe("the error screens", () => {
  it("show the raw message, and 戻る tries again", () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    let broken = true;
    function Screen() {
      if (broken) throw new Error("boom 123");
      return <p>もとの画面</p>;
    }
    render(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>,
    );
    expect(screen.getByText("boom 123")).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole("button", { name: "戻る" }));
    expect(screen.getByText("もとの画面")).toBeDefined();
  });

  it("inside an area's frame offer 戻る, which leads to the screen before, and try again", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    let broken = true;
    function Screen() {
      if (broken) throw new Error("boom 456");
      return <p>なおった画面</p>;
    }
    const router = createMemoryRouter(
      [
        { path: "/before", Component: () => <p>前の画面</p> },
        { path: "/broken", Component: Screen, ErrorBoundary: ScreenError },
      ],
      { initialEntries: ["/before"] },
    );
    await act(async () => {
      render(<RouterProvider router={router} />);
    });
    await act(() => router.navigate("/broken"));
    expect(await screen.findByText("boom 456")).toBeDefined();
    // As in a browser, where the way here stands in the history.
    vi.spyOn(window.history, "length", "get").mockReturnValue(2);
    fireEvent.click(screen.getByRole("button", { name: "戻る" }));
    expect(await screen.findByText("前の画面")).toBeDefined();
    await act(() => router.navigate("/broken"));
    expect(await screen.findByText("boom 456")).toBeDefined();
    broken = false;
    fireEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("なおった画面")).toBeDefined();
  });

  it("have a framework screen titled Unexpected Application Error", async () => {
    const loader = () => {
      throw new Error("no data");
    };
    const router = createMemoryRouter([{ path: "/", loader, Component: () => null, errorElement: <UnexpectedError /> }]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole("heading", { name: "Unexpected Application Error" })).toBeDefined();
    expect(screen.getByText("no data")).toBeDefined();
  });
});
