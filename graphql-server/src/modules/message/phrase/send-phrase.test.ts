import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { Locale } from "../../../shared/locale.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { startConversation } from "../conversation/start-conversation.ts";

let postgres: TestPostgres;
let server: TestServer;
const now = new Date("2026-11-27T03:00:00Z");

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  server.setNow(now);
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

async function converse() {
  const em = server.em();
  const company = aCompany(em);
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work: aWork(em, company) });
  const { id } = startConversation(em, { entry, message: "", now });
  await em.flush();
  return { id, user, seeker: await server.asSeeker(user), recruiter: await server.asCompany("RECRUITER", company) };
}

const seekerSays = "mutation ($input: SendPhraseInput!) { sendPhrase(input: $input) { message { id body } errors { code path message } } }";
const companySays =
  "mutation ($input: CompanySendPhraseInput!) { companySendPhrase(input: $input) { message { id body } errors { code path message } } }";
const messages = "messages(first: 10) { items { body mine phrase { locale otherLocale otherText otherRuby } } }";
const seekerReads = `query ($id: ID!) { conversation(id: $id) { ${messages} } }`;
const companyReads = `query ($id: ID!) { conversation: companyConversation(id: $id) { ${messages} } }`;

const inLanguage = (locale: Locale) => ({ "accept-language": locale });

async function newest(client: TestClient, query: string, id: string, locale: Locale) {
  const { data } = await client.graphql(query, { id }, inLanguage(locale));
  return data.conversation.messages.items[0];
}

const late = (conversationId: string, minutes: string | null) => ({
  conversationId,
  key: "seeker.late.lateminutes",
  slots: [{ name: "reason", value: "train" }, ...(minutes === null ? [] : [{ name: "minutes", value: minutes }])],
  operationId: newId(),
});

