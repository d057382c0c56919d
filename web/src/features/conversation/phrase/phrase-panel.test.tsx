import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };

const slot = (name: string, kind: string, choices: string[] = []) => ({
  __typename: "PhraseSlot",
  name,
  kind,
  choices: choices.map((label) => ({ __typename: "SlotChoice", value: label, label })),
});
const phrases = [
  { __typename: "Phrase", key: "a.general.thanks", topic: "GENERAL", text: "ありがとうございます。", slots: [] },
  {
    __typename: "Phrase",
    key: "a.late.minutes",
    topic: "LATE",
    text: "{reason}で{minutes}ほど遅れます。",
    slots: [slot("reason", "REASON", ["電車の遅れ"]), slot("minutes", "MINUTES")],
  },
  {
    __typename: "Phrase",
    key: "a.interview.two",
    topic: "INTERVIEW",
    text: "{date}か{date2}に伺えます。",
    slots: [slot("date", "DATE"), slot("date2", "DATE")],
  },
];

interface Said {
  body: string;
  mine: boolean;
  locale: string;
  otherLocale: string;
  otherText: string;
}

const message = ({ body, mine, ...phrase }: Said, index: number) => ({
  __typename: "Message",
  id: `m${index}`,
  body,
  bodyRuby: null,
  phrase: { __typename: "MessagePhrase", ...phrase, otherRuby: null },
  mine,
  senderName: mine ? "自分" : "相手",
  createdAt: "2026-11-01T00:00:00Z",
  attachment: null,
});

/** A conversation with what was said in it; `sent` is what the site sends. `refusal` is the answer's problem. */
function serve(as: "SEEKER" | "COMPANY", { said = [], refusal }: { said?: Said[]; refusal?: object } = {}) {
  const sent: object[] = [];
  const work = { __typename: as === "SEEKER" ? "Work" : "CompanyWork", id: "w1", title: "介護スタッフ", titleEn: null, madeTitle: null };
  const conversation = {
    __typename: as === "SEEKER" ? "Conversation" : "CompanyConversation",
    id: "c1",
    kind: "SEEKER_COMPANY",
    counterpartName: "相手の名前",
    subject: null,
    isReachable: true,
    hasLeft: false,
    unreadCount: 0,
    lastMessageAt: "2026-11-01T00:00:00Z",
    lastMessage: said[0] ? message(said[0], 0) : null,
    readByCounterpartAt: null,
    entry: { __typename: as === "SEEKER" ? "Entry" : "CompanyEntry", id: "e1", work },
    messages: { __typename: "MessagePage", items: said.map(message), pageInfo },
  };
  const page = { __typename: "ConversationPage", items: [conversation], totalCount: 1, pageInfo };
  const preview = (input: { slots: { value: string }[] }) => {
    const text = `自分：${input.slots.map(({ value }) => value).join("・")}`;
    return { preview: { __typename: "PhrasePreview", text, otherText: `相手：${text}` } };
  };
  const answer = (name: string, input: object) => {
    sent.push(input);
    const errors = refusal ? [{ __typename: "UserError", ...refusal }] : [];
    const done = refusal ? null : { __typename: "Message", id: "new" };
    return { [name]: { __typename: `${name}Payload`, message: done, errors } };
  };
  server.use(
    signedIn(as === "SEEKER" ? { seeker: aSeeker } : { company: aCompany }),
    api.query("MessageScreen", () => HttpResponse.json({ data: { conversations: page } })),
    api.query("CompanyMessageScreen", () => HttpResponse.json({ data: { companyConversations: page } })),
    api.query("SeekerConversation", () => HttpResponse.json({ data: { conversation } })),
    api.query("CompanyConversation", () => HttpResponse.json({ data: { conversation } })),
    api.query("CompanyTemplates", () => HttpResponse.json({ data: { companyTemplates: [] } })),
    api.query("SeekerPhrases", () => HttpResponse.json({ data: { phrases } })),
    api.query("CompanyPhrases", () => HttpResponse.json({ data: { phrases } })),
    api.query("SeekerPhrasePreview", ({ variables }) => HttpResponse.json({ data: preview(variables["input"]) })),
    api.query("CompanyPhrasePreview", ({ variables }) => HttpResponse.json({ data: preview(variables["input"]) })),
    api.mutation("SendPhrase", ({ variables }) => HttpResponse.json({ data: answer("sendPhrase", variables["input"]) })),
    api.mutation("CompanySendPhrase", ({ variables }) => HttpResponse.json({ data: answer("companySendPhrase", variables["input"]) })),
  );
  return sent;
}

