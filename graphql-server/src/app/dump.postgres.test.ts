import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPostgres } from "../platform/backup/run-postgres.ts";
import { newId } from "../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../testing/database/postgres.ts";
import { aWork } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let postgres: TestPostgres;
let server: TestServer;
let databaseUrl: string;
let folder: string;
/** Every word that a person wrote, none of which stands anywhere else. */
const planted = new Set<string>();

/** Marks a text as one that the dump must not have. */
function secret(text: string): string {
  planted.add(text);
  return text;
}

async function run(client: TestClient, name: string, type: string, input: object, answer = "") {
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input });
  expect([name, errors, data?.[name]?.errors]).toEqual([name, [], []]);
  return data[name];
}

const profile = {
  familyName: secret("鬼龍院"),
  givenName: secret("翡翠子"),
  familyNameKana: secret("キリュウイン"),
  givenNameKana: secret("ヒスイコ"),
  latinName: secret("KIRYUIN HISUIKO"),
  birthDate: secret("1987-07-13"),
  postalCode: "1600023",
  prefecture: "13",
  city: secret("新宿区緑青町"),
  addressLine: secret("瑠璃坂四丁目八番"),
  building: secret("琥珀荘七号室"),
  introduction: secret("幼い頃から茶摘みを手伝い、根気強さには自信があります。"),
  requests: secret("木曜日は通院のため早退を希望します。"),
  education: [{ name: secret("瑪瑙女子大学"), detail: secret("海洋学部"), from: "2006-04", to: "2010-03" }],
  workHistory: [{ name: secret("株式会社孔雀石工房"), detail: secret("帳簿の照合"), from: "2010-04", to: null }],
  qualificationRecords: [{ name: secret("特殊索道整備士"), obtainedOn: "2012-05" }],
};
const phone = "09087654321";
const searchedBy = ["鬼龍院", "龍院", "翡翠子", "鬼龍院 翡翠子", "きりゅういん", "ﾋｽｲｺ", "kiryuin", "RYUIN", "hisuiko.k@hotaru"];

const drafts = {
  save: ["saveEntryDraft", "SaveEntryDraftInput", "draft { version }"],
  confirm: ["confirmEntryDraft", "ConfirmEntryDraftInput", "draft { version }"],
} as const;

async function applyTo(seeker: TestClient, workId: string) {
  const content = { workId, message: secret("翡翠のように粘り強く働きます。"), answers: [] };
  const [save, saveType, saved] = drafts.save;
  const [confirm, confirmType, confirmed] = drafts.confirm;
  const { draft } = await run(seeker, save, saveType, content, saved);
  const { draft: shown } = await run(seeker, confirm, confirmType, { workId, version: draft.version }, confirmed);
  const sent = { workId, draftVersion: shown.version, consent: true, operationId: newId() };
  const { entry } = await run(seeker, "submitEntry", "SubmitEntryInput", sent, "entry { id version conversationId }");
  return entry;
}

async function upload(seeker: TestClient): Promise<void> {
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", "RESUME");
  const content = new Uint8Array(Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"));
  form.append("file", new Blob([content]), `${secret("履歴書の鬼龍院")}.pdf`);
  expect((await seeker.post("/api/upload", form, { "x-api-version": "1" })).status).toBe(201);
}

const dump = async () => {
  const file = join(folder, `${newId()}.sql`);
  await runPostgres("pg_dump", databaseUrl, ["--format=plain", "--inserts", `--file=${file}`]);
  return readFile(file, "utf8");
};

let operator: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kotoba-dump-"));
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl });
  operator = await server.asAdmin("OPERATOR");
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Registers through the form and the mailed link. */
async function register(): Promise<TestClient> {
  const email = secret("hisuiko.k@hotaru.example.jp");
  const client = server.anonymous();
  await run(client, "requestRegistration", "RequestRegistrationInput", { email });
  const [mail] = await server.mails();
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const { familyName, givenName } = profile;
  const input = { token, familyName, givenName, password: "correct horse battery 42", agreeToTerms: true };
  await run(client, "register", "RegisterInput", input);
  await run(client, "updateProfile", "UpdateProfileInput", { version: 1, ...profile, phone });
  planted.add("+819087654321");
  return client;
}