describe("a phrase", () => {
  it("of a seeker is said in their language and read by the company in polite Japanese", async () => {
    const { id, seeker, recruiter } = await converse();
    const { data } = await seeker.graphql(seekerSays, { input: late(id, "15") }, inLanguage("vi"));
    expect(data.sendPhrase.errors).toEqual([]);
    const own = "Tôi rất xin lỗi. Vì tàu đến muộn nên tôi sẽ đến muộn khoảng 15 phút. Mong anh/chị thông cảm.";
    const polite = "申し訳ございません。電車の遅れのため、約束の時間に15分ほど遅れます。ご迷惑をおかけいたします。";
    expect(data.sendPhrase.message.body).toBe(own);
    const read = await newest(recruiter, companyReads, id, "ja");
    expect(read).toMatchObject({ body: own, mine: false, phrase: { locale: "vi", otherLocale: "ja", otherText: polite } });
    expect(JSON.stringify(read.phrase.otherRuby)).toContain("でんしゃ");
    expect((await newest(recruiter, companyReads, id, "en")).phrase.otherText).toContain("a train delay");
    // Who wrote it sees what the company reads.
    expect((await newest(seeker, seekerReads, id, "vi")).phrase).toMatchObject({ otherLocale: "ja", otherText: polite });
  });

  it("of a company is read in the seeker's own language, whichever they read the site in", async () => {
    const { id, seeker, recruiter } = await converse();
    const slots = [
      { name: "date", value: "2026-12-03" },
      { name: "time", value: "14:30" },
      { name: "place", value: "本社3階" },
    ];
    const input = { conversationId: id, key: "company.interview.confirm", slots, operationId: newId() };
    expect((await recruiter.graphql(companySays, { input })).data.companySendPhrase.errors).toEqual([]);
    const body = "面接は、12月3日（木）の14時30分より、本社3階にて行います。お気をつけてお越しください。";
    const heard: readonly [Locale, string][] = [
      ["vi", "Buổi phỏng vấn diễn ra vào 14:30, thứ Năm ngày 3 tháng 12, tại 本社3階. Chúc bạn đi đường cẩn thận."],
      ["ja-x-easy", "面接は 12月3日（木曜日）の 14時30分からです。場所は 本社3階です。気をつけて 来て ください。"],
      ["ne", "अन्तर्वार्ता डिसेम्बर 3 (बिहिबार), 14:30 बजे 本社3階 मा हुनेछ। होसियारीसाथ आउनुहोला।"],
    ];
    for (const [locale, otherText] of heard) {
      const phrase = { locale: "ja", otherLocale: locale, otherText };
      expect(await newest(seeker, seekerReads, id, locale)).toMatchObject({ body, phrase });
    }
    expect((await newest(seeker, seekerReads, id, "ja")).phrase).toBeNull();
    // The company is not told which language its applicant reads.
    expect((await newest(recruiter, companyReads, id, "ja")).phrase).toMatchObject({ otherLocale: "ja-x-easy" });
  });

  it.each([
    [null, "SLOT_EMPTY"],
    ["", "SLOT_EMPTY"],
    ["thirty", "SLOT_INVALID"],
  ])("with %j minutes is refused at that place, in the writer's language, and nothing is written", async (minutes, code) => {
    const { id, seeker } = await converse();
    const { data } = await seeker.graphql(seekerSays, { input: late(id, minutes) }, inLanguage("vi"));
    expect(data.sendPhrase).toMatchObject({ message: null, errors: [{ code, path: ["slots", "minutes"] }] });
    expect(data.sendPhrase.errors[0].message).toMatch(/^Vui lòng/);
    expect((await seeker.graphql(seekerReads, { id })).data.conversation.messages.items).toEqual([]);
  });

  it("is one of the side's own, and of an application", async () => {
    const { id, user, seeker, recruiter } = await converse();
    const key = { conversationId: id, slots: [], operationId: newId() };
    const thanks = await recruiter.graphql(companySays, { input: { ...key, key: "seeker.general.thanks" } });
    expect(thanks.data.companySendPhrase.errors[0]).toMatchObject({ code: "NOT_FOUND", path: ["key"] });
    const none = await seeker.graphql(seekerSays, { input: { ...key, key: "__proto__" } });
    expect(none.data.sendPhrase.errors[0].code).toBe("NOT_FOUND");
    const em = server.em();
    const kind = { kind: "ADMIN_SEEKER", subject: "確認", user: user.id, lastMessageAt: now, createdAt: now } as const;
    const operator = em.create(Conversation, { id: newId(), ...kind });
    await em.flush();
    const input = { ...key, conversationId: operator.id, key: "seeker.general.thanks" };
    expect((await seeker.graphql(seekerSays, { input })).data.sendPhrase.errors[0].code).toBe("NOT_FOUND");
  });

  it("is shown before it is sent as both sides will read it, and not while a place is empty", async () => {
    const { seeker, recruiter } = await converse();
    const query = "query ($input: PhrasePreviewInput!) { phrasePreview(input: $input) { text otherText } }";
    const preview = async (minutes: string | null) => {
      const { key, slots } = late("", minutes);
      return (await seeker.graphql(query, { input: { key, slots } }, inLanguage("id"))).data.phrasePreview;
    };
    expect(await preview(null)).toBeNull();
    expect(await preview("20")).toEqual({
      text: "Mohon maaf. Karena keterlambatan kereta, saya akan terlambat sekitar 20 menit. Maaf atas ketidaknyamanannya.",
      otherText: "申し訳ございません。電車の遅れのため、約束の時間に20分ほど遅れます。ご迷惑をおかけいたします。",
    });
    const offered = await recruiter.graphql("{ companyPhrases { key text slots { name kind choices { label } } } }", {}, inLanguage("ja"));
    const bring = offered.data.companyPhrases.find((one: { key: string }) => one.key === "company.interview.bring");
    expect(bring).toMatchObject({ text: "当日は、{document}をお持ちください。", slots: [{ name: "document", kind: "DOCUMENT" }] });
    expect(bring.slots[0].choices).toContainEqual({ label: "履歴書" });
  });
});
