import { isJapanese, type Locale } from "../../../shared/locale.ts";
import type { Company } from "./company.entity.ts";
import type { CompanyPlanType } from "./plan.type.ts";

/** The plan of a company with its use. The company's plan must be loaded, as `companyById` does. */
export function planOf({ plan, publishedWorks }: Pick<Company, "plan" | "publishedWorks">, locale: Locale): CompanyPlanType {
  const { code, name, nameEn, publishedWorkLimit, memberLimit } = plan.getEntity();
  return { code, name: isJapanese(locale) ? name : nameEn, publishedWorkLimit, publishedWorks, memberLimit };
}
