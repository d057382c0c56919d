import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { serve } from "./contract.ts";
import { renderRoute } from "./render-route.tsx";

/** Opens a screen on a server that answers by the contract, and compares the heading under which it stands. */
export async function expectHeading(address: string, heading: string, says: Record<string, unknown>): Promise<void> {
  serve(says);
  const router = renderRoute(address);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(heading);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address);
}
