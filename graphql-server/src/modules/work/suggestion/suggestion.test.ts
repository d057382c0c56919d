import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { indexWork } from "../search/work.search-index.ts";

let server: TestServer;

interface Suggested {
  kind: string;
  text: string;
  note: string | null;
  workId: string | null;
}

async function suggest(text: string): Promise<Suggested[]> {
  const query = "query ($text: String!) { searchSuggestions(text: $text) { kind text note workId } }";
  const { data } = await server.anonymous().graphql(query, { text });
  return data.searchSuggestions;
}

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const company = aCompany(em, { name: "ひばり食堂", nameKana: "ヒバリショクドウ", nameEn: "Hibari Dining", publishedWorks: 1 });
  const stopped = aCompany(em, { name: "ひばり商会", status: "SUSPENDED", publishedWorks: 1 });
  const place = { city: "糸魚川市", nearestStation: "JR北陸本線 糸魚川駅から徒歩8分", prefecture: "15" } as const;
  indexWork(aWork(em, company, { title: "厨房の看護食づくり", occupation: "調理人", publishedAt: new Date(), ...place }), company);
  indexWork(aWork(em, stopped, { title: "見えない求人", city: "見附市", publishedAt: new Date() }), stopped);
  await em.flush();
});
afterAll(() => server.close());

describe("suggestions while typing", () => {
  it.each([
    ["かん", "OCCUPATION", "看護師"],
    ["kang", "OCCUPATION", "看護師"],
    ["看護", "OCCUPATION", "看護師"],
    ["nur", "OCCUPATION", "nurse"],
    ["司", "OCCUPATION", "司机"],
    ["とうき", "PLACE", "東京"],
    ["糸魚", "PLACE", "糸魚川市"],
    ["糸魚", "STATION", "糸魚川駅"],
    ["ひば", "COMPANY", "ひばり食堂"],
    ["hibari d", "COMPANY", "hibari dining"],
  ])("of %s has the %s %s", async (typed, kind, text) => {
    const found = await suggest(typed);
    expect(found.map((one) => `${one.kind} ${one.text.toLowerCase()}`)).toContain(`${kind} ${text}`);
  });

  it("say what a foreign word is in Japanese, and lead to single works", async () => {
    expect((await suggest("nurse"))[0]).toEqual({ kind: "OCCUPATION", text: "nurse", note: "看護師", workId: null });
    const [work] = (await suggest("厨房")).filter(({ kind }) => kind === "WORK");
    expect(work).toMatchObject({ text: "厨房の看護食づくり", workId: expect.any(String) });
  });

  it("name no company that is stopped", async () => {
    expect((await suggest("ひばり")).map(({ text }) => text)).not.toContain("ひばり商会");
  });

  it("answer nothing, odd signs and endless text", async () => {
    expect(await suggest("  ")).toEqual([]);
    for (const typed of ["%", "\\", "'; --", "の".repeat(5_000), "👩‍⚕️"])
      expect((await suggest(typed)).length, typed).toBeLessThanOrEqual(14);
  });
});
