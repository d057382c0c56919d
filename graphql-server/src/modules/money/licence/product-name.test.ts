import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "../../../shared/locale.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { LicenceProduct } from "./licence-product.entity.ts";

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const english = /\b(?:measurement|sittings|copy|movies|learning)\b/i;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function namesFor(locale: Locale): Promise<string[]> {
  const { data } = await server.anonymous().graphql("{ licenceProducts { name } }", {}, { "accept-language": locale });
  return data.licenceProducts.map(({ name }: { name: string }) => name);
}

describe("what is for sale", () => {
  it("is called by the words of every reader's language", async () => {
    for (const locale of locales.filter((one) => !one.startsWith("ja") && one !== "en")) {
      const names = await namesFor(locale);
      expect(names.length, locale).toBeGreaterThanOrEqual(2);
      expect(
        names.filter((name) => japanese.test(name) || english.test(name)),
        locale,
      ).toEqual([]);
    }
    expect(await namesFor("zh-Hans")).toContain("日语能力测评 3次");
  });

  it("is called as the operator calls it anew, in English where the back office has no such language", async () => {
    const em = server.em();
    const product = await em.findOneOrFail(LicenceProduct, { code: "MOVIES_90" });
    product.nameEn = "Films for a quarter";
    await em.flush();
    expect(await namesFor("vi")).toContain("Films for a quarter");
  });

  it("stands on the page of the trade law with price and days in the reader's language", async () => {
    const query = "{ sitePage(name: LAW) { sections { facts { value } } } }";
    const { data } = await server.anonymous().graphql(query, {}, { "accept-language": "pt-BR" });
    expect(JSON.stringify(data)).toContain("Teste de japonês, 3 vezes: ¥1,980 com imposto, válido por 180 dias");
  });
});
