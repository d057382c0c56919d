import { placedColumnsOf, searchPartsOf, searchVersion, type TextMakers } from "../../modules/work/search/work.search-index.ts";
import { type CopyLines, type CopyPlan, copyLines } from "../../platform/bulk/copy-lines.ts";
import { demoCompanies } from "../accounts/demo-companies.ts";
import { createRandom } from "../random.ts";
import { type DemoWorksInput, demoWorkEvents, writtenWorks } from "./demo-works.ts";
import type { TokenLists } from "./token-lists.ts";

// Only erasable types and no entities: threads start from here.

/** Leaves every company within the largest plan. */
const worksPerCompany = 150;
export const companiesPerBatch = 14;
export const worksPerBatch = worksPerCompany * companiesPerBatch;

export type Counts = Record<"works" | "companies", number>;
export interface BatchSettings {
  now: Date;
  wages: DemoWorksInput["wages"];
}

/** One batch from its place in the whole row, which is also the seed: whoever goes on after a stop makes what comes next. */
export function batchAt(before: Counts, count: number, { now, wages }: BatchSettings) {
  const random = createRandom(100_000 + before.works);
  const companies = demoCompanies(random, { now, count: companiesPerBatch, from: before.companies }).map((company) => ({
    ...company,
    plan: "PREMIUM" as const,
  }));
  const works = writtenWorks(random, { companies, count, now, wages, from: before.works });
  const events = demoWorkEvents(
    random,
    works.map(({ work }) => work),
  );
  return { companies, works, events };
}

export type BatchPlans = Record<"company" | "work" | "event", CopyPlan>;

/** A batch as lines of COPY, the columns of the search made from texts that repeat. */
export function linesOfBatch(
  { companies, works, events }: ReturnType<typeof batchAt>,
  { plans, make, lists }: { plans: BatchPlans; make: TextMakers; lists: TokenLists },
): CopyLines[] {
  const parts = works.map(({ work, company }) => searchPartsOf(work, company, make));
  const tokens = lists.write(parts.map(({ groups }) => groups));
  const rows = works.map(({ work }, place) =>
    Object.assign(work, { searchText: parts[place]?.searchText, searchTokens: tokens[place], searchVersion }, placedColumnsOf(work)),
  );
  return [copyLines(plans.company, companies), copyLines(plans.work, rows), copyLines(plans.event, events)];
}
