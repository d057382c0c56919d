import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, pageInfo, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 10_000 };

function row(overrides: object = {}) {
  return {
    __typename: "CompanyWork",
    id: "work-1",
    title: "介護スタッフ",
    status: "OPEN",
    version: 4,
    entryCount: 7,
    likeCount: 12,
    updatedAt: "2026-11-01T01:00:00.000Z",
    returnReason: null,
    revisionStatus: null,
    legalMoves: ["PAUSED", "CLOSED"],
    viewerCanEdit: true,
    ...overrides,
  };
}

function serve(items: object[]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query("CompanyWorksScreen", ({ variables }) => {
      asked.push(variables);
      const page = { __typename: "CompanyWorkPage", items, pageInfo: pageInfo(null), totalCount: items.length };
      return HttpResponse.json({ data: { companyWorks: page } });
    }),
  );
  return asked;
}

describe("the company's works", () => {
  beforeEach(() => server.use(signedIn({ company: aCompany })));

  it("are shown with their state, their applications and what may be done", async () => {
    serve([row()]);
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryByText("掲載中")).not.toBeNull();
    expect(line.getByRole("link", { name: "7" }).getAttribute("href")).toContain("work=work-1");
    expect(line.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["一時停止", "終了", "複製"]);
  });

  it("cannot be changed by a member who may only look", async () => {
    server.use(signedIn({ company: { ...aCompany, role: "VIEWER", can: { ...aCompany.can, editWorks: false } } }));
    serve([row()]);
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryAllByRole("button")).toEqual([]);
  });

  it("are none at first, with the way to the first one", async () => {
    serve([]);
    renderRoute("/company/work/lists");
    expect((await screen.findAllByRole("link", { name: /求人を作成/ }, wait)).length).toBeGreaterThan(1);
  });

  it("are searched by word and state, which the address holds", async () => {
    const asked = serve([row()]);
    const router = renderRoute("/company/work/lists?status=OPEN");
    await screen.findByRole("link", { name: "介護スタッフ" }, wait);
    expect(asked[0]).toMatchObject({ filter: { statuses: ["OPEN"] } });
    fireEvent.change(screen.getByLabelText("題名で検索"), { target: { value: "介護" } });
    fireEvent.submit(screen.getByRole("search"));
    await vi.waitFor(() => expect(asked[1]).toMatchObject({ filter: { keyword: "介護", statuses: ["OPEN"] } }), 10_000);
    expect(new URLSearchParams(router.state.location.search).get("q")).toBe("介護");
  });

  it("say what went wrong when they do not come", async () => {
    server.use(api.query("CompanyWorksScreen", () => HttpResponse.json({ errors: [{ message: "混み合っています。" }] })));
    renderRoute("/company/work/lists");
    expect((await screen.findByRole("alert", undefined, wait)).textContent).toContain("混み合っています。");
  });
});
