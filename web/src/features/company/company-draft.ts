import { type CompanyValues, companyFields, emptyCompanyValues } from "./company-values.ts";

/** Changed facts on their way from the form to the check; they travel with the browser's history. */
export interface CompanyDraft {
  facts: CompanyValues;
  version: number;
}

/** The draft of a step's state; undefined when the step was opened directly. */
export function companyDraftOf(state: unknown): CompanyDraft | undefined {
  if (typeof state !== "object" || state === null || !("facts" in state) || !("version" in state)) return undefined;
  const { facts, version } = state;
  if (typeof facts !== "object" || facts === null || typeof version !== "number") return undefined;
  const entries = companyFields.map((name) => [name, Reflect.get(facts, name)] as const);
  const values = {
    ...emptyCompanyValues(),
    ...Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""])),
  };
  return { facts: values, version };
}
