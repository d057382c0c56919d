import { screen, waitFor, within } from "@testing-library/react";
import { ws } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aCompany, aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** The page's socket. `tell` says how much is unread in all to whoever listens to a field. */
function openSocket() {
  const listeners = new Map<string, (unread: number) => void>();
  const enders = new Map<string, (code: string) => void>();
  const subscriptions: string[] = [];
  server.use(
    ws.link("ws://*/graphql").addEventListener("connection", ({ client }) => {
      client.addEventListener("message", ({ data }) => {
        const { type, id, payload } = JSON.parse(typeof data === "string" ? data : "{}");
        if (type === "connection_init") client.send(JSON.stringify({ type: "connection_ack" }));
        if (type !== "subscribe") return;
        const field = /companyInboxChanged/.test(payload.query) ? "companyInboxChanged" : "inboxChanged";
        subscriptions.push(field);
        enders.set(field, (code) => client.send(JSON.stringify({ type: "error", id, payload: [{ message: "", extensions: { code } }] })));
        listeners.set(field, (totalUnreadCount) => {
          const event = { __typename: "InboxEvent", conversationId: "c1", unreadCount: totalUnreadCount, totalUnreadCount, message: null };
          client.send(JSON.stringify({ type: "next", id, payload: { data: { [field]: event } } }));
        });
      });
    }),
  );
  const end = (field: string, code: string) => enders.get(field)?.(code);
  return { listeners, subscriptions, end, tell: (field: string, unread: number) => listeners.get(field)?.(unread) };
}

/** A link of the main menu; a phone has the same ones at the bottom. */
function menuLink(name: string): Promise<HTMLElement> {
  return waitFor(() => within(screen.getByRole("navigation", { name: "メインメニュー" })).getByRole("link", { name }));
}

describe("the badge of unread messages", () => {
  it.each([
    ["/user/cancel", "inboxChanged"],
    ["/company/unsubscribe", "companyInboxChanged"],
  ])("at %s follows what the server tells, up, to nothing, and never the other side's", async (address, field) => {
    serve({ viewer: { seeker: aSeeker, company: { ...aCompany, unreadCount: 0 } } });
    const { listeners, tell } = openSocket();
    renderRoute(address);
    const link = await menuLink("メッセージ");
    await waitFor(() => expect([...listeners.keys()]).toEqual([field]));
    tell(field, 3);
    await waitFor(() => expect(link.textContent).toBe("メッセージ3未読3件"));
    tell(field, 12);
    await waitFor(() => expect(link.textContent).toBe("メッセージ12未読12件"));
    tell(field, 0);
    await waitFor(() => expect(link.textContent).toBe("メッセージ"));
  });

  it("is taken up again, and read anew, after the server had to end it because it was busy", async () => {
    const viewer = { seeker: { ...aSeeker, unreadCount: 0 }, company: null };
    const says = { viewer };
    serve(says);
    const { subscriptions, end } = openSocket();
    renderRoute("/user/cancel");
    const link = await menuLink("メッセージ");
    await waitFor(() => expect(subscriptions).toHaveLength(1));
    says.viewer = { ...viewer, seeker: { ...aSeeker, unreadCount: 4 } };
    end("inboxChanged", "BUSY");
    await waitFor(() => expect(subscriptions).toHaveLength(2));
    await waitFor(() => expect(link.textContent).toBe("メッセージ4未読4件"));
    end("inboxChanged", "UNAUTHENTICATED");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(subscriptions).toHaveLength(2);
  });
});
