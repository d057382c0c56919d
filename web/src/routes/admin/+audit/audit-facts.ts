import { formatDateTime } from "#platform/dates.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import type { FullGroup, Namespace, TFunction } from "#platform/i18n/text-key.ts";
import type { AuditRow } from "./audit-row.ts";

/** The namespaces, besides the screen's own, that hold the words for facts; they are loaded with it. */
export const factNamespaces = [
  "vocabulary",
  "newsroom",
  "adminMovie",
  "adminPeople",
  "adminMoney",
  "operatorSettings",
  "adminExam",
  "company",
] as const satisfies readonly Namespace[];
type FactNamespace = (typeof factNamespaces)[number];
export type AuditText = TFunction<"adminAudit", FactNamespace>;

/** The group of words for a fact's codes: by the kind of thing and the fact, or by the fact alone. All else is text, numbers and times. */
const wordsOf: Readonly<Record<string, FullGroup<"adminAudit" | FactNamespace>>> = {
  "work.from": "vocabulary:workStatus",
  "work.to": "vocabulary:workStatus",
  "work.status": "vocabulary:workStatus",
  "company.status": "vocabulary:entryStatus",
  "news.from": "vocabulary:newsStatus",
  "news.to": "vocabulary:newsStatus",
  "news.changed": "newsroom:fields",
  "movie.from": "adminMovie:statuses",
  "movie.to": "adminMovie:statuses",
  "user.from": "adminPeople:status",
  "user.to": "adminPeople:status",
  "adminUser.from": "vocabulary:adminRole",
  "adminUser.to": "vocabulary:adminRole",
  "adminUser.role": "vocabulary:adminRole",
  "companyMember.role": "vocabulary:companyRole",
  "licencePurchase.status": "adminAudit:value",
  "licencePurchase.cause": "adminMoney:sale.causes",
  "setting.kind": "adminAudit:value",
  "setting.isInsured": "adminAudit:value",
  "setting.changed": "operatorSettings:facts",
  audience: "adminAudit:side",
  byText: "adminAudit:value",
  category: "vocabulary:newsCategory",
  codes: "adminAudit:value",
  decision: "adminExam:decision",
  fields: "company:field",
  ground: "adminPeople:ground",
  kind: "adminAudit:side",
  outcome: "adminAudit:value",
  plan: "vocabulary:plan",
  pool: "adminExam:pools",
  prefectures: "vocabulary:prefecture",
  secondFactor: "adminAudit:value",
  step: "adminAudit:value",
};

function valueText(t: AuditText, noun: string, { name, value }: AuditRow["detail"][number]): string {
  if (value === "") return "—";
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateTime(value);
  const words = wordsOf[`${noun}.${name}`] ?? wordsOf[name];
  if (!words) return value;
  return joinList(value.split(/[ ,]+/).map((code) => t.find(words, code.replaceAll(".", "_")) ?? code));
}

/** Returns the other facts on record about an act, in words; a fact that has none yet stands as it was written. */
export function factsOf(t: AuditText, { objectType, detail }: Pick<AuditRow, "objectType" | "detail">) {
  const noun = objectType.charAt(0).toLowerCase() + objectType.slice(1);
  // The database keeps them in no order: what was comes before what is.
  const ordered = detail.toSorted((one, other) => Number(other.name === "from") - Number(one.name === "from"));
  return ordered.map((fact) => ({ term: t.code("fact", fact.name), value: valueText(t, noun, fact) }));
}
