import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(status: string, says: Record<string, unknown> = {}) {
  const company = { id: "c1", name: "みなとの風福祉会", status, version: 4, corporateNumber: "1234567890123", corporateNumberValid: true };
  const sent = serve({ viewer: { admin: anAdmin }, adminCompany: company, ...says });
  renderRoute("/admin/company/detail?id=c1");
  return sent;
}

/** Presses an act, gives the reason where one is asked for, and confirms. */
async function act(name: string, reason?: string) {
  fireEvent.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name }));
  const ground = dialog.queryByRole("combobox", { name: /停止の理由/ });
  if (ground) fireEvent.change(ground, { target: { value: "REPORT_CHECKED" } });
  if (reason) fireEvent.change(dialog.getByRole("textbox", { name: /理由/ }), { target: { value: reason } });
  fireEvent.click(dialog.getByRole("button", { name }));
}

describe("a company in the back office", () => {
  it.each([
    ["PENDING", "承認する", "approveCompany", undefined],
    ["PENDING", "修正を求める", "refuseCompany", "番号が違います。"],
    ["ACTIVE", "利用を停止する", "suspendCompany", "苦情が続いています。"],
    ["SUSPENDED", "停止を解除する", "restoreCompany", "確認できました。"],
  ])("that is %s is decided by 「%s」", async (status, label, name, reason) => {
    const sent = open(status);
    await act(label, reason);
    await expect
      .poll(() => sent)
      .toEqual([
        {
          name,
          input: { id: "c1", version: 4, ...(reason && { reason }), ...(name === "suspendCompany" && { ground: "REPORT_CHECKED" }) },
        },
      ]);
  });

  it("is not stopped without a ground, whatever is added in words", async () => {
    const sent = open("ACTIVE");
    fireEvent.click(await screen.findByRole("button", { name: "利用を停止する" }));
    const dialog = within(await screen.findByRole("dialog", { name: "利用を停止する" }));
    fireEvent.change(dialog.getByRole("textbox", { name: /理由/ }), { target: { value: "苦情が続いています。" } });
    expect(dialog.getByRole("button", { name: "利用を停止する" })).toHaveProperty("disabled", true);
    expect(sent).toEqual([]);
  });

  it("keeps the question open with the reason when the server refuses, and says why", async () => {
    open("ACTIVE", { suspendCompany: { errors: [refusal("ほかの人が先に変更しました。")] } });
    await act("利用を停止する", "苦情が続いています。");
    const dialog = within(await screen.findByRole("dialog", { name: "利用を停止する" }));
    expect(await dialog.findByText("ほかの人が先に変更しました。")).toBeDefined();
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /理由/ }).value).toBe("苦情が続いています。");
    expect(screen.queryByText("利用を停止しました")).toBeNull();
  });

  it("is not decided by who may only read", async () => {
    open("PENDING", { viewer: { admin: { ...anAdmin, can: { ...anAdmin.can, manageUsers: false } } } });
    expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
    expect(screen.queryByRole("button", { name: "承認する" })).toBeNull();
  });
});
