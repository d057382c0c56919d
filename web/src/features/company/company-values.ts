import type { CompanyFactsInput } from "#graphql/operations.ts";

/** The company's facts as values of a form: everything is text. */
export type CompanyValues = Record<(typeof companyFields)[number], string>;

/** The names of the fields in the order of the form. */
export const companyFields = [
  "name",
  "nameKana",
  "nameEn",
  "corporateNumber",
  "industry",
  "representative",
  "foundedYear",
  "employeeCount",
  "postalCode",
  "prefecture",
  "city",
  "addressLine",
  "building",
  "contactEmail",
  "contactPhone",
  "websiteUrl",
  "description",
] as const;

export const requiredCompanyFields: readonly (typeof companyFields)[number][] = [
  "name",
  "industry",
  "representative",
  "postalCode",
  "prefecture",
  "city",
  "addressLine",
  "contactEmail",
  "contactPhone",
];

/** An empty form. */
export function emptyCompanyValues(): CompanyValues {
  return {
    name: "",
    nameKana: "",
    nameEn: "",
    corporateNumber: "",
    industry: "",
    representative: "",
    foundedYear: "",
    employeeCount: "",
    postalCode: "",
    prefecture: "",
    city: "",
    addressLine: "",
    building: "",
    contactEmail: "",
    contactPhone: "",
    websiteUrl: "",
    description: "",
  };
}

/** A whole number as typed, full-width digits too; null when nothing is typed, NaN refused by the server. */
function numberOf(text: string): number | null {
  const digits = text.normalize("NFKC").trim();
  return digits === "" ? null : Math.trunc(Number(digits.replace(/[^\d-]/g, "")));
}

/** Converts the form's values to the input the server takes. */
export function toFacts({ foundedYear, employeeCount, ...texts }: CompanyValues): CompanyFactsInput {
  return { ...texts, foundedYear: numberOf(foundedYear), employeeCount: numberOf(employeeCount) };
}
