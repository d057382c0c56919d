import { ageRules, ageRulesEnglish } from "./wording-age.data.ts";
import { conditionRules, misleadingRules } from "./wording-conditions.data.ts";
import { nationalityRules, nationalityRulesEnglish } from "./wording-nationality.data.ts";
import { healthRules, privacyRules } from "./wording-person.data.ts";
import type { WordingRule } from "./wording-rule.ts";
import { sexRules, sexRulesEnglish } from "./wording-sex.data.ts";

/** Every wording that a posting must not use. */
export const wordingRules: readonly WordingRule[] = [
  ...sexRules,
  ...sexRulesEnglish,
  ...ageRules,
  ...ageRulesEnglish,
  ...nationalityRules,
  ...nationalityRulesEnglish,
  ...privacyRules,
  ...healthRules,
  ...conditionRules,
  ...misleadingRules,
];
