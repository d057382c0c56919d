import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../shared/vocabulary/prefecture.ts";
import { builtSite } from "../../testing/built-site.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { unknownId } from "../../testing/operations/minimal-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sitemapIndex, sitemapJobs } from "./crawlers/sitemap.ts";

const baseUrl = "https://works.example.jp";
const units = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;

let server: TestServer;
let works: Work[];
beforeAll(async () => {
  server = await startTestServer({ env: { BASE_URL: baseUrl }, webDir: builtSite() });
  const em = server.em();
  const company = aCompany(em, { websiteUrl: "https://example.jp" });
  works = Array.from({ length: 50 }, (_, index) =>
    aWork(em, company, {
      title: `職種${index} <script>alert(1)</script>`,
      description: `仕事の説明${index}\n</script><script>alert(2)</script>`,
      category: jobCategories[index % 15] ?? "OFFICE",
      prefecture: prefectureCodes[index % 47] ?? "13",
      payUnit: units[index % 5] ?? "HOUR",
      applyBy: index % 2 ? "2027-03-31" : null,
      confirmedOn: "2027-02-01",
      payMax: index % 3 ? 1_500 : null,
      remote: index % 7 === 0 ? "FULL" : "NONE",
      postalCode: "1000001",
      acceptedStatuses: index % 4 ? ["STUDENT", "PERMANENT_RESIDENT"] : [],
    }),
  );
  await em.flush();
});
afterAll(async () => {
  await server.close();
});

