import { NoticeRuleAdminResolver } from "../../modules/entry/hire/notice-rule.admin.resolver.ts";
import { TermsResolver } from "../../modules/site/consent/terms.resolver.ts";
import { SettingsResolver } from "../../modules/site/settings/settings.resolver.ts";
import { MinimumWageAdminResolver } from "../../modules/work/minimum-wage/minimum-wage.admin.resolver.ts";
import { PermissionRuleAdminResolver } from "../../modules/work/permission/permission-rule.admin.resolver.ts";
import { RuleTierAdminResolver } from "../../modules/work/rule-tier/rule-tier.admin.resolver.ts";

/** What the operator sets from a day on, facts, terms, texts, wages and rules of the law, and who has agreed to it. */
export const settingsResolvers = [
  NoticeRuleAdminResolver,
  TermsResolver,
  SettingsResolver,
  MinimumWageAdminResolver,
  PermissionRuleAdminResolver,
  RuleTierAdminResolver,
];
