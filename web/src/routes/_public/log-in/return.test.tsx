import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

let visits = 0;

/** Comes back from the provider: the answer stands in the window's own address, another with each visit. */
function comeBack(says: Record<string, unknown>, next?: string) {
  visits += 1;
  const parameters = `?code=c${visits}&state=s`;
  history.replaceState(null, "", `/log-in/return${parameters}`);
  if (next) sessionStorage.setItem("provider-return", JSON.stringify({ page: "/log-in/return", next }));
  const sent = serve(says);
  return { sent, parameters, router: renderRoute(`/log-in/return${parameters}`) };
}

describe("coming back from a provider", () => {
  afterEach(() => {
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });

  it("hands over the provider's answer and goes on to where the reader was", async () => {
    const says = { viewer: { seeker: aSeeker }, finishProviderVisit: { outcome: "SIGNED_IN" } };
    const { sent, parameters, router } = comeBack(says, "/user/job/likeit");
    await expect.poll(() => router.state.location.pathname).toBe("/user/job/likeit");
    expect(sent).toEqual([{ name: "finishProviderVisit", input: { parameters } }]);
  });

  it("goes nowhere else than on this site", async () => {
    const says = { viewer: { seeker: aSeeker }, finishProviderVisit: { outcome: "SIGNED_IN" } };
    const { router } = comeBack(says, "//elsewhere.example/user");
    await expect.poll(() => router.state.location.pathname).toBe("/user/dashboard");
  });

  it("asks somebody who is new for name and consent", async () => {
    const { router } = comeBack({ finishProviderVisit: { outcome: "NEWCOMER" } });
    await expect.poll(() => router.state.location.pathname).toBe("/user/signup");
  });

  it("says what was wrong and leads back to signing in", async () => {
    comeBack({ finishProviderVisit: { outcome: null, errors: [refusal("中止されました。")] } });
    expect((await screen.findByRole("alert")).textContent).toBe("中止されました。");
    expect(screen.getByRole("heading", { level: 1, name: "ログインできませんでした" })).toBeDefined();
    expect(screen.getByRole("link", { name: "ログインの画面へ" }).getAttribute("href")).toBe("/log-in");
  });

  it("says so as well when the server is not reached", async () => {
    server.use(api.mutation("FinishProviderVisit", () => HttpResponse.error()));
    visits += 1;
    history.replaceState(null, "", `/log-in/return?code=c${visits}`);
    renderRoute(`/log-in/return?code=c${visits}`);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^通信できませんでした/);
  });
});