async function openPhrase(path: string, topic: string, phrase: string) {
  renderRoute(`${path}?id=c1`);
  fireEvent.click(await screen.findByRole("button", { name: "定型文で伝える" }, wait));
  fireEvent.change(await screen.findByLabelText("何について", undefined, wait), { target: { value: topic } });
  fireEvent.click(screen.getByRole("button", { name: phrase }));
  return within(screen.getByRole("form", { name: "定型文の入力" }));
}

describe("a phrase", () => {
  it.each([
    ["SEEKER", "/user/message", "企業に届く文"],
    ["COMPANY", "/company/message", "応募者は自分の言語で読みます。やさしい日本語では、次のように届きます"],
  ] as const)("of a %s is filled, shown as both sides will read it, and sent", async (as, path, theirs) => {
    const sent = serve(as);
    const form = await openPhrase(path, "LATE", "〔理由〕で〔何分〕ほど遅れます。");
    fireEvent.change(form.getByLabelText(/^理由/), { target: { value: "電車の遅れ" } });
    expect(screen.queryByRole("region", { name: "送る前の確認" })).toBeNull();
    fireEvent.change(form.getByLabelText(/^何分/), { target: { value: "15" } });
    const preview = await screen.findByRole("region", { name: "送る前の確認" }, wait);
    await waitFor(() => expect(preview.textContent).toContain(`${theirs}相手：自分：電車の遅れ・15`), wait);
    fireEvent.click(form.getByRole("button", { name: "送信する" }));
    await screen.findByRole("button", { name: "定型文で伝える" }, wait);
    const slots = [
      { name: "reason", value: "電車の遅れ" },
      { name: "minutes", value: "15" },
    ];
    expect(sent).toMatchObject([{ conversationId: "c1", key: "a.late.minutes", slots }]);
  });

  it("that lacks something says where, and keeps what was filled", async () => {
    const refusal = { code: "SLOT_EMPTY", path: ["slots", "date2"], message: "送る前に、ここを入力してください。", params: [] };
    const sent = serve("SEEKER", { refusal });
    const form = await openPhrase("/user/message", "INTERVIEW", "〔日付〕か〔日付 2〕に伺えます。");
    fireEvent.change(form.getByLabelText(/^日付(?! 2)/), { target: { value: "2026-12-03" } });
    fireEvent.click(form.getByRole("button", { name: "送信する" }));
    const second = form.getByLabelText<HTMLInputElement>(/^日付 2/);
    await waitFor(() => expect(second.getAttribute("aria-invalid")).toBe("true"), wait);
    expect(screen.getByText("＊送る前に、ここを入力してください。")).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^日付(?! 2)/).value).toBe("2026-12-03");
    expect(sent).toHaveLength(1);
  });
});

describe("a message that was said with a phrase", () => {
  const vietnamese = "Tôi đến muộn 15 phút.";
  const japanese = "15分ほど遅れます。";

  it("stands in the reader's language, with what was written below", async () => {
    serve("COMPANY", { said: [{ body: vietnamese, mine: false, locale: "vi", otherLocale: "ja", otherText: japanese }] });
    renderRoute("/company/message?id=c1");
    const log = await screen.findByRole("log", undefined, wait);
    expect(log.textContent).toMatch(/15分ほど遅れます。.*送った人が書いた文（Tiếng Việt）.*Tôi đến muộn 15 phút\./);
    expect(within(log).getByText(vietnamese).getAttribute("lang")).toBe("vi");
    // The list of conversations, too, is in the reader's language.
    expect(screen.getByRole("list", { name: "やりとりの一覧" }).textContent).toContain(japanese);
  });

  it("stands as it was written for its writer, with what the other side reads below", async () => {
    serve("SEEKER", { said: [{ body: vietnamese, mine: true, locale: "vi", otherLocale: "ja", otherText: japanese }] });
    renderRoute("/user/message?id=c1");
    const log = await screen.findByRole("log", undefined, wait);
    expect(log.textContent).toMatch(/Tôi đến muộn 15 phút\..*相手に届いた文（日本語）.*15分ほど遅れます。/);
  });
});
