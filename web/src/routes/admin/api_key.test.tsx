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
    expect(sent).toEqual([{ name: "createApiKey", input: { name: "求人サイトA", requestsPerMinute: 120 } }]);
    fireEvent.click(screen.getByRole("button", { name: "控えたので閉じる" }));
    expect(screen.queryByText("kw_live_5b1f")).toBeNull();
  });
});
