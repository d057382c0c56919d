import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import type { BankItem } from "../bank/bank-item.ts";
import { readBank } from "../bank/read-bank.ts";
import { readPractice } from "../bank/read-practice.ts";
import { practiceExamCode } from "../practice/practice-exam.ts";
import { ExamItem } from "./exam-item.entity.ts";
import { generalExamCode, installBank, installPractice } from "./install-bank.ts";

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await installBank(server.em(), { now: new Date("2026-11-20T00:00:00Z") });
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

async function upload(text: string, name = "items.csv", client = editor) {
  const form = new FormData();
  form.append("purpose", "ITEMS");
  form.append("as", "ADMIN");
  form.append("file", new Blob([text]), name);
  return (await client.post("/api/upload", form, { "x-api-version": "1" })).json();
}
const fileOf = async (text: string, name?: string) => (await upload(text, name)).attachment.id;

const importMutation = `mutation ($input: ImportTestItemsInput!) { importTestItems(input: $input) {
  report { rows added changed unchanged refused problems { line code problem detail } } errors { code path } } }`;
async function run(input: { fileId: string; pool: string; level?: string; dryRun?: boolean }) {
  const { data, errors } = await editor.graphql(importMutation, { input: { dryRun: false, ...input } });
  expect(errors).toEqual([]);
  return data.importTestItems;
}

const words = `expression,reading,meaning,tags
学校,がっこう,school,JLPT
会社,かいしゃ,company,JLPT
電車,でんしゃ,train,JLPT
時間,じかん,time,JLPT
新聞,しんぶん,newspaper,JLPT
お金,おかね,money,JLPT
食べる,たべる,"to eat, to have",JLPT
調べる,しらべる,to look up,JLPT
比べる,くらべる,to compare,JLPT
並べる,ならべる,to line up,JLPT
ああ,ああ,Ah,JLPT
学校,がっこう,school,JLPT
明日,,tomorrow,JLPT
`;
const heading = "code,level,skill,step,stem,passage,script,option1,option2,option3,option4,key,explanation_ja,explanation_en\n";
const row = (code: string, changes = "あした 会社へ （　　）。", key = "2") =>
  `${code},N5,GRAMMAR,2,${changes},,,行きました,行きます,行って,行った,${key},「あした」なので「行きます」です。,The future takes 行きます.\n`;

describe("a list of words", () => {
  it("becomes items that ask for the reading, with a report of every row that was not taken", async () => {
    const fileId = await fileOf(words);
    const trial = (await run({ fileId, pool: "PRACTICE", level: "N5", dryRun: true })).report;
    expect(trial).toMatchObject({ rows: 13, added: 10, refused: 3 });
    expect(trial.problems.map(({ line, problem }: { line: number; problem: string }) => [line, problem])).toEqual([
      [12, "NO_KANJI"],
      [13, "DUPLICATE_ITEM"],
      [14, "NO_READING"],
    ]);
    expect(await server.em().count(ExamItem, { origin: "IMPORT" })).toBe(0);
    expect((await run({ fileId, pool: "PRACTICE", level: "N5" })).report).toMatchObject({ added: 10, refused: 3 });
    const items = await server.em().find(ExamItem, { origin: "IMPORT" }, { populate: ["test"] });
    for (const item of items) {
      expect(item).toMatchObject({ status: "ACTIVE", level: "N5", skill: "VOCABULARY" });
      expect(item.test.getEntity().code).toBe(practiceExamCode);
      expect(new Set(item.options).size).toBe(4);
      expect(item.explanation).toContain(item.options[item.key]);
    }
    const eat = items.find(({ stem }) => stem.includes("食べる"));
    expect(eat?.options[eat.key]).toBe("たべる");
    expect(eat?.options.every((option) => option.endsWith("べる"))).toBe(true);
    // The file is gone with the import; the same list again changes nothing.
    expect(await server.em().count(Attachment, { purpose: "ITEMS" })).toBe(0);
    expect((await run({ fileId, pool: "PRACTICE", level: "N5" })).errors).toEqual([{ code: "NOT_FOUND", path: ["fileId"] }]);
    expect((await run({ fileId: await fileOf(words), pool: "PRACTICE", level: "N5" })).report).toMatchObject({ added: 0, unchanged: 10 });
  });
});

