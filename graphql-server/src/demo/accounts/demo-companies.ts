import type { Industry } from "../../modules/account/company/company.entity.ts";
import type { PlanCode } from "../../modules/account/company/plan.entity.ts";
import { type PrefectureCode, prefectures } from "../../shared/vocabulary/prefecture.ts";
import { cities, companyName, companyTexts, nameStems } from "../content/companies.ts";
import { companyKana, latinStem } from "../content/company-kana.ts";
import { businesses } from "../content/duty-details.data.ts";
import { corporateNumber, demoId, type Random } from "../random.ts";

const industries: readonly Industry[] = ["P", "M", "E", "G", "I", "H", "D", "A", "R", "O", "L", "K", "N", "B"];
const representatives = ["佐々木 隆", "小林 由紀子", "加藤 誠一", "吉田 真由美", "山本 浩二", "中村 久美", "松本 健", "井上 陽子"] as const;
const day = 86_400_000;

export interface DemoCompany {
  id: string;
  name: string;
  nameEn: string;
  nameKana: string | null;
  corporateNumber: string;
  status: "ACTIVE" | "PENDING" | "CLOSED";
  industry: Industry;
  postalCode: string;
  prefecture: PrefectureCode;
  city: string;
  addressLine: string;
  building: string;
  contactEmail: string;
  contactPhone: string;
  websiteUrl: string;
  representative: string;
  employeeCount: number;
  foundedYear: number;
  description: string;
  plan: PlanCode;
  publishedWorks: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The stems are few: beyond the demo set a name is made of two, so that one can search for a company. */
function stemOf(index: number): string {
  const stem = nameStems[index % nameStems.length] ?? "";
  const round = Math.floor(index / nameStems.length);
  return round < 2 ? stem : `${stem}${nameStems[(index + round) % nameStems.length] ?? ""}`;
}

/**
 * Fictitious companies: one at least in every prefecture, the first two are those of the demo accounts, the third waits for review.
 * `from` is the place of the first in the whole row.
 */
export function demoCompanies(random: Random, input: { now: Date; count: number; from?: number }): DemoCompany[] {
  const { now, count, from = 0 } = input;
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const industry = industries[index % industries.length] ?? "R";
    const stem = stemOf(index);
    const { ja, en } = companyName(stem, industry);
    const place = index < 3 ? "13" : prefectures[(index * 5) % prefectures.length]?.code;
    const prefecture = place ?? "13";
    const [city, street, postalCode] = cities[prefecture] ?? ["", "", ""];
    const foundedYear = 1950 + ((index * 37) % 72);
    const employeeCount = 8 + ((index * 97) % 900);
    const age = 400 + random.int(700);
    const isPending = index === 2;
    const createdAt = new Date(now.getTime() - (isPending ? 2 : age) * day);
    return {
      id: demoId(random, createdAt),
      name: ja,
      nameEn: `${latinStem(stem)} ${en}`,
      nameKana: companyKana(stem, industry),
      corporateNumber: corporateNumber(String(100_000_000_000 + index * 7_919).slice(0, 12)),
      status: isPending ? "PENDING" : "ACTIVE",
      industry,
      postalCode,
      prefecture,
      city,
      addressLine: `${street}${1 + random.int(20)}番${1 + random.int(15)}号`,
      building: `${stem}ビル${2 + random.int(8)}階${200 + random.int(20)}号室`,
      contactEmail: `saiyo${index + 1}@example.jp`,
      contactPhone: `03${String(index).padStart(8, "0")}`,
      websiteUrl: `https://company${index + 1}.example.jp/`,
      representative: representatives[index % representatives.length] ?? "",
      employeeCount,
      foundedYear,
      description: `${foundedYear}年に${city}で始まり、今は${employeeCount}人が働いています。${businesses[industry] ?? ""}${random.pick(companyTexts)}`,
      plan: index % 3 === 0 ? "PREMIUM" : "STANDARD",
      publishedWorks: 0,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
