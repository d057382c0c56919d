import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const nasty = `<b>&amp; "it's" ]]> \u0007\u0000x 😀 </job><script>`.replace("\u0000", "");
const clean = `<b>&amp; "it's" ]]> x 😀 </job><script>`;
const start = new Date("2026-11-21T00:00:00Z");
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === "item" || name === "job" });

let server: TestServer;
let work: Work;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(start);
  const em = server.em();
  const company = aCompany(em, { name: "海 & 山の商事" });
  work = aWork(em, company, { title: nasty, employerName: "海 & 山の商事", description: `一行目\n${nasty}`, applyBy: "2026-12-31" });
  aWork(em, company, { status: "DRAFT", title: "下書き", publishedAt: null });
  aWork(em, company, { status: "PAUSED", title: "停止中" });
  aWork(em, company, { title: "締切後", applyBy: "2026-11-20" });
  aWork(em, company, { title: "六十日を過ぎた", confirmedOn: "2026-09-21" });
  aWork(em, aCompany(em, { status: "SUSPENDED" }), { title: "停止中の会社" });
  await em.flush();
});
afterAll(() => server.close());

let hours = 0;
function passAnHour(): void {
  hours += 1;
  server.setNow(new Date(start.getTime() + hours * 3_600_000));
}

const feeds = [
  { path: "/feed/indeed.xml", type: "application/xml; charset=utf-8", items: (xml: string) => parser.parse(xml).source.job },
  { path: "/feed/works.rss", type: "application/rss+xml; charset=utf-8", items: (xml: string) => parser.parse(xml).rss.channel.item },
];
const get = (path: string, headers: Record<string, string> = {}) => server.anonymous().get(path, headers);

