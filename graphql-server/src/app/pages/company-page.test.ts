import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Company } from "../../modules/account/company/company.entity.ts";
import { CompanyPhoto } from "../../modules/account/company-photo/company-photo.entity.ts";
import { newId } from "../../shared/ids.ts";
import { builtSite } from "../../testing/built-site.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { companyPath } from "./company-page.ts";

let server: TestServer;
let company: Company;
let unknown: Company;
beforeAll(async () => {
  server = await startTestServer({ webDir: builtSite() });
  const em = server.em();
  company = aCompany(em, { name: "みなとの風福祉会", nameEn: "Minato no Kaze", prefecture: "08", city: "つくば市", foundedYear: 1990 });
  unknown = aCompany(em, { name: "まだ出していない会社" });
  aWork(em, company, { title: "介護スタッフ" });
  aWork(em, unknown, { status: "DRAFT", publishedAt: null });
  await em.flush();
});
afterAll(() => server.close());

const page = async (path: string) => {
  const response = await server.anonymous().get(path, { accept: "text/html" });
  return { status: response.status, html: await response.text() };
};

describe("the page of a company", () => {
  it("is known to everyone once it has published a posting, with its name and what it is", async () => {
    const { status, html } = await page(companyPath(company.id));
    expect(status).toBe(200);
    expect(html).toContain("<title>みなとの風福祉会の求人｜ことばワークス</title>");
    expect(html).toContain(`<link rel="canonical" href="${server.services.environment.baseUrl}${companyPath(company.id)}">`);
    const [, markup = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(markup)).toMatchObject({
      "@type": "Organization",
      name: "みなとの風福祉会",
      alternateName: "Minato no Kaze",
      foundingDate: "1990",
      address: { addressRegion: "茨城県", addressLocality: "つくば市" },
    });
  });

  it("has the first of its approved photos as its picture, and all of them in its markup", async () => {
    const em = server.em();
    const at = new Date("2026-11-27T03:00:00Z");
    const versionOf = (alt: string) => {
      const id = newId();
      return { alt, files: [{ id, mimeType: "image/jpeg" as const, width: 1_280, height: 800 }] };
    };
    const [first, waiting] = [versionOf("明るい玄関"), versionOf("食堂")];
    const row = { company: company.id, createdAt: at, updatedAt: at };
    em.create(CompanyPhoto, { id: newId(), position: 1, shown: first, ...row });
    em.create(CompanyPhoto, { id: newId(), position: 2, waiting, submittedAt: at, ...row });
    await em.flush();
    const { html } = await page(companyPath(company.id));
    const address = `${server.services.environment.baseUrl}/api/company_photo/${first.files[0]?.id}`;
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain('<meta property="og:image:alt" content="明るい玄関">');
    expect(html).toContain('<meta property="og:image:height" content="800">');
    const [, markup = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(markup).image).toEqual([address]);
  });

  it("says its English name to who reads another language", async () => {
    expect((await page(`/en${companyPath(company.id)}`)).html).toContain("<title>Open jobs: Minato no Kaze｜");
  });

  it("does not exist for a company that has published nothing, for a suspended one, and for what is no id", async () => {
    const ask = (id: string) => server.anonymous().graphql("query ($id: ID!) { publicCompany(id: $id) { name } }", { id });
    expect((await page(companyPath(unknown.id))).status).toBe(404);
    expect((await page("/japanesejob/company/x")).status).toBe(404);
    expect((await ask(company.id)).data.publicCompany).toEqual({ name: "みなとの風福祉会" });
    expect((await ask(unknown.id)).data.publicCompany).toBeNull();
    await server.em().nativeUpdate(Company, { id: company.id }, { status: "SUSPENDED" });
    expect((await page(companyPath(company.id))).status).toBe(404);
    expect((await ask(company.id)).data.publicCompany).toBeNull();
    await server.em().nativeUpdate(Company, { id: company.id }, { status: "ACTIVE" });
  });

  it("is in the sitemap while works are open", async () => {
    const map = (await page("/sitemap-companies.xml")).html;
    expect(map).toContain(companyPath(company.id));
    expect(map).not.toContain(companyPath(unknown.id));
    expect((await page("/sitemap.xml")).html).toContain("/vi/sitemap-companies.xml");
  });
});
