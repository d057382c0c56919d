import { act, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, anAdmin, aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("the router", () => {
  it("shows the not-found screen for an unknown path", async () => {
    renderRoute("/nowhere");
    expect(await screen.findByText("ページが見つかりません", undefined, { timeout: 300_000 })).toBeDefined();
    await vi.waitFor(() => expect(document.title).toBe("ページが見つかりません｜ことばワークス"), { timeout: 300_000 });
  });

  it.each([
    ["/register/complete", "メールをお送りしました"],
    ["/user/signup?token=x", "お名前とパスワードの登録"],
    ["/user/signup/complete", "登録が終わりました"],
  ])("titles the tab of %s by the screen, wherever one comes from", async (path, title) => {
    renderRoute(path);
    await vi.waitFor(() => expect(document.title).toContain(title), { timeout: 300_000 });
  });

  it("matches paths without regard to case", async () => {
    renderRoute("/LOG-IN");
    expect(await screen.findByRole("heading", { name: "ログイン" }, { timeout: 300_000 })).toBeDefined();
  });

  it("shows the not-found screen for an unknown path of an area, however it is written", async () => {
    const router = renderRoute("/Company/nowhere");
    expect(await screen.findByText("ページが見つかりません", undefined, { timeout: 300_000 })).toBeDefined();
    await router.navigate("/admin/nowhere");
    await router.navigate("/ADMIN/login");
    expect(await screen.findByRole("heading", { name: /管理/ }, { timeout: 300_000 })).toBeDefined();
  });

  it.each([
    ["/admin/nowhere", { admin: anAdmin }, "/admin/home"],
    ["/company/nowhere", { company: aCompany }, "/company/top"],
    ["/user/nowhere", { seeker: aSeeker }, "/user/dashboard"],
  ])("keeps the frame of the area around an unknown path: %s", async (path, sides, home) => {
    server.use(signedIn(sides));
    renderRoute(path);
    const heading = await screen.findByRole("heading", { level: 1, name: "ページが見つかりません" }, { timeout: 300_000 });
    await vi.waitFor(() => {
      const around = within(screen.getByRole("navigation", { name: "メインメニュー" }));
      expect(around.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(home);
    }, 300_000);
    const ways = within(heading.parentElement ?? document.body).getAllByRole("link");
    expect(ways.map((link) => link.getAttribute("href"))).toEqual([home]);
  });

  it("sends a visitor of the company area to sign in and remembers the way", async () => {
    const router = renderRoute("/company/work/lists?status=OPEN");
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/company/login"), 300_000);
    expect(new URLSearchParams(router.state.location.search).get("next")).toBe("/company/work/lists?status=OPEN");
  });

  it("shows a sign-in panel in the place of a personal screen", async () => {
    const router = renderRoute("/user/member/view");
    expect(await screen.findByText("ログインすると使えます", undefined, { timeout: 300_000 })).toBeDefined();
    expect(router.state.location.pathname).toBe("/user/member/view");
  });

  it("says that it is loading while the data of the next screen takes its time", async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      api.query("FaqScreen", async () => {
        await asked;
        return HttpResponse.json({ data: { faq: { __typename: "Faq", groups: [] } } });
      }),
    );
    const router = renderRoute("/nowhere");
    await screen.findByText("ページが見つかりません", undefined, { timeout: 300_000 });
    act(() => void router.navigate("/faq"));
    await screen.findByRole("status", { name: "読み込み中" }, { timeout: 300_000 });
    answer();
    await vi.waitFor(() => expect(screen.queryByRole("status", { name: "読み込み中" })).toBeNull(), { timeout: 300_000 });
  });

  it("says on the first screen already that the service is busy and tries again, and then shows it", async () => {
    let isBusy = true;
    const faq = { __typename: "Faq", groups: [] };
    server.use(
      api.query("FaqScreen", () =>
        isBusy
          ? HttpResponse.json({ errors: [{ message: "busy", extensions: { code: "BUSY" } }] }, { status: 503 })
          : HttpResponse.json({ data: { faq } }),
      ),
    );
    renderRoute("/faq");
    expect(await screen.findByText(/ただいま混み合っています/, undefined, { timeout: 300_000 })).toBeDefined();
    isBusy = false;
    expect(await screen.findByRole("heading", { level: 1 }, { timeout: 300_000 })).toBeDefined();
    expect(screen.queryByText(/ただいま混み合っています/)).toBeNull();
  });

  it("says in the reader's words that the data of a screen could not be fetched", async () => {
    server.use(api.query("FaqScreen", () => HttpResponse.error()));
    renderRoute("/faq");
    expect(await screen.findByText(/通信できませんでした/, undefined, { timeout: 300_000 })).toBeDefined();
    expect(screen.queryByText(/Failed to fetch/)).toBeNull();
  });
});