describe.each(feeds)("$path", ({ path, type, items }) => {
  it("is well formed and holds exactly the works that are open, whatever they are called", async () => {
    const response = await get(path);
    const xml = await response.text();
    expect([response.status, response.headers.get("content-type"), XMLValidator.validate(xml)]).toEqual([200, type, true]);
    expect(items(xml).map(({ title }: { title: string }) => title)).toEqual([clean]);
    expect(xml).not.toContain("\u0007");
  });

  it("is kept for a minute and asked for again by its tag or its date", async () => {
    const first = await get(path);
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    expect(first.headers.get("vary")).not.toContain("Cookie");
    const [etag, date] = [first.headers.get("etag") ?? "", first.headers.get("last-modified") ?? ""];
    for (const [name, value] of [
      ["if-none-match", etag],
      ["if-none-match", `"x", W/${etag}`],
      ["if-modified-since", date],
    ] as const) {
      const same = await get(path, { [name]: value });
      expect([same.status, await same.text()]).toEqual([304, ""]);
    }
    expect((await get(path, { "if-none-match": '"other"', "if-modified-since": date })).status).toBe(200);
  });

  it("is written once for all who ask within the minute, and anew after it", async () => {
    passAnHour();
    const statements = await statementsOf(server.services.database, () => Promise.all(Array.from({ length: 50 }, () => get(path))));
    expect(statements).toHaveLength(path.endsWith("indeed.xml") ? 2 : 1);
    const before = await get(path);
    await server.em().nativeUpdate(Work, { id: work.id }, { status: "PAUSED" });
    expect((await get(path)).headers.get("etag")).toBe(before.headers.get("etag"));
    passAnHour();
    const after = await get(path, {
      "if-modified-since": before.headers.get("last-modified") ?? "",
      "if-none-match": before.headers.get("etag") ?? "",
    });
    expect(after.status).toBe(200);
    expect(items(await after.text()) ?? []).toEqual([]);
    await server.em().nativeUpdate(Work, { id: work.id }, { status: "OPEN" });
    passAnHour();
  });

  it("sets no cookie and needs none", async () => {
    expect((await get(path)).headers.getSetCookie()).toEqual([]);
    expect((await server.anonymous().send("POST", path)).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });
});

it("Indeed gets every part it asks for", async () => {
  const [job] = feeds[0]!.items(await (await get("/feed/indeed.xml")).text());
  const url = `${server.services.environment.baseUrl}/japanesejob/${work.id}`;
  expect(job).toMatchObject({
    referencenumber: work.id,
    url,
    company: "海 & 山の商事",
    country: "JP",
    state: "東京都",
    jobtype: "parttime",
    expirationdate: "2026-12-31",
    requisitionid: work.id,
    email: expect.stringContaining("@"),
  });
  // The elements of Indeed's reference that every job needs (docs.indeed.com/indeed-apply/xml-feed), and those that say more where there is more.
  const needed = [
    "title",
    "date",
    "referencenumber",
    "requisitionid",
    "url",
    "company",
    "city",
    "state",
    "country",
    "email",
    "description",
  ];
  const more = [
    "sourcename",
    "streetaddress",
    "postalcode",
    "salary",
    "jobtype",
    "category",
    "experience",
    "education",
    "remotetype",
    "expirationdate",
    "lastactivitydate",
  ];
  for (const name of needed) expect([name, Boolean(job[name])]).toEqual([name, true]);
  expect(Object.keys(job).filter((name) => ![...needed, ...more].includes(name))).toEqual([]);
  expect(job.salary).toBe("時給1,300円〜1,500円");
  expect(job.description).toMatch(/^<p>一行目<br>/);
  expect(job.description).not.toMatch(/<(?!\/?(?:p|br)>)/);
  expect(job.date).toBe("Fri, 20 Nov 2026 00:00:00 GMT");
});

it("a feed reader gets a lasting address for each work", async () => {
  const xml = await (await get("/feed/works.rss")).text();
  const [item] = feeds[1]!.items(xml);
  expect(item.guid).toMatchObject({ "#text": item.link, "@_isPermaLink": "true" });
  expect(parser.parse(xml).rss.channel["atom:link"]).toMatchObject({ "@_rel": "self", "@_type": "application/rss+xml" });
});

describe("the pages of Indeed's feed", () => {
  const pages = async (page: string) => {
    const response = await get(`/feed/indeed.xml?page=${page}`);
    return { response, links: response.headers.get("link") };
  };

  it("end nowhere before the last work, and each names the one before and after it", async () => {
    const many = await startTestServer();
    const em = many.em();
    const company = aCompany(em);
    const works = Array.from({ length: 3 }, (_, index) => aWork(em, company, { publishedAt: new Date(start.getTime() - index * 60_000) }));
    await em.flush();
    // As many again that only the database knows: a page holds ten thousand.
    const rows: { name: string }[] = await em.execute(
      "select column_name as name from information_schema.columns where table_name = 'work' and is_generated = 'NEVER' and column_name <> 'id'",
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(", ");
    await em.execute(
      `insert into work (id, ${columns}) select gen_random_uuid(), ${columns} from work, generate_series(1, 10000) where id = '${works[2]?.id}'`,
    );
    const base = many.services.environment.baseUrl;
    const ids: string[] = [];
    const links: (string | null)[] = [];
    for (const path of ["/feed/indeed.xml", "/feed/indeed.xml?page=2"]) {
      const response = await many.anonymous().get(path);
      links.push(response.headers.get("link"));
      ids.push(...[...(await response.text()).matchAll(/<referencenumber><!\[CDATA\[([^\]]+)/g)].map(([, id = ""]) => id));
    }
    expect([ids.length, new Set(ids).size]).toEqual([10_003, 10_003]);
    expect(links).toEqual([`<${base}/feed/indeed.xml?page=2>; rel="next"`, `<${base}/feed/indeed.xml>; rel="prev"`]);
    expect((await many.anonymous().get("/feed/indeed.xml?page=3")).status).toBe(404);
    await many.close();
  }, 120_000);

  it("have no second page where the first holds all", async () => {
    expect((await pages("1")).links).toBeNull();
    expect((await pages("2")).response.status).toBe(404);
  });

  it.each(["0", "-1", "x", "1001", "1.5"])("are refused by what is no number of a page: %s", async (page) => {
    expect((await pages(page)).response.status).toBe(422);
  });
});
