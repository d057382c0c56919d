import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, pageInfo, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

/** Serves an empty list; returns the orders it was asked in. */
function serveList(): unknown[] {
  const asked: unknown[] = [];
  server.use(
    signedIn({ seeker: aSeeker }),
    api.query("WorkRelaxations", () => HttpResponse.json({ data: { workRelaxations: [] } })),
    api.query("WorkList", ({ variables: { sort } }) => {
      asked.push(sort);
      const totalCount = { __typename: "WorkCount", value: 0, exact: true, widened: false };
      return HttpResponse.json({ data: { works: { __typename: "WorkPage", items: [], pageInfo: pageInfo(null), totalCount } } });
    }),
  );
  return asked;
}

describe("the works of a signed-in seeker", () => {
  it("come in the order of their own conditions, with the formula, and newest first by one press", async () => {
    const asked = serveList();
    const router = renderRoute("/user/job");
    expect(await screen.findByText(/あなたがプロフィールに書いた希望に合う順です。/, undefined, wait)).toBeDefined();
    expect(screen.getByText("計算のしかた")).toBeDefined();
    expect(asked).toEqual(["MATCH"]);
    expect(screen.getByRole("combobox", { name: "並び順" })).toHaveProperty("value", "MATCH");
    fireEvent.click(screen.getByRole("button", { name: "新しい順" }));
    await vi.waitFor(() => expect(asked).toEqual(["MATCH", "NEWEST"]), wait);
    expect(router.state.location.search).toBe("?sort=NEWEST");
    await vi.waitFor(() => expect(screen.queryByText("計算のしかた")).toBeNull(), wait);
  });

  it("come nearest to home first by one press, which says from where and that it is about", async () => {
    const asked = serveList();
    const router = renderRoute("/user/job");
    fireEvent.click(await screen.findByRole("button", { name: "住まいから近い順（約）" }, wait));
    await vi.waitFor(() => expect(asked).toEqual(["MATCH", "NEAREST"]), wait);
    expect(router.state.location.search).toBe("?sort=NEAREST");
    expect(await screen.findByText(/住所の市区町村から近い順です。/, undefined, wait)).toBeDefined();
    expect(screen.getByRole("link", { name: "住所を確かめる" }).getAttribute("href")).toBe("/user/member/edit?step=contact");
  });

  it("come by how well they answer a word", async () => {
    const asked = serveList();
    renderRoute("/user/job?q=介護");
    await vi.waitFor(() => expect(asked).toEqual(["RELEVANCE"]), wait);
  });
});