async function page(path: string) {
  const response = await server.anonymous().get(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

function decode(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&");
}

function jsonLdOf(html: string) {
  const found = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return found ? JSON.parse(found) : undefined;
}

/** What Google reads of a JobPosting (developers.google.com/search/docs/appearance/structured-data/job-posting), and what schema.org has beside it. */
const published = {
  needed: ["title", "description", "datePosted", "hiringOrganization"],
  google: [
    ...["applicantLocationRequirements", "baseSalary", "directApply", "educationRequirements", "employmentType", "experienceRequirements"],
    ...["identifier", "jobLocation", "jobLocationType", "validThrough"],
  ],
  schemaOrg: [
    ...["@context", "@type", "eligibilityToWorkRequirement", "industry", "jobBenefits", "jobStartDate", "occupationalCategory"],
    ...["qualifications", "totalJobOpenings", "url", "workHours"],
  ],
  organization: ["@type", "name", "sameAs", "logo"],
};

/** Returns the faults in a JobPosting: Google's required properties, and the form of the recommended ones we give. */
// oxlint-disable-next-line typescript/no-explicit-any -- parsed JSON of a page
function problemsOf(job: any): string[] {
  const address = job?.jobLocation?.address;
  const placed =
    job.jobLocationType === "TELECOMMUTE" ? job.applicantLocationRequirements?.["@type"] === "Country" : address?.addressCountry === "JP";
  const pay = job.baseSalary?.value;
  const types = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];
  const checks: Record<string, boolean> = {
    context: job["@context"] === "https://schema.org/" && job["@type"] === "JobPosting",
    title: typeof job.title === "string" && job.title.length > 0,
    description: job.description.startsWith("<p>") && !/<script/i.test(job.description),
    datePosted: !Number.isNaN(Date.parse(job.datePosted)),
    hiringOrganization: typeof job.hiringOrganization?.name === "string",
    jobLocation:
      placed && (job.jobLocationType !== undefined || Boolean(address.addressRegion && address.addressLocality && address.streetAddress)),
    postalCode: job.jobLocationType !== undefined || /^\d{3}-\d{4}$/.test(address.postalCode),
    salary: job.baseSalary.currency === "JPY" && units.includes(pay.unitText) && (pay.value ?? pay.minValue) === 1_300,
    employmentType: [job.employmentType].flat().every((type) => types.includes(type)),
    validThrough: /^2027-(03-31|04-02)T23:59:59\+09:00$/.test(job.validThrough),
    identifier: job.identifier["@type"] === "PropertyValue" && typeof job.identifier.value === "string",
    directApply: job.directApply === true,
    needed: published.needed.every((name) => job[name] !== undefined),
    known: Object.keys(job).every((name) => [...published.needed, ...published.google, ...published.schemaOrg].includes(name)),
    organization: Object.keys(job.hiringOrganization).every((name) => published.organization.includes(name)),
  };
  return Object.entries(checks).flatMap(([name, right]) => (right ? [] : [name]));
}

describe("the page of a work", () => {
  it("carries valid JobPosting markup on all of 50 works, and nothing of it breaks out of its element", async () => {
    for (const work of works) {
      const { html, status } = await page(`/japanesejob/${work.id}`);
      expect(status).toBe(200);
      expect(html.match(/<script/g)).toHaveLength(4);
      const job = jsonLdOf(html);
      expect(problemsOf(job)).toEqual([]);
      expect(job.title).toBe(work.title);
      expect(job.validThrough).toBe(work.applyBy ? "2027-03-31T23:59:59+09:00" : "2027-04-02T23:59:59+09:00");
      expect(job.url).toBe(`${baseUrl}/japanesejob/${work.id}`);
    }
  });

  it("says title, description, pay and place to a reader without JavaScript, and in its head", async () => {
    const work = works[1];
    const { html } = await page(`/japanesejob/${work?.id}`);
    const content = decode(html.slice(html.indexOf('<div id="app">'), html.indexOf('id="page-data"'))).replaceAll("<!-- -->", "");
    expect(content).toContain(work?.title);
    expect(content).toContain("日給 1,300円〜1,500円");
    expect(content).toContain("青森県 千代田区 千代田1-1");
    expect(content).toContain("仕事の説明1");
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/japanesejob/${work?.id}">`);
    expect(decode(html)).toContain(`<meta property="og:title" content="${work?.title}（テスト商事株式会社）｜ことばワークス">`);
    expect(html).toMatch(/<meta name="description" content="[^"]+日給1,300円/);
    expect(html).not.toContain("<!--content-->");
  });

  it("names a picture that exists for whoever shares its address", async () => {
    const { html } = await page(`/japanesejob/${works[1]?.id}`);
    const address = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? "";
    expect(address.startsWith(`${baseUrl}/`)).toBe(true);
    const { pathname, search } = new URL(address);
    const picture = await server.anonymous().get(pathname + search);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toContain("immutable");
  });

  it("keeps one canonical address whatever case it is asked in, and whatever host asks", async () => {
    const id = works[0]?.id ?? "";
    const response = await server.anonymous().get(`/JAPANESEJOB/${id.toUpperCase()}/?utm=1`, { "x-forwarded-host": "evil.example" });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`href="${baseUrl}/japanesejob/${id}"`);
    expect(html).not.toContain("evil.example");
  });

  it.each(["CLOSED", "FILLED", "EXPIRED"] as const)("answers 410 without markup when the work is %s", async (status) => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status, closedAt: new Date("2026-11-20T00:00:00Z") });
    await em.flush();
    const { html, status: code } = await page(`/japanesejob/${work.id}`);
    expect(code).toBe(410);
    expect(html).toContain("募集は終わりました");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(jsonLdOf(html)).toBeUndefined();
  });

  it("says that a paused work pauses, without markup", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status: "PAUSED" });
    await em.flush();
    const { html, status } = await page(`/japanesejob/${work.id}`);
    expect(status).toBe(200);
    expect(html).toContain("一時停止");
    expect(jsonLdOf(html)).toBeUndefined();
  });

  it.each(["DRAFT", "REVIEW", "RETURNED", "SCHEDULED", "SUSPENDED"] as const)("answers 404 while the work is %s", async (status) => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status, title: "だれも見ない仕事" });
    await em.flush();
    const { html, status: code } = await page(`/japanesejob/${work.id}`);
    expect(code).toBe(404);
    expect(html).not.toContain("だれも見ない仕事");
  });

  it.each([unknownId, "not-an-id", "%00", "1'or'1"])("answers 404 for %s", async (id) => {
    expect((await page(`/japanesejob/${id}`)).status).toBe(404);
  });

  it("is canonical for the same work inside the user area", async () => {
    const id = works[2]?.id;
    const { html, status } = await page(`/user/job/detail?id=${id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/japanesejob/${id}">`);
    expect(decode(html.slice(html.indexOf('<div id="app">'), html.indexOf('id="page-data"')))).toContain(works[2]?.title);
  });
});

