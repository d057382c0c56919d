import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, posting, signedIn } from "#testing/data.ts";
import { press } from "#testing/press.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const empty = {
  __typename: "AdminWorkPage",
  items: [],
  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
  totalCount: 0,
};
const company = { __typename: "AdminCompany", id: "company-1", name: "みなとの風福祉会" };

const matching = (row: object, keyword: unknown) => (Object.values(row).includes(keyword) ? [row] : []);

function companies(keyword: unknown) {
  const items = matching({ ...company, corporateNumber: "5000012010001" }, keyword);
  return { adminCompanies: { __typename: "AdminCompanyPage", items } };
}

/** Returns the answer to an operator's search: the rows that contain the keyword. */
function everything(keyword: unknown) {
  const work = { ...posting("AdminWork", { id: "work-9" }), title: `${keyword}の求人`, company };
  const seeker = { __typename: "AdminSeeker", id: "user-3", name: "グエン ティ・マイ", email: "mai@example.jp" };
  return {
    ...companies(keyword),
    adminSeekers: { __typename: "AdminSeekerPage", items: matching(seeker, keyword) },
    adminWorks: { __typename: "AdminWorkPage", items: [work] },
  };
}
const asked: string[] = [];

async function open(path = "/admin/work", title = "求人の審査") {
  const router = renderRoute(path);
  await screen.findByRole("heading", { level: 1, name: title }, wait);
  await press("k", { ctrlKey: true });
  const dialog = within(await screen.findByRole("dialog", { name: "移動・検索" }, wait));
  return { router, dialog, field: dialog.getByRole("combobox") };
}

describe("the command palette", () => {
  beforeEach(() => {
    asked.length = 0;
    server.use(signedIn({ admin: anAdmin }));
    server.use(api.query("AdminWorksScreen", () => HttpResponse.json({ data: { adminWorks: empty } })));
    server.use(api.query("AdminHomeScreen", () => new HttpResponse(null, { status: 503 })));
    server.use(api.query("AdminSeekerScreen", () => HttpResponse.json({ data: { adminSeeker: null } })));
    server.use(api.query("AdminCompanyScreen", () => HttpResponse.json({ data: { adminCompany: null } })));
    server.use(api.query("AdminWorkScreen", () => HttpResponse.json({ data: { adminWork: null } })));
    server.use(
      api.query("PaletteEverything", ({ variables: { keyword } }) => {
        asked.push(`everything ${keyword}`);
        return HttpResponse.json({ data: everything(keyword) });
      }),
      api.query("PaletteCompanies", ({ variables: { keyword } }) => {
        asked.push(`companies ${keyword}`);
        return HttpResponse.json({ data: companies(keyword) });
      }),
    );
  });

  it("opens by Ctrl+K and jumps to the screen that was typed", async () => {
    const { router, dialog, field } = await open();
    fireEvent.change(field, { target: { value: "ホーム" } });
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(2));
    expect(dialog.getByRole("option", { selected: true }).textContent).toContain("ホーム");
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/home"));
  });

  it("finds works, and the arrow keys choose among what was found", async () => {
    const { router, dialog, field } = await open();
    fireEvent.change(field, { target: { value: "求人" } });
    const found = await dialog.findByRole("option", { name: /求人の求人/ }, wait);
    // Past the two screens that are named like it.
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.keyDown(field, { key: "ArrowDown" });
    await waitFor(() => expect(field.getAttribute("aria-activedescendant")).toBe(found.id));
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(router.state.location.search).toBe("?id=work-9"));
  });

  it("finds a user by the mail address", async () => {
    const { router, dialog, field } = await open();
    fireEvent.change(field, { target: { value: "mai@example.jp" } });
    fireEvent.mouseDown(await dialog.findByRole("option", { name: /グエン ティ・マイ.*求職者 mai@example.jp/ }, wait));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe("/admin/user/detail?id=user-3"));
    expect(asked).toEqual(["everything mai@example.jp"]);
  });

  it("finds a company by the corporate number", async () => {
    const { router, dialog, field } = await open();
    fireEvent.change(field, { target: { value: "5000012010001" } });
    fireEvent.mouseDown(await dialog.findByRole("option", { name: /みなとの風福祉会.*企業 5000012010001/ }, wait));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe("/admin/company/detail?id=company-1"));
  });

  it("asks for nothing that the role has no list of", async () => {
    const can = { ...anAdmin.can, moderateWorks: false, manageUsers: false, managePayments: true };
    const none = { ...empty, __typename: "AdminCompanyPage" };
    server.use(api.query("AdminCompaniesScreen", () => HttpResponse.json({ data: { adminCompanies: none } })));
    server.use(signedIn({ admin: { ...anAdmin, role: "ACCOUNTANT", can } }));
    const { dialog, field } = await open("/admin/company", "企業");
    expect(field.getAttribute("aria-label")).toBe("画面・企業（名称・法人番号）をさがす");
    fireEvent.change(field, { target: { value: "みなとの風福祉会" } });
    expect(await dialog.findByRole("option", { name: /みなとの風福祉会/ }, wait)).toBeDefined();
    expect(asked).toEqual(["companies みなとの風福祉会"]);
  });

  it("leaves Enter to the conversion of kana", async () => {
    const { router, field } = await open();
    fireEvent.change(field, { target: { value: "ほ" } });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(router.state.location.pathname).toBe("/admin/work");
  });
});
