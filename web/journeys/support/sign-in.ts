import { generateSync } from "otplib";
import type { Page } from "playwright-core";
import { chooseLanguage } from "./browser.ts";

/** Signs in on a sign-in page, with a code where the account has an authenticator; resolves when the site has gone on. */
export async function signIn(page: Page, path: string, account: { email: string; password: string; code?: string }): Promise<void> {
  await page.goto(path);
  await page.locator("#field-email").fill(account.email);
  await page.locator("#field-password").fill(account.password);
  await page.locator('main form button[type="submit"]').click();
  if (account.code) {
    await page.locator("#field-code").fill(account.code);
    await page.locator('main form button[type="submit"]').click();
  }
  await page.waitForURL((url) => !url.pathname.endsWith(path));
  // A company's pages are in the language of the account: the reader makes it theirs.
  if (!path.startsWith("/company/")) return;
  const wanted = await page.evaluate(() => (navigator.language.startsWith("en") ? "English" : "日本語"));
  await page.locator("button[popovertarget]").first().waitFor();
  if ((await page.locator("button[popovertarget]").first().innerText()).includes(wanted)) return;
  // Whoever goes on before the account has it takes the old language along.
  const kept = page.waitForResponse((response) => (response.request().postData() ?? "").includes("UpdateOwnMember"));
  await chooseLanguage(page, wanted);
  await kept;
}

/** Returns the code an authenticator with this secret shows now; `steps` half minutes later, where a code was used already. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret: secret.replace(/\s/g, ""), epoch: Math.floor(Date.now() / 1_000) + 30 * steps });
}
