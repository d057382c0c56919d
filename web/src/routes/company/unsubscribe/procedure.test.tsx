import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const nothingLeft = { publishedWorkCount: 0, undecidedEntryCount: 0, promisedEntryCount: 0, unpaidInvoiceCount: 0 };

function open(says: Record<string, unknown>) {
  const sent = serve({ viewer: { company: aCompany }, companyClosing: nothingLeft, ...says });
  return { sent, router: renderRoute("/company/unsubscribe/procedure") };
}

async function close() {
  fireEvent.change(await screen.findByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /アカウントを閉じます/ }));
  fireEvent.click(screen.getByRole("button", { name: "アカウントを閉じる" }));
}

describe("closing a company's account", () => {
  it("ends works and applications first, after a question with their numbers", async () => {
    const left = { ...nothingLeft, publishedWorkCount: 3, undecidedEntryCount: 5 };
    const { sent } = open({ companyClosing: () => (sent.length === 0 ? left : nothingLeft) });
    fireEvent.click(await screen.findByRole("button", { name: "掲載と選考をすべて終了する" }));
    const dialog = within(await screen.findByRole("dialog", { name: "掲載と選考をすべて終了しますか" }));
    expect(dialog.getByText(/求人3件.*応募者5人/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "アカウントを閉じる" })).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "掲載と選考をすべて終了する" }));
    expect(await screen.findByRole("button", { name: "アカウントを閉じる" })).toBeDefined();
    expect(sent.map(({ name }) => name)).toEqual(["settleCompanyWorks"]);
  });

  it("needs the password, and ends on the last screen", async () => {
    const { sent, router } = open({});
    await close();
    await expect.poll(() => router.state.location.pathname).toBe("/company/unsubscribe/complete");
    expect(sent).toEqual([{ name: "closeCompany", input: { password: "himitsu-no-kotoba", understood: true } }]);
  });

  it("does not happen with a wrong password", async () => {
    const { router } = open({ closeCompany: { errors: [refusal("パスワードが違います。", ["password"])] } });
    await close();
    expect(await screen.findByText("＊パスワードが違います。")).toBeDefined();
    expect(router.state.location.pathname).toBe("/company/unsubscribe/procedure");
  });
});
