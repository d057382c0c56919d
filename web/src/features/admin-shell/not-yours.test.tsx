import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";
import { placeOf } from "./admin-places.ts";

const wait = { timeout: 300_000 };

describe("a screen of the back office that is for another role", () => {
  beforeEach(() => {
    const can = { ...anAdmin.can, moderateWorks: false, manageUsers: false, editNews: true };
    server.use(signedIn({ admin: { ...anAdmin, role: "EDITOR", can } }));
    server.use(api.query("AdminWorksScreen", () => HttpResponse.json({ errors: [{ message: "権限がありません。" }] }, { status: 403 })));
  });

  it.each(["/admin/work", "/admin/message/download"])("says so at %s, and leads home", async (path) => {
    renderRoute(path);
    expect(await screen.findByRole("heading", { level: 1, name: "この画面を使う権限がありません" }, wait)).toBeDefined();
    expect(screen.queryByRole("button", { name: "もう一度読み込む" })).toBeNull();
    expect(screen.getAllByRole("link", { name: "ホーム" }).map((link) => link.getAttribute("href"))).toContain("/admin/home");
  });

  it("belongs to the nearest place of the menu", () => {
    expect(placeOf("/admin/company/bank_payment/edit")?.id).toBe("bankPayments");
    expect(placeOf("/admin/company/detail")?.id).toBe("companies");
    expect(placeOf("/admin/login")).toBeUndefined();
  });
});
