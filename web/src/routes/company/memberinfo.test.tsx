import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const profile = {
  name: "みなとの風福祉会",
  industry: "P",
  nameKana: "ミナトノカゼフクシカイ",
  representative: "佐藤 健",
  prefecture: "08",
  city: "つくば市",
  addressLine: "中央1-1",
  corporateNumber: "1234567890123",
  description: "介護の施設を五つ持っています。",
};
const company = {
  version: 7,
  status: "ACTIVE",
  contactEmail: "saiyo@example.jp",
  contactPhone: "0290000000",
  postalCode: "3050001",
  profile,
};

async function change(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { company: aCompany }, company, ...says });
  const router = renderRoute("/company/memberinfo");
  fireEvent.change(await screen.findByRole("textbox", { name: /市区町村/ }), { target: { value: "土浦市" } });
  fireEvent.click(screen.getByRole("button", { name: "確認へ進む" }));
  await screen.findByRole("heading", { level: 1, name: "企業情報の確認" });
  return { sent, router };
}

describe("the facts of a company", () => {
  it("are shown before they are saved, saved upon the version that was read, and said to be saved", async () => {
    const { sent, router } = await change();
    expect(screen.getByText("土浦市")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect.poll(() => router.state.location.pathname).toBe("/company/members/info/complete");
    expect(sent).toMatchObject([{ name: "updateCompany", input: { version: 7, facts: { city: "土浦市", name: "みなとの風福祉会" } } }]);
  });

  it("stay at the check when the server refuses, with the label of what is wrong", async () => {
    const { router } = await change({ updateCompany: { errors: [refusal("存在しない市区町村です。", ["facts", "city"])] } });
    fireEvent.click(screen.getByRole("button", { name: "保存する" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/市区町村.*存在しない市区町村です。/);
    expect(router.state.location.pathname).toBe("/company/members/info/config");
    fireEvent.click(screen.getByRole("button", { name: "修正する" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /市区町村/ })).value).toBe("土浦市");
  });
});
