import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany, aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 10_000 };
const pendingTerms = {
  version: "2027-04-01",
  validFrom: "2027-04-01",
  texts: [
    { page: "TERMS", validFrom: "2027-04-01", changes: "手数料の説明を変えました。" },
    { page: "PRIVACY", validFrom: "2027-04-01", changes: null },
  ],
};
const areas = [
  { kind: "SEEKER", path: "/user/nowhere", viewer: { seeker: aSeeker } },
  { kind: "COMPANY", path: "/company/nowhere", viewer: { company: aCompany } },
] as const;

describe.each(areas)("new terms before a $kind", ({ kind, path, viewer }) => {
  it("say what changed and since when, lead to the texts, and are gone once agreed to", async () => {
    let hasAgreed = false;
    const sent = serve({
      viewer,
      pendingTerms: () => (hasAgreed ? null : pendingTerms),
      acceptTerms: () => {
        hasAgreed = true;
        return { done: true, errors: [] };
      },
    });
    renderRoute(path);
    const notice = within(await screen.findByRole("complementary", { name: "規約の変更" }, wait));
    expect(notice.getByText("2027年4月1日（木）から、規約が新しくなりました")).toBeDefined();
    expect(notice.getByText("手数料の説明を変えました。")).toBeDefined();
    expect(notice.getByText("新しい文面をお読みください。")).toBeDefined();
    expect(notice.getByRole("link", { name: "利用規約" }).getAttribute("href")).toBe("/terms");
    expect(notice.getByRole("link", { name: "プライバシーポリシー" }).getAttribute("href")).toBe("/privacypolicy");
    fireEvent.click(notice.getByRole("button", { name: "同意する" }));
    expect(await screen.findByText("同意を記録しました", undefined, wait)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "規約の変更" })).toBeNull());
    expect(sent).toEqual([{ name: "acceptTerms", input: { kind, version: "2027-04-01" } }]);
  });

  it("stay when the server refuses, which says why", async () => {
    serve({ viewer, pendingTerms, acceptTerms: { done: false, errors: [refusal("ほかの版が適用されています。")] } });
    renderRoute(path);
    fireEvent.click(await screen.findByRole("button", { name: "同意する" }, wait));
    expect(await screen.findByText("ほかの版が適用されています。", undefined, wait)).toBeDefined();
    expect(screen.getByRole("complementary", { name: "規約の変更" })).toBeDefined();
  });

  it("can be put off until the next visit", async () => {
    const sent = serve({ viewer, pendingTerms });
    renderRoute(path);
    fireEvent.click(await screen.findByRole("button", { name: "あとで" }, wait));
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "規約の変更" })).toBeNull());
    expect(sent).toEqual([]);
  });
});

it("nobody is asked while there is nothing to agree to", async () => {
  let asked = 0;
  serve({
    viewer: { seeker: aSeeker },
    pendingTerms: () => {
      asked += 1;
      return null;
    },
  });
  renderRoute("/user/nowhere");
  await waitFor(() => expect(asked).toBe(1), wait);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole("complementary", { name: "規約の変更" })).toBeNull();
});
