import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTokenizer } from "../../../platform/furigana/morphemes.ts";
import { newId } from "../../../shared/ids.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { startConversation } from "../conversation/start-conversation.ts";
import { glossesIn } from "../gloss/find-glosses.ts";
import { type BridgeReader, bridgeOver } from "./bridge.ts";

const hard = "書類選考の結果、面接にお進みいただきたく、履歴書を12月3日までにお送りいただけますでしょうか。";

const tokenize = createTokenizer();
const furigana = { wordsOf: async (text: string) => tokenize(text) };
const help = (text: string, reader: BridgeReader) => bridgeOver(furigana, { text, writtenAt: new Date("2026-11-28T01:00:00Z") }, reader);
const meaningOf = async (word: string, reader: BridgeReader) => (await help(hard, reader))?.words.find((one) => one.word === word)?.meaning;
const wordsIn = (text: string) => glossesIn(tokenize(text)).map(({ word }) => word);

describe("help with a message", () => {
  it("is for words above the reader's level, in their language", async () => {
    expect(await meaningOf("書類選考", { level: "N4", locale: "vi" })).toBe("xét hồ sơ");
    expect(await meaningOf("履歴書", { level: "N4", locale: "vi" })).toBe("sơ yếu lý lịch");
    expect(await meaningOf("面接", { level: "N4", locale: "ne" })).toBe("अन्तर्वार्ता");
    expect(await meaningOf("面接", { level: "N4", locale: "ja" })).toBe("会社の 人と 会って 話す こと");
    expect(await meaningOf("面接", { level: "N3", locale: "vi" })).toBeUndefined();
  });

  it("grows less with the reader's level, and is none for who was brought up with the language", async () => {
    const count = async (level: JapaneseLevel | null) => (await help(hard, { level, locale: "en" }))?.words.length ?? 0;
    const counts = await Promise.all((["N5", "N4", "N3", "N2", "N1"] as const).map(count));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(counts[4] ?? 0);
    expect(await help(hard, { level: "NATIVE", locale: "en" })).toBeNull();
    expect(await count(null)).toBe(await count("N4"));
  });

  it("is none for a text in another language", async () => {
    expect(await help("Please send your CV (履歴書) by 12/3.", { level: "N5", locale: "vi" })).toBeNull();
    expect(
      await help("Please send りれきしょ to us by Monday, and tell us whether you can come.", { level: "N5", locale: "vi" }),
    ).toBeNull();
  });

  it("names days in the reader's language, with year and day of the week", async () => {
    const days = [{ said: "12月3日", meaning: "Thứ Năm, 3 tháng 12, 2026" }];
    expect((await help(hard, { level: "N4", locale: "vi" }))?.days).toEqual(days);
  });

  it("is still there, without words, when the dictionary is not", async () => {
    const broken = { wordsOf: () => Promise.reject(new Error("The thread has ended")) };
    const bridge = await bridgeOver(broken, { text: hard, writtenAt: new Date() }, { level: "N5", locale: "en" });
    expect(bridge?.words).toEqual([]);
    expect(bridge?.easyText).toContain("もらえますか");
  });

  it("takes the longer word, verbs as they stand, and no word across two others", () => {
    expect(wordsIn("書類選考")).toEqual(["書類選考"]);
    expect(wordsIn("会社に伺います。")).toEqual(["会社", "伺う"]);
    expect(wordsIn("申し上げました。")).toEqual(["申し上げる"]);
    expect(wordsIn("個人事業主")).not.toContain("人事");
    expect(wordsIn("10時給食")).not.toContain("時給");
  });
});

describe("a message in a thread", () => {
  let postgres: TestPostgres;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  });

  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  it("has its help for the seeker who reads it, and stays as it was written", async () => {
    const em = server.em();
    const company = aCompany(em);
    const user = aSeeker(em, {}, { selfDeclaredLevel: "N4" });
    const entry = anEntry(em, { user, work: aWork(em, company) });
    const { id } = startConversation(em, { entry, message: "", now: new Date() });
    await em.flush();
    const recruiter = await server.asCompany("RECRUITER", company);
    const input = { conversationId: id, body: hard, operationId: newId() };
    const send = "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code } } }";
    expect((await recruiter.graphql(send, { input })).data.companySendMessage.errors).toEqual([]);
    const seeker = await server.asSeeker(user);
    const read = await seeker.graphql("query ($id: ID!) { conversation(id: $id) { messages(first: 1) { items { id body } } } }", { id });
    const [message] = read.data.conversation.messages.items;
    expect(message.body).toBe(hard);
    const ask = `query ($input: MessageBridgesInput!) { messageBridges(input: $input) { id bridge { easyText easyRuby
      words { word reading meaning } days { said meaning } } } }`;
    const asked = { input: { conversationId: id, messageIds: [message.id] } };
    const { data } = await seeker.graphql(ask, asked, { "accept-language": "id" });
    const [{ id: helped, bridge }] = data.messageBridges;
    expect(helped).toBe(message.id);
    expect(bridge.easyText).toMatch(/履歴書を12月3日（\d{4}年、.曜日）までに送ってもらえますか。/u);
    expect(JSON.stringify(bridge.easyRuby)).toContain("りれき");
    expect(bridge.words).toContainEqual({ word: "面接", reading: "めんせつ", meaning: "wawancara" });
    const other = aSeeker(em);
    await em.flush();
    const stranger = await server.asSeeker(other);
    expect((await stranger.graphql(ask, asked)).data.messageBridges).toEqual([]);
    const many = { input: { conversationId: id, messageIds: Array.from({ length: 51 }, () => newId()) } };
    expect((await seeker.graphql(ask, many)).errors).toHaveLength(1);
  });

  it("is measured before it is sent, for the level that the application shows", async () => {
    const em = server.em();
    const company = aCompany(em);
    const user = aSeeker(em, {}, { selfDeclaredLevel: "N4" });
    const { id } = startConversation(em, { entry: anEntry(em, { user, work: aWork(em, company) }), message: "", now: new Date() });
    await em.flush();
    const ask = `query ($input: MessagePreviewInput!) { messagePreview(input: $input) { level readerLevel isTooHard wrongDays
      bridge { easyText words { word meaning } } plainer { sentence easy } } }`;
    const recruiter = await server.asCompany("RECRUITER", company);
    const preview = async (body: string) => (await recruiter.graphql(ask, { input: { conversationId: id, body } })).data.messagePreview;
    const found = await preview(`${hard}\n2026年12月3日（金）は休みです。`);
    expect(found).toMatchObject({ readerLevel: "N4", isTooHard: true, wrongDays: ["2026年12月3日（金）"] });
    expect(found.plainer).toHaveLength(1);
    expect(found.bridge.words).toContainEqual({ word: "面接", meaning: "会社の 人と 会って 話す こと" });
    expect(await preview("あした 10時に 来て ください。")).toMatchObject({ isTooHard: false, plainer: [] });
    // Polite and short, and full of words that nobody of N4 knows.
    const polite = "この度はご応募いただき、誠にありがとうございます。書類選考の結果、ご辞退の期限についてご連絡いたします。";
    expect(await preview(polite)).toMatchObject({ isTooHard: true });
    expect(await preview("明日の面接は10時からです。駅で会いましょう。")).toMatchObject({ isTooHard: false });
    expect(await preview("See you tomorrow.")).toBeNull();
    const stranger = aCompany(em);
    await em.flush();
    const other = await server.asCompany("RECRUITER", stranger);
    expect(await other.graphql(ask, { input: { conversationId: id, body: hard } })).toMatchObject({
      data: { messagePreview: null },
      errors: [],
    });
  });
});
