import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { employerText, payText, placeText, prefectureName } from "../../modules/work/posting/posting-text.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { type JobCategory, jobCategories } from "../../shared/vocabulary/job-category.ts";
import { employmentTypeLabels, jobCategoryLabels } from "../../shared/vocabulary/labels.ts";
import { type PrefectureCode, prefectures } from "../../shared/vocabulary/prefecture.ts";
import { type PageContent, siteName } from "./page-head.ts";
import { workPath } from "./work-page.ts";

const newest = 30;

/** The part of a search that makes a page of its own worth finding: one prefecture, one category, or both. */
export interface ListScope {
  prefecture?: PrefectureCode;
  category?: JobCategory;
}

function single(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Reads the scope from the query of the address; everything else of a search is dropped. */
export function listScope(query: Readonly<Record<string, unknown>>): ListScope {
  const prefecture = prefectures.find(({ code }) => code === single(query["prefecture"]))?.code;
  const category = jobCategories.find((name) => name === single(query["category"]));
  return { ...(prefecture && { prefecture }), ...(category && { category }) };
}

/** Address of the list under which its page is known. */
export function listPath({ prefecture, category }: ListScope): string {
  const query = new URLSearchParams({ ...(prefecture && { prefecture }), ...(category && { category }) }).toString();
  return query ? `/japanesejob?${query}` : "/japanesejob";
}

function itemOf(work: Work, company: Company): string {
  const facts = [
    employerText(work, company),
    placeText(work),
    payText(work),
    work.employmentType ? employmentTypeLabels.ja[work.employmentType] : "",
  ];
  const text = facts.filter((fact) => fact !== "").join("／");
  return `<li><a href="${workPath(work.id)}">${escapeHtml(work.title)}</a><br>${escapeHtml(text)}</li>`;
}

/** The newest open works of a scope as a plain list of links. */
export async function newestWorks(em: EntityManager, scope: ListScope): Promise<string> {
  const works = await em.find(
    Work,
    { status: "OPEN", ...scope },
    { populate: ["company"], orderBy: { publishedAt: "desc", id: "desc" }, limit: newest },
  );
  if (works.length === 0) return "<p>現在、条件に合う求人はありません。</p>";
  return `<ul>${works.map((work) => itemOf(work, work.company.getEntity())).join("")}</ul>`;
}

function linksTo(scopes: readonly [string, ListScope][]): string {
  return `<ul>${scopes.map(([label, scope]) => `<li><a href="${escapeHtml(listPath(scope))}">${escapeHtml(label)}</a></li>`).join("")}</ul>`;
}

/** Links to the list by category and by prefecture. */
export function scopeLinks(): string {
  const byCategory = jobCategories.map((category): [string, ListScope] => [`${jobCategoryLabels.ja[category]}の求人`, { category }]);
  const byPlace = prefectures.map(({ code, ja }): [string, ListScope] => [`${ja}の求人`, { prefecture: code }]);
  return `<h2>職種から探す</h2>${linksTo(byCategory)}<h2>都道府県から探す</h2>${linksTo(byPlace)}`;
}

/** The works list, for the whole country or for a scope. */
export async function listPage(em: EntityManager, query: Readonly<Record<string, unknown>>): Promise<PageContent> {
  const scope = listScope(query);
  const name = [scope.prefecture && prefectureName(scope.prefecture), scope.category && jobCategoryLabels.ja[scope.category]]
    .filter(Boolean)
    .join("・");
  const heading = name ? `${name}の求人一覧` : "日本語を使う仕事の求人一覧";
  return {
    status: 200,
    head: {
      title: `${heading}｜${siteName}`,
      description: `${heading}。日本語レベル（N5〜N1）、勤務地、職種、雇用形態、給与から仕事を探せます。在留資格と応募条件も求人ごとに確認できます。`,
      canonical: listPath(scope),
    },
    content: `<main><h1>${escapeHtml(heading)}</h1>${await newestWorks(em, scope)}${scopeLinks()}</main>`,
  };
}
