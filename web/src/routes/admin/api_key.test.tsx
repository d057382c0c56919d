import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("a partner's key", () => {
  it("is shown this once", async () => {
    const sent = serve({ viewer: { admin: anOwner }, createApiKey: { token: "kw_live_5b1f", errors: [] } });
    renderRoute("/admin/api_key");
    fireEvent.change(await screen.findByRole("textbox", { name: /提携先と用途/ }), { target: { value: "求人サイトA" } });
    fireEvent.click(screen.getByRole("button", { name: "キーを作る" }));
    expect(await screen.findByText("kw_live_5b1f")).toBeDefined();
    expect(sent).toEqual([{ name: "createApiKey", input: { name: "求人サイトA", requestsPerMinute: 120, expiresInDays: 365 } }]);
    fireEvent.click(screen.getByRole("button", { name: "控えたので閉じる" }));
    expect(screen.queryByText("kw_live_5b1f")).toBeNull();
  });

  it("is replaced by a new one, which is shown this once; one that has ended is not", async () => {
    const row = { __typename: "ApiKey" as const, prefix: "kw_abcdefgh", requestsPerMinute: 60, lastUsedAt: null, formerUntil: null };
    const times = { createdAt: "2026-01-01T00:00:00Z", expiresAt: "2126-01-01T00:00:00Z", revokedAt: null };
    const items = [
      { ...row, ...times, id: "k1", name: "求人サイトA" },
      { ...row, ...times, id: "k2", name: "求人サイトB", expiresAt: "2026-01-02T00:00:00Z" },
      { ...row, ...times, id: "k3", name: "求人サイトC", revokedAt: "2026-01-03T00:00:00Z" },
    ];
    const sent = serve({
      viewer: { admin: anOwner },
      adminApiKeys: { items, pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 3 },
      rotateApiKey: { token: "kw_live_9c2e", errors: [] },
    });
    renderRoute("/admin/api_key");
    fireEvent.click(await screen.findByRole("button", { name: "新しいキーに替える: 求人サイトA" }));
    expect(await screen.findByText("kw_live_9c2e")).toBeDefined();
    expect(sent).toEqual([{ name: "rotateApiKey", input: { id: "k1" } }]);
    expect(screen.queryByRole("button", { name: /新しいキーに替える: 求人サイト[BC]/ })).toBeNull();
    expect(screen.getByText("期限切れ")).toBeDefined();
  });
});
