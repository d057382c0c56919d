import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { BlockedCompany } from "../../entry/blocked-company/blocked-company.entity.ts";
import type { Work } from "../posting/work.entity.ts";

let server: TestServer;
let large: Company;
let newest: Work;
beforeAll(async () => {
  server = await startTestServer({ sharedMs: 60_000 });
  const em = server.em();
  large = aCompany(em);
  // More than are kept for two that are asked for.
  const many = Array.from({ length: 23 }, (_, index) =>
    aWork(em, large, { title: `large ${index}`, publishedAt: new Date(Date.now() - (index + 1) * 60_000) }),
  );
  const [first] = many;
  if (!first) throw new Error("There are no works");
  newest = first;
  const dayAgo = new Date(Date.now() - 86_400_000);
  aWork(em, aCompany(em), { title: "small", publishedAt: dayAgo });
  aWork(em, large, { title: "osaka", prefecture: "27", city: "大阪市", publishedAt: dayAgo });
  await em.flush();
  // Often enough that the query is known as one that only reads.
  const reader = await seekerOf();
  for (let time = 0; time < 6; time += 1) await reader.graphql(query, {}, { "cache-control": "no-cache" });
});
afterAll(() => server.close());

const query = "query Best { recommendedWorks(first: 2) { items { title } } }";

function newSeeker(em: ReturnType<TestServer["em"]>, prefecture: "13" | "27" = "13") {
  return aSeeker(em, {}, { wishedPrefectures: [prefecture], wishedCategories: ["SERVICE"], selfDeclaredLevel: "N3" });
}

async function seekerOf(prefecture?: "13" | "27"): Promise<TestClient> {
  const em = server.em();
  const user = newSeeker(em, prefecture);
  await em.flush();
  return server.asSeeker(user);
}

const titles = async (client: TestClient): Promise<string[]> =>
  (await client.graphql(query)).data.recommendedWorks.items.map(({ title }: { title: string }) => title);
const scored = (statements: string[]) => statements.filter((text) => text.includes("as verdict"));

describe("the best works of equal conditions", () => {
  it("are worked out once for all who set these, and anew for other conditions", async () => {
    const [one, same, other] = [await seekerOf(), await seekerOf(), await seekerOf("27")];
    expect(scored(await statementsOf(server.services.database, () => titles(one)))).toHaveLength(1);
    expect(scored(await statementsOf(server.services.database, () => titles(same)))).toHaveLength(0);
    expect(await titles(same)).toEqual(["large 0", "large 1"]);
    expect((await titles(other))[0]).toBe("osaka");
  });

  it("are shown without what one of them applied to, at once and to nobody else", async () => {
    const em = server.em();
    const user = newSeeker(em);
    await em.flush();
    const applied = await server.asSeeker(user);
    expect(await titles(applied)).toEqual(["large 0", "large 1"]);
    anEntry(em, { user, work: em.merge(newest) });
    await em.flush();
    expect(await titles(applied)).toEqual(["large 1", "large 2"]);
    expect(await titles(await seekerOf())).toEqual(["large 0", "large 1"]);
  });

  it("are read for one alone whose blocked company leaves too few of them", async () => {
    const em = server.em();
    const user = newSeeker(em);
    em.create(BlockedCompany, { user, company: em.merge(large), createdAt: new Date() });
    await em.flush();
    expect(await titles(await server.asSeeker(user))).toEqual(["small"]);
  });
});
