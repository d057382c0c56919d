import { conditionClauses } from "./clause-conditions.data.ts";
import { latinClauses } from "./clause-latin.data.ts";
import { healthClauses, privacyClauses } from "./clause-person.data.ts";
import type { ClauseRule } from "./clause-rule.ts";
import { crimeClauses, truthClauses } from "./clause-truth.data.ts";
import { ageClauses, nationalityClauses, sexClauses } from "./clause-who.data.ts";

/** Every clause that a posting must not contain or that a moderator must look at. */
export const clauseRules: readonly ClauseRule[] = [
  ...sexClauses,
  ...ageClauses,
  ...nationalityClauses,
  ...healthClauses,
  ...privacyClauses,
  ...conditionClauses,
  ...truthClauses,
  ...crimeClauses,
  ...latinClauses,
];
