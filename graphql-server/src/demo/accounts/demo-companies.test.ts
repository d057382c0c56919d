import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { demoCompanies } from "./demo-companies.ts";

const companies = demoCompanies(createRandom(1), { now: new Date("2026-11-21T03:00:00Z"), count: 300 });

describe("the names of fictitious companies", () => {
  it("say in English what they say in Japanese", () => {
    expect(companies[0]).toMatchObject({ name: "社会福祉法人みなとの風福祉会", nameEn: "Minato no Kaze Welfare Association" });
    expect(companies[1]).toMatchObject({ name: "青葉橋ホテル＆レストラン株式会社", nameEn: "Aobabashi Hospitality Co., Ltd." });
  });

  it("are names of words in Latin letters, none a number of a row", () => {
    const odd = companies.filter(({ nameEn }) => !/^[A-Z][a-z]+( [A-Za-z]+)+( Co\., Ltd\.| Inc\.)?$/.test(nameEn) || /demo/i.test(nameEn));
    expect(odd.map(({ nameEn }) => nameEn)).toEqual([]);
  });

  it("differ wherever their Japanese names do", () => {
    const byName = new Map(companies.map(({ name, nameEn }) => [name, nameEn]));
    expect(new Set(byName.values()).size).toBe(byName.size);
  });
});
