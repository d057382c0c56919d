import { expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

test("a seeker adds a passkey in the settings and signs in with it", async () => {
  const t = textsOf("ja");
  const { email, password } = site.account("SEEKER", "");
  const { page, complaints, close } = await visit(browser, { url: site.url, width: "phone", locale: "ja-JP" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/log-in");
  await page.locator("#field-email").fill(email);
  await page.locator("#field-password").fill(password);
  await page.getByRole("button", { name: t("common", "signIn"), exact: true }).click();
  await page.waitForURL("**/user/dashboard");
  await page.goto("/user/member/edit?section=devices");
  await page.locator("#field-name").fill("わたしの電話");
  await page.getByRole("button", { name: t("signIn", "addPasskey") }).click();
  await page.getByText("わたしの電話").waitFor();
  await expectSound(page);
  await page.context().clearCookies();
  await page.goto("/log-in");
  await page.getByRole("button", { name: t("signIn", "withPasskey") }).click();
  await page.waitForURL("**/user/dashboard");
  expect(complaints).toEqual([]);
  await close();
});
