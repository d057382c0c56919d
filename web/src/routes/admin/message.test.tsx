import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin, pageInfo } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const conversation = { id: "c1", seekerId: "s1", seekerName: "グエン ティ・マイ", companyName: "みなとの風福祉会", messageCount: 1 };
const items = [{ id: "m1", body: "面接の日を相談させてください。", by: "COMPANY", senderName: "佐藤 恵" }];

describe("every conversation between seekers and companies", () => {
  it("is listed without its words; what the list is narrowed to goes along to the file", async () => {
    const asked: Record<string, unknown>[] = [];
    const adminConversations = (args: Record<string, unknown>) => {
      asked.push(args);
      return { items: [conversation], totalCount: 1 };
    };
    serve({ viewer: { admin: anAdmin }, adminConversations });
    renderRoute("/admin/message?company=みなと&from=2026-11-01&to=2026-11-02");
    const row = within(await screen.findByRole("row", { name: /グエン ティ・マイ/ }));
    expect(row.getByRole("link").getAttribute("href")).toBe("/admin/message?id=c1");
    const filter = { company: "みなと", text: null, from: "2026-10-31T15:00:00.000Z", before: "2026-11-02T15:00:00.000Z" };
    expect(asked).toMatchObject([{ filter }]);
    const file = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "CSVで書き出す" }).href);
    expect(file.pathname).toBe("/admin/message/download");
    expect(Object.fromEntries(file.searchParams)).toEqual({ company: "みなと", from: "2026-11-01", to: "2026-11-02" });
  });
});

describe("one conversation", () => {
  it("is opened for a reason only, and then read for a while", async () => {
    const opened = { ...conversation, readableUntil: "2026-11-20T01:30:00Z", messages: { items } };
    const sent = serve({ viewer: { admin: anAdmin }, adminConversation: () => (sent.length === 0 ? conversation : opened) });
    renderRoute("/admin/message?id=c1");
    fireEvent.click(await screen.findByRole("button", { name: "記録して開く" }));
    expect(await screen.findByText("＊入力してください")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByRole("textbox", { name: /理由/ }), { target: { value: "通報の確認" } });
    fireEvent.click(screen.getByRole("button", { name: "記録して開く" }));
    expect(await screen.findByText("面接の日を相談させてください。")).toBeDefined();
    expect(screen.getByText(/10:30まで見ることができます/)).toBeDefined();
    expect(sent).toEqual([{ name: "lookIntoConversation", input: { id: "c1", reason: "通報の確認" } }]);
  });

  it("stays closed when the server refuses, with the reason that was typed", async () => {
    const refused = { errors: [refusal("理由に個人の名前は書けません。", ["reason"])] };
    serve({ viewer: { admin: anAdmin }, adminConversation: conversation, lookIntoConversation: refused });
    renderRoute("/admin/message?id=c1");
    fireEvent.change(await screen.findByRole("textbox", { name: /理由/ }), { target: { value: "マイさんの件" } });
    fireEvent.click(screen.getByRole("button", { name: "記録して開く" }));
    expect(await screen.findByText("＊理由に個人の名前は書けません。")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /理由/ }).value).toBe("マイさんの件");
    expect(screen.queryByRole("log")).toBeNull();
  });

  it("goes back to its older messages by an address of their own", async () => {
    const asked: unknown[] = [];
    const older = [{ id: "m0", body: "はじめまして。", by: "SEEKER", senderName: "グエン ティ・マイ" }];
    const messages = ({ after }: { after: string | null }) => {
      asked.push(after);
      return after === "k1" ? { items: older, pageInfo: pageInfo(null) } : { items, pageInfo: pageInfo("k1") };
    };
    serve({ viewer: { admin: anAdmin }, adminConversation: { ...conversation, readableUntil: "2026-11-20T01:30:00Z", messages } });
    renderRoute("/admin/message?id=c1");
    fireEvent.click(await screen.findByRole("link", { name: "前のメッセージを見る" }));
    expect(await screen.findByText("はじめまして。")).toBeDefined();
    expect(asked).toEqual([null, "k1"]);
  });
});
