import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { browser, site } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { type StagedSite, stagedSite } from "../support/staged-site.ts";
import { textsOf } from "../support/texts.ts";

interface Sent {
  position: number;
  choice: number | null;
  leftMs: number;
}

/** The answers that the server has taken, in their order. */
function answersOf(page: Page): Sent[] {
  const taken: Sent[] = [];
  page.on("requestfinished", async (request) => {
    if (!request.url().endsWith("/graphql") || request.postDataJSON()?.operationName !== "AnswerExamItem") return;
    const answer = await (await request.response())?.json().catch(() => null);
    if (answer?.data?.answerExamItem?.errors?.length === 0) taken.push(request.postDataJSON().variables.input);
  });
  return taken;
}

describe("a sitting whose way to the internet breaks for more than a minute", () => {
  const t = textsOf("ja");
  let [page]: Page[] = [];
  let stage: StagedSite;
  const here = (): Page => page ?? expect.fail("No page is open");
  const heading = (number: number) => here().getByRole("heading", { name: t("exam", "sitting.number", { number: String(number) }) });

  beforeAll(async () => {
    stage = await stagedSite(site.url);
    ({ page } = await visit(browser, { url: stage.url, width: "phone", withWorker: true }));
    await signIn(page, "/log-in", { email: "hajimete@example.jp", password: "hajimemashite-2026" });
    await page.goto("/user/exam");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole("button", { name: t("exam", "standing.start") }).click();
    await heading(1).waitFor();
  });
  afterAll(async () => {
    await page?.context().close();
    await stage.close();
  });

  async function setOffline(isOffline: boolean): Promise<void> {
    stage.setReachable(!isOffline);
    await here().context().setOffline(isOffline);
  }

  /** Chooses an option and sends it; the page says that it is kept. */
  async function answerOffline(option: number): Promise<void> {
    await setOffline(true);
    await here().getByRole("radio").nth(option).check();
    await here()
      .getByRole("button", { name: t("exam", "sitting.next") })
      .click();
    await here().getByText(t("exam", "sitting.kept")).waitFor();
  }

  test("sends the answer by itself when it is back, and goes on", async () => {
    const taken = answersOf(here());
    await answerOffline(2);
    await here().waitForTimeout(65_000);
    expect(taken).toEqual([]);
    await setOffline(false);
    await heading(2).waitFor();
    expect(taken).toEqual([{ attemptId: expect.any(String), position: 1, choice: 2, leftMs: expect.any(Number) }]);
    expect(taken[0]?.leftMs).toBeGreaterThan(0);
  });

  test("loses it in no reload either: the page opens by itself and sends what was given before", async () => {
    const taken = answersOf(here());
    await answerOffline(1);
    await here().reload();
    await here().getByRole("heading", { level: 1, name: "インターネットにつながっていません" }).waitFor();
    await here().waitForTimeout(62_000);
    await setOffline(false);
    await heading(3).waitFor();
    expect(taken).toEqual([{ attemptId: expect.any(String), position: 2, choice: 1, leftMs: expect.any(Number) }]);
    expect(await here().evaluate(() => localStorage.getItem("exam-answer"))).toBeNull();
  });
});
