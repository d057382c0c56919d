import { foldText } from "../../platform/search-text/search-text.ts";
import { columnArticles, newsArticles } from "../content/articles.ts";
import { demoId, type Random } from "../random.ts";

/** Items that are not, or not for everyone, on the site: state, audience, days from today, title, summary, paragraphs. */
const others = [
  [
    "DRAFT",
    "PUBLIC",
    -1,
    "年末年始の窓口の休みについて",
    "年末年始の窓口の休みと、緊急の連絡先をお知らせします。",
    "12月29日から1月3日まで、電話の窓口を休みます。",
  ],
  [
    "SCHEDULED",
    "PUBLIC",
    3,
    "求人の検索に「通勤時間」を追加します",
    "自宅からの通勤時間で求人を探せるようになります。",
    "地図から駅を選ぶと、通勤時間の順に並びます。",
  ],
  [
    "PUBLISHED",
    "SEEKER",
    -2,
    "模擬テストの受け方が変わりました",
    "求職者の皆さんへ。聞き取りの問題を先に受けられます。",
    "マイページの試験から始めてください。",
  ],
  [
    "PUBLISHED",
    "COMPANY",
    -5,
    "固定残業代の書き方を確認してください",
    "企業の皆さまへ。金額、時間、超えた分の支払いの3つが必要です。",
    "求人の編集画面で、足りない項目をお知らせします。",
  ],
  ["ARCHIVED", "PUBLIC", -90, "夏の合同説明会のご案内（終了）", "説明会は終了しました。", "たくさんのご参加をありがとうございました。"],
] as const;

function otherNews(random: Random, now: Date) {
  return others.map(([status, audience, days, title, summary, text]) => {
    const at = new Date(now.getTime() + days * 86_400_000);
    const written = new Date(Math.min(at.getTime(), now.getTime()) - 3_600_000);
    const isOut = status === "PUBLISHED" || status === "ARCHIVED";
    return {
      id: demoId(random, written),
      category: "NEWS" as const,
      topic: "SERVICE" as const,
      audience,
      status,
      title,
      summary,
      bodyHtml: `<h2>${title}</h2><p>${text}</p>`,
      searchText: foldText([title, summary, text].join(" ")),
      publishAt: status === "DRAFT" ? null : at,
      publishedAt: isOut ? at : null,
      version: 1,
      createdAt: written,
      updatedAt: written,
    };
  });
}

/** News and columns, one a week back from today, and some that wait, are over, or are not for everyone. */
export function demoNews(random: Random, now: Date) {
  const all = [
    ...newsArticles.map((article) => ["NEWS", article] as const),
    ...columnArticles.map((article) => ["COLUMN", article] as const),
  ];
  const open = all.map(([category, [topic, title, summary, ...paragraphs]], index) => {
    const publishedAt = new Date(now.getTime() - (index + 1) * 4 * 86_400_000);
    return {
      id: demoId(random, publishedAt),
      category,
      audience: "PUBLIC" as const,
      status: "PUBLISHED" as const,
      topic,
      title,
      summary,
      bodyHtml: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
      searchText: foldText([title, summary, ...paragraphs].join(" ")),
      publishAt: publishedAt,
      publishedAt,
      version: 1,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
  return [...open, ...otherNews(random, now)];
}
