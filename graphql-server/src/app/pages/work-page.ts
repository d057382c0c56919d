import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { addressText, employerText, payText, placeText, timesText } from "../../modules/work/posting/posting-text.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { isEnded } from "../../modules/work/posting/work.status.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import {
  employmentTypeLabels,
  industryLabels,
  japaneseLevelLabels,
  jobCategoryLabels,
  residenceStatusLabels,
} from "../../shared/vocabulary/labels.ts";
import { paragraphs } from "./html.ts";
import { jobPosting } from "./job-posting.ts";
import { type PageContent, siteName } from "./page-head.ts";

/** The one address of a work. */
export function workPath(id: string): string {
  return `/japanesejob/${id.toLowerCase()}`;
}

const day = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", dateStyle: "long" });

/** Lists the facts of the posting: the words for everything the markup states. */
function factsOf(work: Work, company: Company): [string, string][] {
  const level: JapaneseLevel = work.japaneseLevel;
  const facts: [string, string][] = [
    ["会社", employerText(work, company)],
    ["業種", industryLabels.ja[company.industry]],
    ["勤務地", work.remote === "FULL" ? "完全在宅（日本国内）" : addressText(work)],
    ["給与", payText(work)],
    ["雇用形態", work.employmentType ? employmentTypeLabels.ja[work.employmentType] : ""],
    ["職種", work.category ? jobCategoryLabels.ja[work.category] : ""],
    ["日本語", japaneseLevelLabels.ja[level]],
    ["在留資格", work.acceptedStatuses.map((status) => residenceStatusLabels.ja[status]).join("、")],
    ["経験", work.beginnerWelcome ? "未経験歓迎" : ""],
    ["勤務時間", timesText(work)],
    ["休日", work.holidays ?? ""],
    ["福利厚生", work.benefits ?? ""],
    ["採用人数", `${work.openings}人`],
    ["入社日", work.startsOn ?? ""],
    ["応募締切", work.applyBy ?? ""],
    ["掲載日", work.publishedAt ? day.format(work.publishedAt) : ""],
    ["情報の更新日", work.infoUpdatedAt ? day.format(work.infoUpdatedAt) : ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

function contentOf(work: Work, company: Company): string {
  const notice =
    work.status === "OPEN"
      ? ""
      : `<p><strong>${isEnded(work.status) ? "この求人の募集は終了しました。" : "この求人は募集を一時停止しています。"}</strong></p>`;
  const rows = factsOf(work, company).map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const list = `<p><a href="/japanesejob">求人一覧</a></p>`;
  return `<main><h1>${escapeHtml(work.title)}</h1>${notice}<dl>${rows.join("")}</dl><h2>仕事内容</h2>${paragraphs(work.description)}${list}</main>`;
}

/**
 * The page of a work that is or was public. One that is over answers 410 (gone) and one that pauses asks not to be indexed; only an open
 * one carries JobPosting markup.
 */
export function workPage(work: Work, company: Company, baseUrl: string): PageContent {
  const open = work.status === "OPEN";
  const employer = employerText(work, company);
  const facts = [employer, placeText(work), payText(work)].filter((fact) => fact !== "").join("／");
  return {
    status: isEnded(work.status) ? 410 : 200,
    head: {
      title: `${work.title}（${employer}）｜${siteName}`,
      description: `${facts}。${work.description}`,
      kind: "article",
      ...(open && { canonical: workPath(work.id), jsonLd: jobPosting(work, company, `${baseUrl}${workPath(work.id)}`) }),
    },
    content: contentOf(work, company),
  };
}
