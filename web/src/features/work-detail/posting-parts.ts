import { contractFacts, employerFacts, hoursFacts, jobFacts, payFacts, placeFacts } from "#features/work/work-facts.ts";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import type { Description } from "#ui/description-list.tsx";
import type { IconName } from "#ui/icon.tsx";

export type Translate = TFunction<"work", "vocabulary">;

/** A group of facts that is folded under the answer most people look for. */
export interface FoldedPart {
  id: "pay" | "hours" | "contract" | "job" | "scope" | "smoking" | "selection";
  icon: IconName;
  items: Description[];
}

export interface PostingParts {
  /** What the law wants a reader to see with the work: who recruits, where to reach them, where and for what pay. Never folded. */
  stated: Description[];
  folded: FoldedPart[];
}

const isSaid = ({ value }: Description) => value !== null && value !== undefined && value !== "";

/**
 * Parts the facts of a posting into what always stands on the page and what is folded. Each fact is in one of them: one that is new to the
 * table of a posting's fields is folded with its neighbours.
 */
export function partsOf(t: Translate, posting: WorkBody_PostingFragment): PostingParts {
  const stated = new Set([
    t("field.employer_name"),
    t("field.employer_address"),
    t("field.employer_contactPhone"),
    t("field.workplace_name"),
    t("field.salary_unit"),
  ]);
  const scope = new Set([t("field.dutiesChangeScope"), t("field.workplace_changeScope")]);
  const smoking = new Set([t("field.workplace_smoking")]);
  const groups = {
    pay: payFacts(t, posting),
    hours: hoursFacts(t, posting),
    contract: contractFacts(t, posting),
    job: [...jobFacts(t, posting), ...placeFacts(t, posting)],
    selection: employerFacts(t, posting),
  };
  const all = Object.values(groups).flat().filter(isSaid);
  const among = (terms: ReadonlySet<string>) => all.filter(({ term }) => terms.has(term));
  const rest = (items: Description[]) =>
    items.filter((item) => isSaid(item) && ![stated, scope, smoking].some((terms) => terms.has(item.term)));
  const folded: FoldedPart[] = [
    { id: "pay", icon: "currency-yen", items: rest(groups.pay) },
    { id: "hours", icon: "clock", items: rest(groups.hours) },
    { id: "contract", icon: "file-text", items: rest(groups.contract) },
    { id: "job", icon: "briefcase", items: rest(groups.job) },
    { id: "scope", icon: "send", items: among(scope) },
    { id: "smoking", icon: "building", items: among(smoking) },
    { id: "selection", icon: "users", items: rest(groups.selection) },
  ];
  return { stated: among(stated), folded: folded.filter(({ items }) => items.length > 0) };
}

/** The first line of a fact. */
const firstLine = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value).split("\n")[0] : "");

/** The answer of a folded part in one line: its first facts, each by its first line. */
export function answerOf(t: Translate, { id, items }: FoldedPart): string {
  if (id === "smoking" || id === "selection") return firstLine(items[0]?.value) ?? "";
  return joinFacts(items.slice(0, 3).map(({ term, value }) => t("common:labelled", { label: term, text: firstLine(value) ?? "" })));
}
