import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { overflow } from "./browser.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns the page's violations of WCAG 2.2 A and AA, one line per rule with its elements; empty when there are none. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(untilNothingMoves);
  await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // A bar at the bottom of the window covers whatever happens to lie there: only at the end of the page has everything come out from under it.
    const { scrollX, scrollY } = window;
    window.scrollTo(scrollX, document.documentElement.scrollHeight);
    const { violations: found } = await window.axe.run({ runOnly });
    window.scrollTo(scrollX, scrollY);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, rules);
}

/**
 * Elements that are still fading in have less contrast than they will have, and what ends may start the next: waits until two frames saw none.
 * It looks anew at every frame: what moves in a part that is folded away meanwhile never says that it has finished.
 */
async function untilNothingMoves(): Promise<void> {
  for (let still = 0; still < 2; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moves = document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    still = moves ? 0 : still + 1;
  }
}

/** A page as everybody should find it: without barriers, and no wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