describe("a file of items", () => {
  it("is read as CSV and as a data file of the bank, checked like the bank, and begins as pilots in the exam", async () => {
    const csv =
      heading +
      row("X-1") +
      row("X-2", "きのう 会社へ （　　）。", "1") +
      row("X-2", "空", "9") +
      row("N5-G-001", "あさって 会社へ （　　）。");
    const { report } = await run({ fileId: await fileOf(csv), pool: "EXAM" });
    expect(report).toMatchObject({ rows: 4, added: 2, refused: 2 });
    expect(report.problems).toEqual([
      { line: 4, code: "X-2", problem: "INVALID", detail: "key" },
      { line: 5, code: "N5-G-001", problem: "CODE_TAKEN", detail: "N5-G-001" },
    ]);
    const pilot = await server.em().findOneOrFail(ExamItem, { code: "X-1" }, { populate: ["test"] });
    expect(pilot).toMatchObject({ status: "PILOT", origin: "IMPORT", key: 1 });
    expect(pilot.test.getEntity().code).toBe(generalExamCode);
    const changed = await run({ fileId: await fileOf(heading + row("X-1", "来週 会社へ （　　）。")), pool: "EXAM" });
    expect(changed.report).toMatchObject({ changed: 1, added: 0 });
    const data = {
      level: "N4",
      skill: "VOCABULARY",
      items: [
        {
          code: "X-J-1",
          step: 2,
          stem: "【駅】で 会いましょう。",
          options: ["えき", "いえ", "みち", "まち"],
          key: 0,
          explanation: { ja: "えき", en: "station" },
        },
        {
          code: "X-J-2",
          step: 2,
          stem: "【町】を 歩きます。",
          options: ["まち", "まち", "みち", "いえ"],
          key: 0,
          explanation: { ja: "まち", en: "town" },
        },
      ],
    };
    const json = await run({ fileId: await fileOf(JSON.stringify(data), "n4.json"), pool: "PRACTICE" });
    expect(json.report).toMatchObject({ rows: 2, added: 1, problems: [{ line: 2, code: "X-J-2", problem: "SAME_OPTIONS" }] });
  });

  it("that is none says so, and only editors send one", async () => {
    const problem = async (text: string, name?: string) =>
      (await run({ fileId: await fileOf(text, name), pool: "PRACTICE" })).report.problems[0].problem;
    expect(await problem("a,b\n1,2\n")).toBe("UNKNOWN_COLUMNS");
    expect(await problem("{", "x.json")).toBe("NOT_A_BANK_FILE");
    expect((await upload("x", "items.exe")).code).toBe("FILE_TYPE_NOT_ALLOWED");
    expect((await upload(words, "items.csv", await server.asAdmin("OPERATOR"))).attachment).toBeUndefined();
    const other = await server.asAdmin("EDITOR");
    const foreign = { fileId: await fileOf(words), pool: "PRACTICE", level: "N5", dryRun: true };
    const { data } = await other.graphql(importMutation, { input: foreign });
    expect(data.importTestItems.errors).toEqual([{ code: "NOT_FOUND", path: ["fileId"] }]);
  });
});

