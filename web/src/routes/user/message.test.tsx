import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, ws } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const socket = ws.link("ws://*/graphql");

function conversation(messages: readonly string[], isReachable = true) {
  return {
    __typename: "Conversation",
    id: "c1",
    kind: "SEEKER_COMPANY",
    counterpartName: "みなとの風福祉会",
    isReachable,
    subject: null,
    unreadCount: 0,
    lastMessageAt: "2026-11-01T00:00:00Z",
    lastMessage: null,
    readByCounterpartAt: null,
    entry: null,
    messages: {
      __typename: "MessagePage",
      items: messages.toReversed().map((body, index) => ({
        __typename: "Message",
        id: `m${messages.length - index}`,
        body,
        bodyRuby: null,
        phrase: null,
        mine: false,
        senderName: "佐藤 恵",
        createdAt: "2026-11-01T00:00:00Z",
        attachment: null,
      })),
      pageInfo: { __typename: "PageInfo", endCursor: "", hasNextPage: false },
    },
  };
}

/** The socket of the page: `tell` says that the conversation changed and how much is unread in all; `cut` ends it. */
function openSocket() {
  const tellers: ((unread: number) => void)[] = [];
  let cut = () => {};
  server.use(
    socket.addEventListener("connection", ({ client }) => {
      cut = () => client.close(1001);
      client.addEventListener("message", ({ data }) => {
        const { type, id } = JSON.parse(typeof data === "string" ? data : "{}");
        if (type === "connection_init") client.send(JSON.stringify({ type: "connection_ack" }));
        if (type !== "subscribe") return;
        tellers.push((totalUnreadCount) => {
          const inboxChanged = { __typename: "InboxEvent", conversationId: "c1", unreadCount: 0, totalUnreadCount, message: null };
          client.send(JSON.stringify({ type: "next", id, payload: { data: { inboxChanged } } }));
        });
      });
    }),
  );
  return { openings: () => tellers.length, tell: (unread: number) => tellers.at(-1)?.(unread), cut: () => cut() };
}

describe("an open conversation", () => {
  const stored = ["面接の日を相談させてください。"];
  let held: (() => void)[] = [];
  let isSlow = false;

  beforeEach(() => {
    stored.length = 1;
    held = [];
    isSlow = false;
    const page = { __typename: "ConversationPage", items: [conversation([])], totalCount: 1 };
    const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
    server.use(
      signedIn({ seeker: aSeeker }),
      api.query("MessageScreen", () => HttpResponse.json({ data: { conversations: { ...page, pageInfo } } })),
      api.query("SeekerConversation", async () => {
        const answer = conversation(stored);
        if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json({ data: { conversation: answer } });
      }),
    );
  });

  async function open() {
    const page = openSocket();
    renderRoute("/user/message?id=c1");
    await screen.findByText("面接の日を相談させてください。", undefined, wait);
    await waitFor(() => expect(page.openings()).toBe(1), wait);
    return page;
  }

  it("shows a message that comes while an older answer is still on its way", async () => {
    const page = await open();
    isSlow = true;
    page.tell(1);
    await waitFor(() => expect(held).toHaveLength(1), wait);
    stored.push("火曜日はいかがですか。");
    page.tell(2);
    await screen.findAllByText(/未読2件/, undefined, wait);
    isSlow = false;
    held[0]?.();
    await screen.findByText("火曜日はいかがですか。", undefined, wait);
  });

  it("shows older messages above those it has, and the newest alone once it asks anew", async () => {
    const newest = conversation(stored);
    const older = conversation(["はじめまして。"]);
    newest.messages.pageInfo.endCursor = "cursor-1";
    newest.messages.pageInfo.hasNextPage = true;
    older.messages.items[0]!.id = "m0";
    server.use(
      api.query("SeekerConversation", ({ variables }) =>
        HttpResponse.json({ data: { conversation: variables["after"] === "cursor-1" ? older : newest } }),
      ),
    );
    const page = await open();
    fireEvent.click(screen.getByRole("button", { name: "前のメッセージを見る" }));
    await screen.findByText("はじめまして。", undefined, wait);
    const log = within(screen.getByRole("log"));
    expect(log.getAllByText(/はじめまして|面接の日/).map(({ textContent }) => textContent)).toEqual(["はじめまして。", stored[0]]);
    expect(screen.queryByRole("button", { name: "前のメッセージを見る" })).toBeNull();
    page.tell(1);
    await waitFor(() => expect(screen.queryByText("はじめまして。")).toBeNull(), wait);
    expect(screen.getByText(stored[0]!)).toBeDefined();
  });

  it("has help below a message above its reader's level, which stays as it was written", async () => {
    const bridge = {
      __typename: "MessageBridge",
      easyText: "面接の日を話して決めます。",
      easyRuby: null,
      words: [{ __typename: "GlossedWord", word: "面接", reading: "めんせつ", meaning: "会社の 人と 会って 話す こと" }],
      days: [],
    };
    const asked: unknown[] = [];
    server.use(
      api.query("MessageBridges", ({ variables }) => {
        asked.push(variables["input"]);
        return HttpResponse.json({ data: { messageBridges: [{ __typename: "BridgedMessage", id: "m1", bridge }] } });
      }),
    );
    await open();
    await screen.findByText("面接の日を話して決めます。", undefined, wait);
    expect(screen.getByText("めんせつ")).toBeDefined();
    expect(screen.getByText("会社の 人と 会って 話す こと")).toBeDefined();
    expect(screen.getByText(stored[0]!)).toBeDefined();
    expect(asked).toEqual([{ conversationId: "c1", messageIds: ["m1"] }]);
  });

  it("says which work it is about and where the application stands, and lets the seeker answer there", async () => {
    const entry = {
      __typename: "Entry",
      id: "e1",
      status: "SCHEDULING",
      interviewRound: 1,
      version: 3,
      viewerCanWithdraw: true,
      viewerCanAnswerOffer: false,
      offerCondition: null,
      work: { __typename: "Work", id: "w1", title: "ホテルの客室清掃", titleEn: null, madeTitle: null },
      interviewSlots: [
        {
          __typename: "InterviewSlot",
          id: "s1",
          startsAt: "2099-12-03T05:00:00Z",
          minutes: 30,
          way: "ONSITE",
          place: "本社",
          state: "OPEN",
        },
      ],
    };
    const answer = { ...conversation(stored), entry };
    server.use(api.query("SeekerConversation", () => HttpResponse.json({ data: { conversation: answer } })));
    await open();
    expect(screen.getByRole("link", { name: "ホテルの客室清掃" }).getAttribute("href")).toContain("w1");
    expect(screen.getByRole("link", { name: "応募の内容を見る" }).getAttribute("href")).toContain("e1");
    expect(await screen.findByRole("button", { name: /2099\/12\/3/ }, wait)).toBeDefined();
  });

  it("with a company that is gone is read, and says instead of the form that nothing can be sent", async () => {
    const answer = conversation(stored, false);
    server.use(api.query("SeekerConversation", () => HttpResponse.json({ data: { conversation: answer } })));
    await open();
    expect(screen.getByText("この企業には送れません")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("shows what came while the connection was broken", async () => {
    const page = await open();
    page.cut();
    stored.push("火曜日はいかがですか。");
    await screen.findByText("火曜日はいかがですか。", undefined, wait);
    expect(page.openings()).toBe(2);
  });
});
