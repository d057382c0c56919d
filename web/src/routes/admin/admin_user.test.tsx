import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const colleague = { id: "a2", name: "石井 直子", email: "ishii@example.jp", role: "EDITOR", status: "INVITED", hasTwoFactor: false };

/** Serves the list and keeps the variables of each request. */
function open(address: string, items: readonly object[]) {
  const asked: Record<string, unknown>[] = [];
  const adminUsers = (args: Record<string, unknown>) => {
    asked.push(args);
    return { items, totalCount: items.length };
  };
  serve({ viewer: { admin: anOwner }, adminUsers });
  return { asked, router: renderRoute(address) };
}

describe("the people of the back office", () => {
  it("are listed with their role and whether they came, each leading to their own screen", async () => {
    open("/admin/admin_user", [colleague]);
    const row = within(await screen.findByRole("row", { name: /石井 直子/ }));
    expect(row.getByText("編集担当")).toBeDefined();
    expect(row.getByText("招待中")).toBeDefined();
    expect(row.getByRole("link", { name: "石井 直子" }).getAttribute("href")).toBe("/admin/admin_user/detail?id=a2");
  });

  it("are narrowed by role, which the address keeps and the server gets", async () => {
    const { asked, router } = open("/admin/admin_user", [colleague]);
    fireEvent.change(await screen.findByRole("combobox", { name: "役割" }), { target: { value: "EDITOR" } });
    await expect.poll(() => asked.at(-1)).toMatchObject({ filter: { role: "EDITOR", status: null } });
    expect(router.state.location.search).toBe("?role=EDITOR");
  });

  it("among whom nobody is found say so", async () => {
    open("/admin/admin_user?q=ない", []);
    expect(await screen.findByRole("heading", { name: "該当する管理者はいません" })).toBeDefined();
  });
});
