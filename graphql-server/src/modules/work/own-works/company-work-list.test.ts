import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import type { Work } from "../posting/work.entity.ts";

type Company = Awaited<ReturnType<TestServer["asCompany"]>>;
type Changes = Parameters<typeof aWork>[2];

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await server.asCompany();
});

const today = new Date("2026-11-21T03:00:00Z");
const text = `query ($filter: CompanyWorkFilter, $sort: CompanyWorkSort, $first: Int! = 100, $after: String) {
  companyWorks(filter: $filter, sort: $sort, first: $first, after: $after) {
    items { title number newEntryCount } totalCount statusCounts { status count } pageInfo { endCursor hasNextPage }
  }
}`;

async function works(...changes: Changes[]): Promise<Work[]> {
  const em = server.em();
  const made = changes.map((one) => aWork(em, em.merge(company.company), one));
  await em.flush();
  return made;
}

async function entries(work: Work, changes: Partial<Pick<Entry, "status" | "hiddenFromCompany">>, companyUnread = 0) {
  const em = server.em();
  const user = aSeeker(em);
  const stamps = { createdAt: today, updatedAt: today };
  const own = { id: newId(), user, company: company.company.id, ...changes };
  const kept = { consentVersion: "2026-11", consentedAt: today, operationId: newId(), movedAt: today };
  const entry = em.create(Entry, { ...own, ...kept, ...stamps, work: work.id });
  em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", entry, lastMessageAt: today, companyUnread, createdAt: today });
  await em.flush();
}

async function list(filter: object = {}, sort = "NEWEST") {
  const answer = await company.graphql(text, { filter, sort });
  return answer.data.companyWorks;
}
const titles = async (filter: object, sort?: string) =>
  (await list(filter, sort)).items.map(({ title }: { title: string }) => title).toSorted();

describe("the company's own works are found", () => {
  it("by words anywhere in the posting, all needed, whatever width, case and kana, drafts too", async () => {
    await works(
      { title: "ﾌﾛｱスタッフ", status: "DRAFT", description: "お客様を席へご案内します。", searchText: "" },
      { title: "Kitchen helper", prefecture: "27", category: "MANUFACTURING", description: "料理をします。" },
      { title: "100%自社製品", nearestStation: "新大阪" },
    );
    expect(await titles({ keyword: "ふろあ" })).toEqual(["ﾌﾛｱスタッフ"]);
    expect(await titles({ keyword: "フロア　ご案内" })).toEqual(["ﾌﾛｱスタッフ"]);
    expect(await titles({ keyword: "フロア 料理" })).toEqual([]);
    expect(await titles({ keyword: "ＫＩＴＣＨＥＮ" })).toEqual(["Kitchen helper"]);
    expect(await titles({ keyword: "大阪" })).toEqual(["100%自社製品", "Kitchen helper"]);
    expect(await titles({ keyword: "工場" })).toEqual(["Kitchen helper"]);
    expect(await titles({ keyword: "0%" })).toEqual(["100%自社製品"]);
    expect(await titles({ keyword: "_" })).toEqual([]);
  });

  it("by number, id or an address that holds the id", async () => {
    const [work] = await works({ title: "番号の求人" }, { title: "別の求人" });
    const id = work?.id ?? "";
    const [shown] = (await list({ keyword: "番号の" })).items;
    expect(shown.number).toBe(id.slice(-8).toUpperCase());
    for (const keyword of [shown.number, shown.number.toLowerCase(), id, `https://example.jp/japanesejob/${id}`]) {
      expect([keyword, await titles({ keyword })]).toEqual([keyword, ["番号の求人"]]);
    }
    const other = await server.asCompany();
    expect((await other.graphql(text, { filter: { keyword: id } })).data.companyWorks.totalCount).toBe(0);
  });

  it("by kind, place and employment", async () => {
    await works({ title: "一", category: "SALES", prefecture: "27", employmentType: "FULL_TIME" }, { title: "二" });
    expect(await titles({ categories: ["SALES"] })).toEqual(["一"]);
    expect(await titles({ prefectures: ["27", "28"] })).toEqual(["一"]);
    expect(await titles({ employmentTypes: ["FULL_TIME", "PART_TIME"] })).toEqual(["一", "二"]);
    expect(await titles({ categories: ["SALES"], prefectures: ["13"] })).toEqual([]);
  });

  it("by the days of publication in Japan and by a last day that comes soon", async () => {
    server.setNow(today);
    await works(
      { title: "朝", publishedAt: new Date("2026-11-09T15:00:00Z"), applyBy: "2026-11-28" },
      { title: "前夜", publishedAt: new Date("2026-11-09T14:59:59Z"), applyBy: "2026-11-29" },
      { title: "終了", status: "CLOSED", publishedAt: new Date("2026-11-10T14:59:58Z"), applyBy: "2026-11-22" },
      { title: "下書き", status: "DRAFT", publishedAt: null, applyBy: "2026-11-22" },
    );
    expect(await titles({ publishedFrom: "2026-11-10" })).toEqual(["朝", "終了"]);
    expect(await titles({ publishedFrom: "2026-11-10", publishedTo: "2026-11-10" })).toEqual(["朝", "終了"]);
    expect(await titles({ publishedTo: "2026-11-09" })).toEqual(["前夜"]);
    expect(await titles({ closingWithinDays: 7 })).toEqual(["朝"]);
    expect(await titles({ closingWithinDays: 8 })).toEqual(["前夜", "朝"]);
    expect(await titles({ publishedFrom: "9999-12-31" })).toEqual([]);
  });

  it("by what their applicants wait for, without those who block the company", async () => {
    const [fresh, read, hidden] = await works({ title: "新着" }, { title: "未読" }, { title: "非表示" }, { title: "応募なし" });
    if (!fresh || !read || !hidden) throw new Error("no works");
    await entries(fresh, { status: "APPLIED" });
    await entries(read, { status: "SCREENING" }, 2);
    await entries(hidden, { status: "APPLIED", hiddenFromCompany: true }, 1);
    expect(await titles({ applicants: "NEW" })).toEqual(["新着"]);
    expect(await titles({ applicants: "UNREAD" })).toEqual(["未読"]);
    expect(await titles({ applicants: "NONE" })).toEqual(["応募なし", "非表示"]);
    const counts = (await list()).items.map(({ title, newEntryCount }: { title: string; newEntryCount: number }) => [title, newEntryCount]);
    expect(Object.fromEntries(counts)).toEqual({ 新着: 1, 未読: 0, 非表示: 0, 応募なし: 0 });
  });
});

