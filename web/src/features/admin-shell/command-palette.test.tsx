import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, posting, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 10_000 };
const empty = {
  __typename: "AdminWorkPage",
  items: [],
  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
  totalCount: 0,
};
const company = { __typename: "AdminCompany", id: "company-1", name: "みなとの風福祉会" };

async function open() {
  const router = renderRoute("/admin/work");
  await screen.findByRole("heading", { level: 1, name: "求人の審査" }, wait);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const dialog = within(await screen.findByRole("dialog", { name: "移動・検索" }, wait));
  return { router, dialog, field: dialog.getByRole("combobox") };
}

describe("the command palette", () => {
  beforeEach(() => {
    server.use(signedIn({ admin: anAdmin }));
    server.use(api.query("AdminWorksScreen", () => HttpResponse.json({ data: { adminWorks: empty } })));
    server.use(api.query("AdminHomeScreen", () => new HttpResponse(null, { status: 503 })));
    server.use(api.query("AdminWorkScreen", () => HttpResponse.json({ data: { adminWork: null } })));
    server.use(
      api.query("PaletteWorks", ({ variables }) => {
        const items = [{ ...posting("AdminWork", { id: "work-9" }), title: `${variables["keyword"]}の求人`, company }];
        return HttpResponse.json({ data: { adminWorks: { __typename: "AdminWorkPage", items } } });
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
    fireEvent.keyDown(field, { key: "ArrowDown" });
    await waitFor(() => expect(field.getAttribute("aria-activedescendant")).toBe(found.id));
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(router.state.location.search).toBe("?id=work-9"));
  });

  it("leaves Enter to the conversion of kana", async () => {
    const { router, field } = await open();
    fireEvent.change(field, { target: { value: "ほ" } });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(router.state.location.pathname).toBe("/admin/work");
  });
});
