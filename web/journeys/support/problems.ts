import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { overflow } from "./browser.ts";

/** How far things may move by themselves while a page comes, as browsers count it. */
const mostShift = 0.02;

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Counts from now on what moves by itself on each page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          window.shifted = (window.shifted ?? 0) + Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The faces of running text, apart from what is written for machines. */
function facesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faces = new Set<string>();
    for (const element of document.querySelectorAll("main *, header *, footer *, nav *")) {
      const says = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (says && !element.closest("code, kbd, pre, samp, svg, [lang]:not(html)")) faces.add(getComputedStyle(element).fontFamily);
    }
    return [...faces];
  });
}

/** What is wrong with a page as it stands: barriers, scrolling sideways, what moved by itself, a second face. Empty when nothing is. */
export async function problemsOf(page: Page): Promise<string[]> {
  const found = (await violations(page)).map((problem) => problem.slice(0, 400));
  const wide = await overflow(page);
  if (wide > 0) found.push(`wider than its window by ${wide} px`);
  const shifted = await page.evaluate(() => window.shifted ?? 0);
  if (shifted > mostShift) found.push(`moved by itself: ${shifted.toFixed(3)} (at most ${mostShift})`);
  const faces = await facesOf(page);
  if (faces.length > 1) found.push(`more than one face: ${faces.join(" | ")}`);
  return found;
}