async function writeToEachOther(seeker: TestClient): Promise<void> {
  const company = await server.asCompany("OWNER");
  const em = server.em();
  const at = new Date("2026-11-01T00:00:00Z");
  const work = aWork(em, em.merge(company.company), { status: "OPEN", publishedAt: at, infoUpdatedAt: at });
  await em.flush();
  const entry = await applyTo(seeker, work.id);
  const { conversationId } = entry;
  const from = (body: string) => ({ conversationId, body: secret(body), operationId: newId() });
  await run(seeker, "sendMessage", "SendMessageInput", from("面接には母の形見の万年筆を持って伺います。"));
  await run(company, "companySendMessage", "CompanySendMessageInput", from("鬼龍院様、蛍橋口でお待ちしております。"));
  await run(company, "addEntryNote", "AddEntryNoteInput", { entryId: entry.id, body: secret("声が小さいが誠実な印象") });
  const card = { entryId: entry.id, recommendation: "YES", comment: secret("敬語は流暢、通勤が遠い") };
  await run(company, "saveScorecard", "SaveScorecardInput", card);
  const member = { email: secret("shigure.tsukumo@kawasemi.example.jp"), name: secret("九十九 時雨"), role: "RECRUITER" };
  await run(company, "inviteMember", "InviteMemberInput", member);
}

async function ask(): Promise<void> {
  const sent = {
    ...{ operationId: newId(), category: "SERVICE", agreed: true },
    ...{ name: secret("五百旗頭 朔"), email: secret("saku.iokibe@hitaki.example.jp"), companyName: secret("鶺鴒商会") },
    body: secret("退会の手続きが途中で止まってしまいました。"),
  };
  await run(server.anonymous(), "sendInquiry", "SendInquiryInput", sent);
  const complaint = {
    ...{ operationId: newId(), channel: "PHONE", party: "OTHER", subject: "SERVICE", receivedAt: "2026-11-20T00:00:00Z" },
    ...{ partyName: secret("勘解由小路 綴"), partyContact: secret("03-9876-5432"), body: secret("電話がつながらないとの申し出") },
  };
  await run(operator, "recordComplaint", "RecordComplaintInput", complaint);
}

async function ids(query: string, variables: Record<string, unknown>): Promise<number> {
  const { data, errors } = await operator.graphql(query, variables);
  expect(errors).toEqual([]);
  const [found]: { items: object[] }[] = Object.values(data);
  return found?.items.length ?? 0;
}

const people = "query ($keyword: String!) { adminSeekers(filter: { keyword: $keyword }, first: 5) { items { id } } }";
const conversations = "query ($text: String!) { adminConversations(filter: { text: $text }, first: 5) { items { id } } }";
const inquiries = "query ($keyword: String!) { inquiries(filter: { keyword: $keyword }, first: 5) { items { id } } }";
const complaints = "query ($keyword: String!) { complaints(filter: { keyword: $keyword }, first: 5) { items { id } } }";

test("a dump of the whole database has not one word that people wrote about themselves or to each other, and all is found and read", async () => {
  const seeker = await register();
  await upload(seeker);
  await writeToEachOther(seeker);
  await ask();
  const shift = { day: "2026-11-25", start: "09:00", end: "12:00", employer: secret("喫茶蜃気楼") };
  await run(seeker, "addShift", "AddShiftInput", shift);
  const search = { name: secret("母の家の近くの仕事"), filter: {}, alert: false, frequency: "DAILY" };
  await run(seeker, "saveSearch", "SaveSearchInput", search);
  await server.mails();

  for (const keyword of searchedBy) expect([keyword, await ids(people, { keyword })]).toEqual([keyword, 1]);
  for (const text of ["万年筆", "母の形見", "蛍橋口"]) expect([text, await ids(conversations, { text })]).toEqual([text, 1]);
  for (const keyword of ["五百旗頭", "iokibe@hitaki", "鶺鴒", "途中で止まって"]) {
    expect([keyword, await ids(inquiries, { keyword })]).toEqual([keyword, 1]);
  }
  for (const keyword of ["勘解由", "9876-5432", "つながらない"]) {
    expect([keyword, await ids(complaints, { keyword })]).toEqual([keyword, 1]);
  }

  const text = await dump();
  expect(text).toContain("INSERT INTO public.user_profile");
  expect(planted.size).toBeGreaterThan(30);
  // What is written for the check itself must be found where it lies in plain text: the name of the company on its posting does.
  expect(text).toContain("example.jp");
  // Also no pair of neighbouring signs of the rarest name, as tokens in plain text would be.
  const words = [...planted, "鬼龍", "龍院", "翡翠", "キリュ", "きりゅ", "kiryu", "hisuiko", "iokibe", "tsukumo", "五百旗", "勘解由"];
  expect(words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  const encoded = words.map((word) => Buffer.from(word).toString("base64").slice(0, -3)).filter((word) => word.length > 10);
  expect(encoded.filter((word) => text.includes(word))).toEqual([]);
});
