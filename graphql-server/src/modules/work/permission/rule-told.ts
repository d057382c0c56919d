import type { PermissionAnswer, ToldRule } from "./permission.facts.ts";

/** The row that decides, as the text of a refusal names it by `{rule}`. */
export function ruleTold({ reasons }: PermissionAnswer<ToldRule>): Record<string, string> {
  const rule = reasons[0]?.rule;
  if (!rule) return {};
  const { evidence, evidenceEn, evidenceEasy, source, sourceDate } = rule;
  return { evidence, evidenceEn, evidenceEasy, source, sourceDate };
}
