import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { employerText } from "../../modules/work/posting/posting-text.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { type JobCategory, jobCategories } from "../../shared/vocabulary/job-category.ts";
import { employmentTypeLabels } from "../../shared/vocabulary/labels.ts";
import { type PrefectureCode, prefectures } from "../../shared/vocabulary/prefecture.ts";
import type { PageContent } from "./page-head.ts";
import type { PageVoice } from "./words/page-voice.ts";
import { placeIn, titleIn, workPath } from "./work-page.ts";

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

function itemOf(voice: PageVoice, work: Work, company: Company): string {
  const facts = [
    employerText(work, company),
    placeIn(voice, work),
    voice.pay({ unit: work.payUnit, min: work.payMin, max: work.payMax }),
    work.employmentType ? employmentTypeLabels[voice.language][work.employmentType] : "",
  ];
  const text = facts.filter((fact) => fact !== "").join("／");
  return `<li><a href="${voice.link(workPath(work.id))}">${escapeHtml(titleIn(voice, work))}</a><br>${escapeHtml(text)}</li>`;
}

/** The newest open works of a scope as a plain list of links. */
export async function newestWorks(em: EntityManager, voice: PageVoice, scope: ListScope): Promise<string> {
  const works = await em.find(
    Work,
    { status: "OPEN", ...scope },
    { populate: ["company"], orderBy: { publishedAt: "desc", id: "desc" }, limit: newest },
  );
  if (works.length === 0) return `<p>${escapeHtml(voice.words.noWorks)}</p>`;
  return `<ul>${works.map((work) => itemOf(voice, work, work.company.getEntity())).join("")}</ul>`;
}

function linksTo({ link, words }: PageVoice, scopes: readonly [string, ListScope][]): string {
  const items = scopes.map(
    ([name, scope]) => `<li><a href="${escapeHtml(link(listPath(scope)))}">${escapeHtml(words.worksOf(name))}</a></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

/** Links to the list by category and by prefecture. */
export function scopeLinks(voice: PageVoice): string {
  const byCategory = jobCategories.map((category): [string, ListScope] => [voice.category(category), { category }]);
  const byPlace = prefectures.map(({ code }): [string, ListScope] => [voice.prefecture(code), { prefecture: code }]);
  const { byCategory: categories, byPrefecture } = voice.words;
  return `<h2>${escapeHtml(categories)}</h2>${linksTo(voice, byCategory)}<h2>${escapeHtml(byPrefecture)}</h2>${linksTo(voice, byPlace)}`;
}

/** The works list, for the whole country or for a scope. */
export async function listPage(em: EntityManager, voice: PageVoice, query: Readonly<Record<string, unknown>>): Promise<PageContent> {
  const scope = listScope(query);
  const names = [voice.prefecture(scope.prefecture), scope.category ? voice.category(scope.category) : ""];
  const { heading, title, description } = voice.words.list(names.filter((name) => name !== "").join("・"));
  return {
    status: 200,
    head: { title: voice.words.titled(title), description, canonical: listPath(scope) },
    content: `<main><h1>${escapeHtml(heading)}</h1>${await newestWorks(em, voice, scope)}${scopeLinks(voice)}</main>`,
  };
}
