import { type JobCategory, jobCategories } from "../../shared/vocabulary/job-category.ts";
import { type PrefectureCode, prefectures } from "../../shared/vocabulary/prefecture.ts";
import type { FoundPage } from "./page-head.ts";
import type { PageVoice } from "./words/page-voice.ts";

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

/** The works list, for the whole country or for a scope. */
export function listPage(voice: PageVoice, query: Readonly<Record<string, unknown>>): FoundPage {
  const scope = listScope(query);
  const names = [voice.prefecture(scope.prefecture), scope.category ? voice.category(scope.category) : ""];
  const { title, description } = voice.words.list(names.filter((name) => name !== "").join("・"));
  return { status: 200, head: { title: voice.words.titled(title), description, canonical: listPath(scope) } };
}