describe("other pages", () => {
  it.each([
    ["/", 6],
    ["/japanesejob", 20],
  ])("%s links the newest works", async (path, count) => {
    const { html, status } = await page(path);
    expect(status).toBe(200);
    expect(new Set(html.match(/href="\/japanesejob\/[0-9a-f-]{36}"/g)).size).toBe(count);
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}${path}">`);
    expect(html).toContain('<html lang="ja"');
  });

  it("keep of a search what makes a page of its own", async () => {
    const { html } = await page("/JapaneseJob?keyword=x&prefecture=13&sort=PAY&category=SALES&after=abc");
    expect(html).toContain(`href="${baseUrl}/japanesejob?prefecture=13&amp;category=SALES"`);
    expect(html).toContain("<title>東京都・販売・営業の求人一覧｜ことばワークス</title>");
    expect((await page("/japanesejob?prefecture=99&category=%3Cscript%3E")).html).toContain(`href="${baseUrl}/japanesejob"`);
  });

  it("answer 404 and ask not to be indexed when they are not known", async () => {
    for (const path of ["/nowhere", "/404", "/user/teaching/all", "/admin/nothing", "/wp-admin.php"]) {
      const { html, status, headers } = await page(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(html).toContain('<div id="app">');
    }
  });

  it.each(["/news_detail", "/news_detail2", "/user/job/detail", "/en/news_detail", "/user/job/detail?id="])(
    "that need an id help on without one, with 404: %s",
    async (path) => {
      const { html, status, headers } = await page(path);
      expect([status, headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
      const content = html.slice(html.indexOf('<div id="app">'));
      expect(content).toMatch(/<h1|<h2/);
      expect(content).toMatch(/href="(?:\/en)?\/(?:japanesejob|news|column)"/);
    },
  );

  it("answer 200 and ask not to be indexed in the signed-in areas", async () => {
    for (const path of ["/user/message", "/company/login", "/Company/Work/Lists", "/admin/work", "/log-in"]) {
      const { html, status } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('content="noindex"');
    }
  });
});

describe("security.txt", () => {
  it("says whom to tell of a weakness, for a time that lies ahead", async () => {
    const response = await fetch(`${server.url}/.well-known/security.txt`);
    expect(response.headers.get("content-type")).toContain("text/plain");
    const lines = new Map((await response.text()).split("\n").map((line) => [line.split(": ")[0], line.split(": ")[1]]));
    expect([...lines.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", ""]);
    expect(lines.get("Canonical")).toMatch(/\/\.well-known\/security\.txt$/);
    expect(Date.parse(lines.get("Expires") ?? "")).toBeGreaterThan(Date.now());
  });
});

describe("sitemap and robots", () => {
  it("list open works only, each with the time it last changed", async () => {
    const em = server.em();
    const changed = new Date("2026-11-19T01:02:03Z");
    const open = aWork(em, aCompany(em), { infoUpdatedAt: changed });
    const closed = aWork(em, aCompany(em), { status: "CLOSED" });
    await em.flush();
    const xml = (await page("/sitemap-jobs-1.xml")).html;
    expect(xml).toContain(`<loc>${baseUrl}/japanesejob/${open.id}</loc><lastmod>2026-11-19T01:02:03.000Z</lastmod>`);
    expect(xml).not.toContain(closed.id);
    expect(xml.match(/<url>/g)).toHaveLength(await server.em().count(Work, { status: "OPEN" }));
  });

  it("split the works into files of bounded size", async () => {
    const index = await sitemapIndex(server.em(), baseUrl, 20);
    const files = [...index.matchAll(/jp\/sitemap-jobs-(\d)\.xml/g)].map((found) => Number(found[1]));
    expect(files).toEqual([1, 2, 3]);
    const parts = await Promise.all(files.map((file) => sitemapJobs(server.em(), file, { baseUrl, language: "ja" }, 20)));
    const ids = parts.flatMap((part) => part?.match(/japanesejob\/[0-9a-f-]{36}/g) ?? []);
    expect(new Set(ids).size).toBe(await server.em().count(Work, { status: "OPEN" }));
    expect((await page("/sitemap-jobs-2.xml")).status).toBe(404);
  });

  it("name every file and keep the signed-in areas out", async () => {
    const index = await page("/sitemap.xml");
    expect(index.headers.get("content-type")).toContain("application/xml");
    for (const file of ["sitemap-pages.xml", "sitemap-jobs-1.xml", "sitemap-news.xml"]) {
      expect(index.html).toContain(`<loc>${baseUrl}/${file}</loc>`);
      expect((await page(`/${file}`)).status).toBe(200);
    }
    const pages = (await page("/sitemap-pages.xml")).html;
    expect(pages).toContain(`<loc>${baseUrl}/japanesejob</loc>`);
    expect(pages).toContain(`<loc>${baseUrl}/japanesejob?prefecture=13</loc>`);
    for (const [, address] of pages.matchAll(/<loc>https:\/\/works\.example\.jp([^<]*)<\/loc>/g)) {
      expect([address, (await page(decode(address ?? ""))).status]).toEqual([address, 200]);
    }
    const robots = (await page("/robots.txt")).html;
    expect(robots).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    expect(robots).toContain("Disallow: /company/\n");
    expect(robots).toContain("Disallow: /user/\n");
  });
});

describe("the pages of the operator", () => {
  it.each(["/about", "/about_for_company", "/terms", "/privacypolicy", "/law", "/company_info", "/accessibility", "/data_sharing", "/faq"])(
    "%s can be read without JavaScript and found by search engines",
    async (path) => {
      const { html, status } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${baseUrl}${path}">`);
      expect(html.match(/<h2/g)?.length).toBeGreaterThan(2);
      expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).not.toMatch(/\]\(\/|\{\w+\}/);
      expect((await page("/sitemap-pages.xml")).html).toContain(`<loc>${baseUrl}${path}</loc>`);
    },
  );

  it("show the plans of the table, the 届出番号 and the markup of questions", async () => {
    expect((await page("/about_for_company")).html).toContain("29,800円");
    expect((await page("/company_info")).html).toContain("51-募-000000");
    const faq = jsonLdOf((await page("/faq")).html);
    expect(faq["@type"]).toBe("FAQPage");
    expect(faq.mainEntity.length).toBeGreaterThan(15);
    expect(JSON.stringify(faq)).not.toContain("](/");
  });
});
