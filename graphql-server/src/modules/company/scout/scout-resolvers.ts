import { ScoutPermitResolver } from "../scout-permit/scout-permit.resolver.ts";
import { ScoutFormulaResolver, ScoutSearchResolver } from "../scout-search/scout-search.resolver.ts";
import { ScoutSettingResolver } from "../scout-setting/scout-setting.resolver.ts";
import { ScoutCompanyResolver, ScoutSeekerResolver } from "./scout.resolver.ts";

/** All that people, companies and the operator ask about scouts. */
export const scoutResolvers = [
  ScoutCompanyResolver,
  ScoutFormulaResolver,
  ScoutPermitResolver,
  ScoutSearchResolver,
  ScoutSeekerResolver,
  ScoutSettingResolver,
] as const;