describe("the list of the company's works", () => {
  it("counts each state under the other conditions, whichever state is shown", async () => {
    await works({ status: "OPEN" }, { status: "OPEN" }, { status: "DRAFT" }, { status: "PAUSED", prefecture: "01" });
    const { totalCount, statusCounts } = await list({ statuses: ["DRAFT"], prefectures: ["13"] });
    expect(totalCount).toBe(1);
    expect(statusCounts).toEqual([
      { status: "DRAFT", count: 1 },
      { status: "OPEN", count: 2 },
    ]);
  });

  it("is ordered by last day, applications, views or the last change, page by page without a gap", async () => {
    await works(
      { title: "a", status: "CLOSED", applyBy: "2026-11-01", entryCount: 3, viewCount: 1 },
      { title: "b", applyBy: "2026-12-01", entryCount: 1, viewCount: 9 },
      { title: "c", applyBy: null, entryCount: 9, viewCount: 3 },
      { title: "d", applyBy: "2026-11-25", entryCount: 1, viewCount: 3 },
    );
    const paged = async (sort: string) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await company.graphql(text, { sort, first: 1, after });
        const { items, pageInfo } = data.companyWorks;
        seen.push(items[0].title);
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      return seen.join("");
    };
    expect(await paged("CLOSING_SOON")).toMatch(/^db(ac|ca)$/);
    expect(await paged("MOST_ENTRIES")).toMatch(/^ca(bd|db)$/);
    expect(await paged("MOST_VIEWED")).toMatch(/^b(cd|dc)a$/);
    expect(await paged("UPDATED_LAST")).toHaveLength(4);
    const strange = await company.graphql(text, { sort: "CLOSING_SOON", after: "WyJ4IiwieSJd" });
    expect(strange.errors.map(({ extensions }) => extensions?.code)).toEqual(["CURSOR_INVALID"]);
  });

  it("sends as many statements for 40 works as for 4, whatever is asked", async () => {
    const filter = { keyword: "ホール スタッフ", applicants: "NONE", categories: ["SERVICE"], publishedTo: "2030-01-01" };
    const ask = async () => (await statementsOf(server.services.database, () => list(filter, "CLOSING_SOON"))).length;
    await works({}, {}, {}, {});
    const few = await ask();
    await works(...Array.from({ length: 36 }, () => ({})));
    expect((await list(filter)).totalCount).toBe(40);
    expect(await ask()).toBe(few);
  });

  it("goes into a file with the same conditions", async () => {
    await works({ title: "営業", category: "SALES" }, { title: "接客" });
    const send = (conditions: object) => company.post("/api/company/work/export", conditions, { "x-api-version": "1" });
    const file = await (await send({ categories: ["SALES"], statuses: ["OPEN"], applicants: "NONE" })).text();
    expect(file).toContain("営業");
    expect(file).not.toContain("接客");
    expect((await send({ categories: ["NOTHING"] })).status).toBe(422);
  });
});

describe("a draft of the list", () => {
  const missing = "{ companyWorks(sort: NEWEST) { items { title status missingCount } } }";

  it("says how much it lacks, and nothing once it is with the operator", async () => {
    await works(
      { status: "DRAFT", title: "全部ある" },
      { status: "RETURNED", title: "賃金がない", payMin: null },
      { status: "REVIEW", title: "審査中" },
    );
    const { data } = await company.graphql(missing);
    const counts = Object.fromEntries(
      data.companyWorks.items.map(({ missingCount, title }: { title: string; missingCount: number | null }) => [title, missingCount]),
    );
    expect(counts).toEqual({ 全部ある: 0, 賃金がない: 1, 審査中: null });
  });

  it("costs as many statements as few of them", async () => {
    await works(...Array.from({ length: 3 }, (_, index) => ({ status: "DRAFT" as const, title: `下書き${index}` })));
    const few = await statementsOf(server.services.database, () => company.graphql(missing));
    await works(...Array.from({ length: 9 }, (_, index) => ({ status: "DRAFT" as const, title: `別の下書き${index}` })));
    const many = await statementsOf(server.services.database, () => company.graphql(missing));
    expect(many.length).toBe(few.length);
  });
});