describe("the bank", () => {
  const list = async (args: string) =>
    (
      await editor.graphql(
        `{ adminTestItems(${args}) { totalCount items { id code key version decisions alarm answered } pageInfo { endCursor hasNextPage } } }`,
      )
    ).data.adminTestItems;
  const decide = async (id: string, version: number, decision: string) =>
    (
      await editor.graphql(
        "mutation ($input: DecideTestItemInput!) { decideTestItem(input: $input) { item { status key b alarm version decisions } errors { code } } }",
        { input: { id, version, decision, reason: "確認" } },
      )
    ).data.decideTestItem;

  it("is searched and narrowed, page by page", async () => {
    expect((await list('filter: { pool: EXAM, levels: [N5], skills: [GRAMMAR], keyword: "N5-G-00" }, first: 5')).items).toHaveLength(5);
    const first = await list("filter: { levels: [N3] }, sort: HARDEST, first: 3");
    const second = await list(`filter: { levels: [N3] }, sort: HARDEST, first: 3, after: "${first.pageInfo.endCursor}"`);
    expect(new Set([...first.items, ...second.items].map(({ code }: { code: string }) => code)).size).toBe(6);
  });

  it("tells alarms, and an editor takes the fit, the key, or settles it; a retired item is served no more", async () => {
    const finding = { a: 1.1, b: 1.9, seOfB: 0.1, responses: 240, betterKey: 2 };
    const flagged = await server.em().findOneOrFail(ExamItem, { code: "N3-V-003" });
    await server.em().nativeUpdate(ExamItem, { id: flagged.id }, { alarm: "MISKEYED", finding, key: 0 });
    const [found] = (await list("filter: { alarms: [MISKEYED] }, first: 5")).items;
    expect(found).toMatchObject({ code: "N3-V-003", alarm: "MISKEYED", decisions: ["RETIRE", "KEEP", "TAKE_FIT", "TAKE_KEY"] });
    expect((await editor.graphql("{ testItemCounts { alarms } }")).data.testItemCounts.alarms).toBe(1);
    const keyed = await decide(found.id, found.version, "TAKE_KEY");
    expect(keyed.item).toMatchObject({ key: 2, alarm: null, decisions: ["RETIRE"] });
    expect((await decide(found.id, found.version, "RETIRE")).errors).toEqual([{ code: "STALE_VERSION" }]);
    expect((await decide(found.id, keyed.item.version, "TAKE_FIT")).errors).toEqual([{ code: "ILLEGAL_TRANSITION" }]);
    const retired = await decide(found.id, keyed.item.version, "RETIRE");
    expect(retired.item).toMatchObject({ status: "RETIRED", decisions: ["RESTORE"] });
    expect((await decide(found.id, retired.item.version, "RESTORE")).item.status).toBe("ACTIVE");
    expect((await decide(newId(), 1, "RETIRE")).errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("counts answers by option, and shows sittings without names, by REST as well, to editors only", async () => {
    const seeker = await server.asSeeker();
    const started = await seeker.graphql("mutation ($input: StartExamInput!) { startExam(input: $input) { attempt { id } } }", {
      input: { operationId: newId(), withListening: false },
    });
    const attemptId = started.data.startExam.attempt.id;
    await seeker.post("/api/user/test_result_register", { attemptId, answers: [{ position: 1, choice: 0 }] });
    const page = await (await editor.get("/api/admin/test?sort=SHOWN_MOST&first=5")).json();
    const answered = page.items.find(({ answered: count }: { answered: number }) => count === 1);
    expect(answered.chosen.reduce((sum: number, count: number) => sum + count, 0)).toBe(1);
    expect(page.attempts[0]).toMatchObject({ id: attemptId, sitter: seeker.user.id.slice(-6).toUpperCase(), status: "OPEN" });
    expect(page.counts.active).toBeGreaterThan(300);
    expect(JSON.stringify(page)).not.toContain(seeker.user.email);
    for (const role of ["OPERATOR", "ACCOUNTANT"] as const)
      expect((await (await server.asAdmin(role)).get("/api/admin/test")).status).toBe(403);
    expect((await server.anonymous().get("/api/admin/test")).status).toBe(401);
  });
});

describe("who has read an item", () => {
  const mutation = `mutation ($input: NameTestItemReviewerInput!) { nameTestItemReviewer(input: $input) {
    item { code type reviewedOn reviewMethod reviewer version } errors { code path } } }`;
  const name = async (input: { id: string; version: number; reviewer: string }, client = editor) =>
    (await client.graphql(mutation, { input })).data?.nameTestItemReviewer;

  it("is empty until the operator names them, goes when the text changes, and is theirs alone to name", async () => {
    const { id, version, reviewer } = await server.em().findOneOrFail(ExamItem, { code: "N1-R-036" });
    expect(reviewer).toBeNull();
    const { item, errors } = await name({ id, version, reviewer: " 山本 花子 " });
    expect(errors).toEqual([]);
    expect(item).toMatchObject({ type: "LONG_TEXT", reviewMethod: "ANSWERED_BLIND", reviewer: "山本 花子" });
    expect(item.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await name({ id, version, reviewer: "別人" })).errors).toEqual([{ code: "STALE_VERSION", path: ["version"] }]);
    expect(await name({ id, version: item.version, reviewer: "だれか" }, await server.asAdmin("OPERATOR"))).toBeFalsy();

    const bank = readBank();
    const now = new Date("2026-11-25T00:00:00Z");
    const install = (own: BankItem[]) => installBank(server.em(), { now, bank: own });
    await install(bank.map((one) => (one.code === "N1-R-001" ? { ...one, stem: `${one.stem}　` } : one)));
    expect((await server.em().findOneOrFail(ExamItem, { id })).reviewer).toBe("山本 花子");
    await install(bank.map((one) => (one.code === "N1-R-036" ? { ...one, stem: "何が伝えたいのか。" } : one)));
    expect((await server.em().findOneOrFail(ExamItem, { id })).reviewer).toBeNull();
  });
});

describe("the items to practise with", () => {
  const inSet = { test: { code: practiceExamCode }, status: "ACTIVE" as const };
  const install = (items?: BankItem[]) => installPractice(server.em(), { now: new Date("2026-11-25T00:00:00Z"), ...(items && { items }) });

  it("come once, follow their file, and leave alone what films and the operator brought", async () => {
    const items = readPractice();
    const before = await server.em().count(ExamItem, inSet);
    await install();
    await install();
    expect(await server.em().count(ExamItem, inSet)).toBe(before + items.length);
    await install(items.slice(1));
    expect(await server.em().count(ExamItem, inSet)).toBe(before + items.length - 1);
    expect(await server.em().findOneOrFail(ExamItem, { code: items[0]?.code ?? "" })).toMatchObject({ status: "RETIRED" });
  });
});
