import type { ContentColumn } from "../field/fields.ts";
import type { ContentColumns } from "../posting/work.columns.ts";

/** What is the same in every posting of a company. */
export const standingColumns = [
  "employerName",
  "employerAddress",
  "contactEmail",
  "contactPhone",
  "contactFormUrl",
  "dutiesChangeScope",
  "visaSupport",
  "commuting",
  "raise",
  "bonus",
  "payClosing",
  "payDay",
  "holidays",
  "holidaysPerYear",
  "healthInsurance",
  "pensionInsurance",
  "accidentInsurance",
  "employmentInsurance",
  "insuranceNote",
  "trial",
  "trialMonths",
  "trialConditions",
  "retirement",
  "benefits",
  "selection",
  "documents",
] as const satisfies readonly ContentColumn[];

/** What belongs to a place of work. */
export const placeColumns = [
  "workplaceKind",
  "workplaceName",
  "postalCode",
  "prefecture",
  "city",
  "addressLine",
  "nearestStation",
  "workplaceChangeScope",
  "smoking",
  "smokingNote",
] as const satisfies readonly ContentColumn[];

export type StandingColumns = Partial<Pick<ContentColumns, (typeof standingColumns)[number]>>;
export type PlaceColumns = Partial<Pick<ContentColumns, (typeof placeColumns)[number]>>;

/** What was said of the given columns; the rest is not the profile's. */
export function standingOf(columns: Partial<ContentColumns>): StandingColumns {
  return Object.fromEntries(standingColumns.flatMap((column) => (isSaid(columns[column]) ? [[column, columns[column]]] : [])));
}

/** The same of a place. */
export function placeOf(columns: Partial<ContentColumns>): PlaceColumns {
  return Object.fromEntries(placeColumns.flatMap((column) => (isSaid(columns[column]) ? [[column, columns[column]]] : [])));
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "";
}
