import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const version = (alt: string) => ({ alt, files: [{ url: "/api/files/f", mimeType: "image/jpeg", width: 1_280, height: 800 }] });
const photo = { id: "p1", version: 3, companyId: "c1", companyName: "みなとの風福祉会", waiting: version("明るい玄関") };
const waits = { ...photo, submittedAt: "2026-11-27T03:00:00.000Z" };

function open(address: string, items: object[], says: Record<string, unknown> = {}) {
  const asked: Record<string, unknown>[] = [];
  const companyPhotos = (args: Record<string, unknown>) => {
    asked.push(args);
    return { items, totalCount: items.length };
  };
  const sent = serve({ viewer: { admin: anAdmin }, companyPhotos, ...says });
  renderRoute(address);
  return { asked, sent };
}

describe("photos of companies at the operator", () => {
  it("are at first those that wait, each with its picture and words, leading to its company", async () => {
    const { asked } = open("/admin/company/photo", [waits]);
    const row = within(await screen.findByRole("row", { name: /みなとの風福祉会/ }));
    expect(row.getByRole("img", { name: "明るい玄関" })).toBeDefined();
    expect(row.getByRole("link", { name: /みなとの風福祉会/ }).getAttribute("href")).toBe("/admin/company/detail?id=c1");
    expect(asked).toMatchObject([{ state: "WAITING" }]);
  });

  it("are seen in another state when the address says so", async () => {
    const { asked } = open("/admin/company/photo?state=SHOWN", [{ ...photo, shown: version("玄関"), waiting: null }]);
    await screen.findByRole("row", { name: /みなとの風福祉会/ });
    expect(asked).toMatchObject([{ state: "SHOWN" }]);
  });

  it("are approved upon the version that was read, one in its row", async () => {
    const { sent } = open("/admin/company/photo", [waits]);
    const row = within(await screen.findByRole("row", { name: /みなとの風福祉会/ }));
    fireEvent.click(row.getByRole("button", { name: "承認する" }));
    const question = within(await screen.findByRole("dialog", { name: "承認する" }));
    fireEvent.click(question.getByRole("button", { name: "承認する" }));
    expect(await screen.findByText("承認しました")).toBeDefined();
    expect(sent).toEqual([{ name: "approveCompanyPhoto", input: { id: "p1", version: 3 } }]);
  });

  it("have no approval where none waits", async () => {
    open("/admin/company/photo?state=SHOWN", [{ ...photo, shown: version("玄関"), waiting: null }]);
    const row = within(await screen.findByRole("row", { name: /みなとの風福祉会/ }));
    expect(row.getByRole("button", { name: "差し戻す" })).toBeDefined();
    expect(row.queryByRole("button", { name: "承認する" })).toBeNull();
  });

  it("are approved together where several are chosen", async () => {
    const { sent } = open("/admin/company/photo", [waits]);
    fireEvent.click(await screen.findByRole("checkbox", { name: "みなとの風福祉会 明るい玄関を選ぶ" }));
    const bulk = (await screen.findAllByRole("button", { name: "承認する" })).find((button) => !button.closest("table"));
    fireEvent.click(bulk ?? screen.getByRole("alert"));
    const question = within(await screen.findByRole("dialog", { name: "承認する" }));
    fireEvent.click(question.getByRole("button", { name: "承認する" }));
    expect(await screen.findByText("1件を処理しました")).toBeDefined();
    expect(sent).toEqual([{ name: "approveCompanyPhoto", input: { id: "p1", version: 3 } }]);
  });

  it("go back only with a reason", async () => {
    const { sent } = open("/admin/company/photo", [waits]);
    fireEvent.click(await screen.findByRole("button", { name: "差し戻す" }));
    const question = within(await screen.findByRole("dialog", { name: "差し戻す" }));
    expect(question.getByRole<HTMLButtonElement>("button", { name: "差し戻す" }).disabled).toBe(true);
    fireEvent.change(question.getByRole("textbox"), { target: { value: "顔が写っています。" } });
    fireEvent.click(question.getByRole("button", { name: "差し戻す" }));
    await expect.poll(() => sent).toEqual([{ name: "returnCompanyPhoto", input: { id: "p1", version: 3, reason: "顔が写っています。" } }]);
  });
});
