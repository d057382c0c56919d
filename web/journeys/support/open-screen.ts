import type { Page } from "playwright-core";
import { linkTo, type Screen, screens } from "./screens.ts";

/** Opens a screen by its address, or by the first link to it where its address needs something that is there. @returns whether there was one. */
export async function openScreen(page: Page, screen: Screen, addressOf: (path: string) => string): Promise<boolean> {
  if (screen.from === undefined) {
    await page.goto(addressOf(screen.at ?? screen.route));
  } else {
    const from = screens.find(({ route }) => route === screen.from) ?? { route: screen.from, area: screen.area };
    if (!(await openScreen(page, from, addressOf))) return false;
    const href = await page
      .locator(linkTo(screen))
      .first()
      .getAttribute("href", { timeout: 15_000 })
      .catch(() => null);
    if (href === null) return false;
    await page.goto(href);
  }
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  return true;
}
