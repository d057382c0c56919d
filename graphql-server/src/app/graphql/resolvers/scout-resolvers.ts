import { ScoutCompanyResolver } from "../../../modules/company/scout/scout.company.resolver.ts";
import { ScoutSeekerResolver } from "../../../modules/company/scout/scout.seeker.resolver.ts";
import { ScoutPermitResolver } from "../../../modules/company/scout-permit/scout-permit.resolver.ts";
import { ScoutFormulaResolver } from "../../../modules/company/scout-search/scout-formula.public.resolver.ts";
import { ScoutSearchResolver } from "../../../modules/company/scout-search/scout-search.resolver.ts";
import { ScoutSettingResolver } from "../../../modules/company/scout-setting/scout-setting.resolver.ts";

/** All that people, companies and the operator ask about scouts. */
export const scoutResolvers = [
  ScoutCompanyResolver,
  ScoutFormulaResolver,
  ScoutPermitResolver,
  ScoutSearchResolver,
  ScoutSeekerResolver,
  ScoutSettingResolver,
] as const;
