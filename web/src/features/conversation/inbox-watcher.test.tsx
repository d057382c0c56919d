import { screen, waitFor } from "@testing-library/react";
import { ws } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aCompany, aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** The page's socket. `tell` says how much is unread in all to whoever listens to a field. */
function openSocket() {
  const listeners = new Map<string, (unread: number) => void>();
  server.use(
    ws.link("ws://*/graphql").addEventListener("connection", ({ client }) => {
      client.addEventListener("message", ({ data }) => {
        const { type, id, payload } = JSON.parse(typeof data === "string" ? data : "{}");
        if (type === "connection_init") client.send(JSON.stringify({ type: "connection_ack" }));
        if (type !== "subscribe") return;
        const field = /companyInboxChanged/.test(payload.query) ? "companyInboxChanged" : "inboxChanged";
        listeners.set(field, (totalUnreadCount) => {
          const event = { __typename: "InboxEvent", conversationId: "c1", unreadCount: totalUnreadCount, totalUnreadCount, message: null };
          client.send(JSON.stringify({ type: "next", id, payload: { data: { [field]: event } } }));
        });
      });
    }),
  );
  return { listeners, tell: (field: string, unread: number) => listeners.get(field)?.(unread) };
}

describe("the badge of unread messages", () => {
  it.each([
    ["/user/cancel", "inboxChanged"],
    ["/company/unsubscribe", "companyInboxChanged"],
  ])("at %s follows what the server tells, up, to nothing, and never the other side's", async (address, field) => {
    serve({ viewer: { seeker: aSeeker, company: { ...aCompany, unreadCount: 0 } } });
    const { listeners, tell } = openSocket();
    renderRoute(address);
    const link = await screen.findByRole("link", { name: "メッセージ" });
    await waitFor(() => expect([...listeners.keys()]).toEqual([field]));
    tell(field, 3);
    await waitFor(() => expect(link.textContent).toBe("メッセージ3未読3件"));
    tell(field, 12);
    await waitFor(() => expect(link.textContent).toBe("メッセージ12未読12件"));
    tell(field, 0);
    await waitFor(() => expect(link.textContent).toBe("メッセージ"));
  });
});
