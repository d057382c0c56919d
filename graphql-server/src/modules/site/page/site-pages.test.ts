import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { isHouseLocale, locales } from "../../../shared/locale.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Plan } from "../../account/company/plan.entity.ts";
import { termsVersion } from "../../account/registration/terms.ts";
import { LicenceProduct } from "../../money/licence/licence-product.entity.ts";
import { sitePages } from "./content/index.ts";
import { readerContent } from "./content/reader-content.ts";
import { OperatorSettings } from "./operator-settings.entity.ts";
import { sitePageNames } from "./site-text.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const fields = "title lead updatedOn demo sections { id heading paragraphs items facts { term value } }";

async function read(name: string, language = "ja") {
  const query = `{ sitePage(name: ${name}) { ${fields} } }`;
  const { data, errors } = await server.anonymous().graphql(query, {}, { "accept-language": language });
  expect(errors).toEqual([]);
  return data.sitePage;
}

describe("the pages of the operator", () => {
  it.each(sitePageNames.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    "%s reads in %s without a hole",
    async (name, locale) => {
      const page = await read(name, locale);
      expect(page.sections.length).toBeGreaterThan(2);
      expect(JSON.stringify(page.sections)).not.toMatch(/[{]\w+[}]|undefined|null/);
    },
  );

  it.each(sitePageNames)("%s has the same parts, lists and facts in each language", (name) => {
    const shapes = Object.values(sitePages[name].texts).map(({ sections }) =>
      sections.map(({ id, facts = [], items = [] }) => ({ id, facts: facts.length, items: items.length })),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it.each(sitePageNames.filter((name) => !["ABOUT", "ABOUT_FOR_COMPANY"].includes(name)))(
    "%s is translated for every reader with the same facts and links, each saying that the Japanese governs",
    async (name) => {
      const marks = (text: unknown) => [...JSON.stringify(text).matchAll(/[{]\w+[}]|\]\([^)]*\)/g)].map(([mark]) => mark).toSorted();
      const { texts } = sitePages[name];
      expect(Object.keys(texts).toSorted()).toEqual([...locales].toSorted());
      for (const locale of locales) {
        if (!isHouseLocale(locale)) expect([locale, marks(texts[locale])]).toEqual([locale, marks(texts.en)]);
        const { data } = await server
          .anonymous()
          .graphql(`{ sitePage(name: ${name}) { locale isReference } }`, {}, { "accept-language": locale });
        expect(data.sitePage).toEqual({ locale, isReference: locale !== "ja" });
      }
    },
  );

  it("shows what the law asks of a seller, with the prices of today", async () => {
    const em = server.em();
    await em.nativeUpdate(LicenceProduct, { code: "EXAM_3" }, { price: 12_345 });
    const { sections } = await read("LAW");
    const facts: { term: string; value: string }[] = sections[0].facts;
    const terms = facts.map(({ term }) => term);
    for (const asked of [
      "販売事業者",
      "運営統括責任者",
      "所在地",
      "電話番号",
      "販売価格",
      "支払方法",
      "支払時期",
      "商品の提供時期",
      "返品・キャンセル",
      "動作環境",
    ]) {
      expect(terms).toContain(asked);
    }
    expect(facts.find(({ term }) => term === "販売価格")?.value).toContain("12,345円（税込）");
    expect(facts.every(({ value }) => value.trim() !== "")).toBe(true);
  });

  it("shows the 届出番号 and the desk for complaints, and says while the operator is an example", async () => {
    const page = await read("COMPANY_INFO");
    expect(JSON.stringify(page)).toContain("51-募-000000");
    expect(JSON.stringify(page)).toContain("苦情・相談の窓口");
    expect(page.demo).toBe(true);
  });

  it("takes the operator of the day: a row of the future waits, a row of today is shown", async () => {
    const em = server.em();
    const [old] = await em.find(OperatorSettings, {}, { orderBy: { validFrom: "asc" }, limit: 1 });
    const next = { ...old!, id: newId(), name: "株式会社あたらしい運営", demo: false, validFrom: "2026-12-01" };
    await em.insert(OperatorSettings, next);
    server.setNow(new Date("2026-11-30T14:59:59Z"));
    expect(JSON.stringify(await read("LAW"))).not.toContain("あたらしい運営");
    server.setNow(new Date("2026-11-30T15:00:00Z"));
    const page = await read("LAW");
    expect(page.sections[0].facts[0].value).toBe("株式会社あたらしい運営");
    expect(page.demo).toBe(false);
  });

  it("are those that members agree to", () => {
    expect(sitePages.TERMS.updatedOn.startsWith(termsVersion)).toBe(true);
    expect(sitePages.PRIVACY.updatedOn.startsWith(termsVersion)).toBe(true);
  });
});

describe("the questions", () => {
  it("are the same in each language, under ids that are unique", async () => {
    const ids = locales.map((locale) =>
      readerContent[locale].faq.map(({ id, questions }) => [id, questions.map((question) => question.id)]),
    );
    for (const each of ids) expect(each).toEqual(ids[0]);
    const { data } = await server.anonymous().graphql("{ faq { groups { questions { id answer } } } }");
    const questions: { id: string; answer: string[] }[] = data.faq.groups.flatMap((group: { questions: unknown[] }) => group.questions);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.every(({ answer }) => answer.join("").length > 10)).toBe(true);
  });
});

describe("the plans", () => {
  it("come from the table, with tax, in the reader's language", async () => {
    const em = server.em();
    await em.nativeUpdate(Plan, { code: "STANDARD" }, { monthlyPrice: 19_999 });
    const { data } = await server
      .anonymous()
      .graphql("{ planOffers { code name monthlyPrice monthlyPriceWithTax } }", {}, { "accept-language": "en" });
    expect(data.planOffers.map(({ code }: { code: string }) => code)).toEqual(["FREE", "STANDARD", "PREMIUM"]);
    expect(data.planOffers[1]).toEqual({ code: "STANDARD", name: "Standard", monthlyPrice: 19_999, monthlyPriceWithTax: 21_998 });
  });
});
