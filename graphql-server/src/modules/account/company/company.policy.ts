import { isOpenTo } from "../../../shared/viewer/audience.ts";
import type { CompanyViewer } from "../../../shared/viewer/viewer.ts";

/** What a company member may do. */
export interface CompanyAbilities {
  editWorks: boolean;
  moveEntries: boolean;
  sendMessages: boolean;
  manageMembers: boolean;
  managePlan: boolean;
}

/** What the signed-in member may do for the company, for screens; operations name their audience themselves. */
export function companyAbilities(company: CompanyViewer): CompanyAbilities {
  const may = (...names: Parameters<typeof isOpenTo>[0]) => isOpenTo(names, { company });
  return {
    editWorks: may("COMPANY_RECRUITER"),
    moveEntries: may("COMPANY_RECRUITER"),
    sendMessages: may("COMPANY_RECRUITER"),
    manageMembers: may("COMPANY_OWNER"),
    managePlan: may("COMPANY_OWNER"),
  };
}
