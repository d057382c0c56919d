import { isOpenTo } from "../../../shared/audience.ts";
import type { CompanyViewer } from "../../../shared/viewer.ts";

/** The abilities of the signed-in member within the company, for screens; operations name their audience themselves. */
export function companyAbilities(company: CompanyViewer) {
  const may = (...names: Parameters<typeof isOpenTo>[0]) => isOpenTo(names, { company });
  return {
    editWorks: may("COMPANY_RECRUITER"),
    moveEntries: may("COMPANY_RECRUITER"),
    sendMessages: may("COMPANY_RECRUITER"),
    manageMembers: may("COMPANY_OWNER"),
    managePlan: may("COMPANY_OWNER"),
  };
}
