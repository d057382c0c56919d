import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
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
