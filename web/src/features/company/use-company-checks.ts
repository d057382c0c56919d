import { useTranslation } from "#platform/i18n/use-translation.ts";
import { type CompanyValues, companyFields, requiredCompanyFields } from "./company-values.ts";

/** Checks of the browser for the facts, and their labels for the summary of problems. */
export function useCompanyChecks() {
  const { t } = useTranslation("companyAccount");
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const validate: Partial<Record<keyof CompanyValues, (value: string) => string | null>> = Object.fromEntries(
    requiredCompanyFields.map((name) => [name, required]),
  );
  const labels = Object.fromEntries(companyFields.map((name) => [`facts.${name}`, t(`facts.${name}`)]));
  return { validate, labels, required };
}
