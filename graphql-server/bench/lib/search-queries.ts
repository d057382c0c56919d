/** A search as a visitor types it. */
export interface SearchQuery {
  kind: "rare" | "common" | "1-3 characters" | "filters" | "mixed";
  filter: Record<string, unknown>;
  sort?: "NEWEST" | "PAY" | "CLOSING_SOON" | "RELEVANCE";
}

const keywords = (kind: SearchQuery["kind"], words: readonly string[]): SearchQuery[] =>
  words.map((keyword) => ({ kind, filter: { keyword } }));

/** Thirty searches over the demo set: names of single companies, words of every posting, single characters, conditions, and all at once. */
export const searchQueries: readonly SearchQuery[] = [
  ...keywords("rare", ["日本語教師 那覇市", "さざなみひだまり学院", "みなとの風 つむぎ 鹿児島市", "登録日本語教員", "zzz", "量子力学"]),
  ...keywords("common", ["仕事", "会社", "日本語", "株式会社", "正社員", "スタッフ"]),
  ...keywords("1-3 characters", ["介", "ホ", "英語", "営業", "IT", "看護師", "東京"]),
  { kind: "filters", filter: { prefectures: ["13"] } },
  { kind: "filters", filter: { prefectures: ["47"], categories: ["RESEARCH_ENGINEERING"] } },
  { kind: "filters", filter: { japaneseLevel: "N5", visaSupport: true } },
  { kind: "filters", filter: { remote: true, employmentTypes: ["FULL_TIME"] } },
  { kind: "filters", filter: { monthlyPayMin: 400_000 } },
  { kind: "filters", filter: { residenceStatus: "STUDENT", beginnerWelcome: true } },
  { kind: "mixed", filter: { keyword: "介護", prefectures: ["27", "28"], japaneseLevel: "N3" } },
  { kind: "mixed", filter: { keyword: "日本語", categories: ["SALES"], monthlyPayMin: 300_000 } },
  { kind: "mixed", filter: { keyword: "ホテル" }, sort: "RELEVANCE" },
  { kind: "mixed", filter: { keyword: "英語" }, sort: "PAY" },
  { kind: "mixed", filter: { prefectures: ["13"] }, sort: "CLOSING_SOON" },
];
