import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const webhook = { id: "w", url: "https://hooks.example.jp/kotoba", scopes: ["work", "entry"], formerUntil: null };
const given = {
  id: "e1",
  type: "entry.created",
  state: "GIVEN_UP",
  attempts: 10,
  lastAnswer: "TIMEOUT",
  occurredAt: "2026-11-27T00:00:00Z",
  webhook,
};
const page = { items: [given], pageInfo: { endCursor: null, hasNextPage: false } };
const found = { viewer: { company: aCompany }, webhooks: [webhook], webhookEvents: page };

describe("the webhooks of a company", () => {
  it("are made with what they tell, and the secret is shown this once", async () => {
    const sent = serve({ ...found, webhooks: [], createWebhook: { secret: "whsec_abc", errors: [] } });
    renderRoute("/company/webhook");
    fireEvent.change(await screen.findByRole("textbox", { name: /通知先のURL/ }), { target: { value: "https://hooks.example.jp/kotoba" } });
    fireEvent.click(screen.getByRole("checkbox", { name: "メッセージ" }));
    fireEvent.click(screen.getByRole("button", { name: "追加する" }));
    expect(await screen.findByText("whsec_abc")).toBeDefined();
    const input = { url: "https://hooks.example.jp/kotoba", scopes: ["work", "entry", "slot"] };
    expect(sent).toEqual([{ name: "createWebhook", input }]);
    fireEvent.click(screen.getByRole("button", { name: "控えたので閉じる" }));
    expect(screen.queryByText("whsec_abc")).toBeNull();
  });

  it("show what was not delivered and why, and send it again", async () => {
    const sent = serve({ ...found, resendWebhookEvent: { event: { id: "e1", state: "WAITING", attempts: 0 }, errors: [] } });
    renderRoute("/company/webhook?state=GIVEN_UP");
    const row = (await screen.findByText("entry.created")).closest("tr");
    if (!row) throw new Error("no row");
    expect(within(row).getByText("時間切れ")).toBeDefined();
    fireEvent.click(within(row).getByRole("button", { name: "もう一度送る" }));
    await expect.poll(() => sent).toEqual([{ name: "resendWebhookEvent", input: { id: "e1" } }]);
  });

  it("get a new secret, and end after one more question", async () => {
    const answers = { rotateWebhookSecret: { secret: "whsec_new", errors: [] }, endWebhook: { endedId: "w", errors: [] } };
    const sent = serve({ ...found, ...answers });
    renderRoute("/company/webhook");
    fireEvent.click(await screen.findByRole("button", { name: "キーを変える" }));
    expect(await screen.findByText("whsec_new")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "終了する" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "終了する" }));
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(["rotateWebhookSecret", "endWebhook"]);
  });
});
