import { addressText, benefitsText, employerText, payText, prefectureName, timesText } from "../../modules/work/posting/posting-text.ts";
import { publishedUntil } from "../../modules/work/posting/published-until.ts";
import { type RemoteMode } from "../../modules/work/posting/work.vocabulary.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { paragraphs } from "../../platform/html/paragraphs.ts";
import { type EmploymentType } from "../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { employmentTypeLabels, japaneseLevelLabels, jobCategoryLabels } from "../../shared/vocabulary/labels.ts";
import { changedAt } from "../partner/partner-work.presenter.ts";
import { cdata, element } from "./xml.ts";

/** Indeed's words for the kinds of employment. */
const jobTypes: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "fulltime",
  CONTRACT: "contract",
  PART_TIME: "parttime",
  DISPATCH: "temporary",
  PERMANENT_DISPATCH: "fulltime",
  TEMP_TO_PERM: "temporary",
  INTERN: "internship",
  OUTSOURCING: "contract",
  SHOKUTAKU: "contract",
};

const remoteTypes: Readonly<Record<RemoteMode, string | null>> = { NONE: null, PARTIAL: "Hybrid remote", FULL: "Fully remote" };

/** The posting in words: the work itself, then the facts that the law wants stated. */
function descriptionOf(work: WorkRow): string {
  const { employmentType } = work;
  const level: JapaneseLevel = work.japaneseLevel;
  const facts = [
    ["雇用形態", employmentType ? employmentTypeLabels.ja[employmentType] : ""],
    ["給与", payText(work)],
    ["勤務地", work.remote === "FULL" ? "完全在宅（日本国内）" : addressText(work)],
    ["勤務時間", timesText(work)],
    ["休日", work.holidays ?? ""],
    ["日本語", japaneseLevelLabels.ja[level]],
    ["応募資格", work.requirements ?? ""],
    ["福利厚生", benefitsText(work)],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`【${name}】${value}`] : []));
  return [work.description, lines.join("\n")].filter((part) => part !== "").join("\n\n");
}

/** Works of a page at most. */
export const indeedPage = 10_000;

function jobXml(work: WorkRow, { url, email }: { url: string; email: string }): string {
  const { category, employmentType, publishedAt } = work;
  const remote: RemoteMode = work.remote;
  const parts = [
    cdata("title", work.title),
    cdata("date", new Date(publishedAt ?? 0).toUTCString()),
    cdata("referencenumber", work.id),
    cdata("requisitionid", work.id),
    cdata("url", url),
    cdata("company", employerText(work, work.company)),
    cdata("sourcename", "Kotoba Works"),
    // Applications are made on our pages, so whoever asks about one asks us.
    cdata("email", email),
    cdata("streetaddress", work.addressLine),
    cdata("city", work.city),
    cdata("state", prefectureName(work.prefecture)),
    cdata("country", "JP"),
    cdata("postalcode", work.postalCode && `${work.postalCode.slice(0, 3)}-${work.postalCode.slice(3)}`),
    // Indeed reads this one as HTML: what a company wrote stays text.
    cdata("description", paragraphs(descriptionOf(work))),
    cdata("salary", payText(work)),
    cdata("jobtype", employmentType && jobTypes[employmentType]),
    cdata("category", category && `${String(jobCategories.indexOf(category) + 1).padStart(2, "0")} ${jobCategoryLabels.ja[category]}`),
    cdata("experience", work.beginnerWelcome ? "未経験歓迎" : null),
    cdata("remotetype", remoteTypes[remote]),
    cdata("expirationdate", publishedUntil(work)),
    cdata("lastactivitydate", changedAt(work).toUTCString()),
  ];
  return `<job>${parts.join("")}</job>`;
}

/** Works as Indeed's XML feed; `email`: whoever answers questions about them. */
export function indeedXml(works: readonly WorkRow[], { siteUrl, email }: { siteUrl: (path: string) => string; email: string }): string {
  const jobs = works.map((work) => jobXml(work, { url: siteUrl(`/japanesejob/${work.id}`), email }));
  const latest = works.reduce((found, work) => Math.max(found, changedAt(work).getTime()), 0);
  const head = [
    element("publisher", "Kotoba Works"),
    element("publisherurl", siteUrl("/")),
    latest > 0 ? element("lastBuildDate", new Date(latest).toUTCString()) : "",
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>${head.join("")}\n${jobs.join("\n")}\n</source>\n`;
}
