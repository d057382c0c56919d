import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const complaint = {
  id: "k1",
  number: "K-0003",
  subject: "POSTING_DIFFERS",
  partyName: "グエン ティ・マイ",
  companyName: "みなとの風福祉会",
  status: "ANSWERED",
};

/** Serves the list and keeps the variables of each request. */
function open(address: string) {
  const asked: Record<string, unknown>[] = [];
  serve({
    viewer: { admin: anAdmin },
    complaints: (args: Record<string, unknown>) => {
      asked.push(args);
      return { items: [complaint], totalCount: 1 };
    },
  });
  return { router: renderRoute(address), asked };
}

describe("the record of complaints", () => {
  it("shows each with its number, what it is about and between whom", async () => {
    open("/admin/complaint");
    const row = within(await screen.findByRole("row", { name: /K-0003/ }));
    expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "内容の種類求人と実際の条件の違い",
        "申し出た方グエン ティ・マイ",
        "対象の企業みなとの風福祉会",
        "状態対応中",
      ]),
    );
  });

  it("is searched by a word, which the address keeps and the server gets", async () => {
    const { router, asked } = open("/admin/complaint");
    fireEvent.change(await screen.findByRole("searchbox", { name: "番号・名前・内容で検索" }), { target: { value: " マイ " } });
    fireEvent.click(screen.getByRole("button", { name: "絞り込む" }));
    await expect.poll(() => router.state.location.search).toBe("?q=%E3%83%9E%E3%82%A4");
    await expect.poll(() => asked.at(-1)?.["filter"]).toMatchObject({ keyword: "マイ" });
  });

  it("is narrowed at once by a state, while the word stays", async () => {
    const { router } = open("/admin/complaint?q=K");
    fireEvent.change(await screen.findByRole("combobox", { name: "状態" }), { target: { value: "SETTLED" } });
    await expect.poll(() => new URLSearchParams(router.state.location.search).get("status")).toBe("SETTLED");
    expect(new URLSearchParams(router.state.location.search).get("q")).toBe("K");
  });
});
