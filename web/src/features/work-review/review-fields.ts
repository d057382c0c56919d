import { formSteps } from "#features/company-work/form-steps.ts";
import { contentOf, valueAt, valuesOfWork } from "#features/company-work/work-values.ts";
import type { Change } from "#features/work-change/change-list.tsx";
import type { IssueTier } from "#graphql/operations.ts";

/** What the linter found, as far as the review shows it. */
export interface Finding {
  code: string;
  message: string;
  path: readonly string[];
  tier: IssueTier;
}

/** A field of the posting as it is reviewed. */
export interface ReviewField {
  path: string;
  /** Its value as JSON. */
  value: string;
  change: Change | undefined;
  findings: readonly Finding[];
}

export interface ReviewStep {
  name: (typeof formSteps)[number]["name"];
  fields: readonly ReviewField[];
}

const paths = formSteps.flatMap(({ fields }) => fields.map(({ path }) => path));

/** The field that a finding stands at: its own, that of the list it is a row of, or the first of its group. */
function placeOf(path: readonly string[]): string | undefined {
  const wanted = path.join(".");
  const own = paths.find((known) => wanted === known || wanted.startsWith(`${known}.`));
  return own ?? paths.find((known) => known.startsWith(`${wanted}.`));
}

/** One key of a finding among those of a posting. */
export const findingKey = ({ code, path }: Pick<Finding, "code" | "path">) => `${code} ${path.join(".")}`;

const isEmpty = (json: string) => ["null", '""', "[]", "false"].includes(json);

/** Every field that says something, changes, lacks something or is asked for, in the order of the form; and what belongs to no field. */
export function reviewSteps(
  posting: unknown,
  { changes, findings, always }: { changes: readonly Change[]; findings: readonly Finding[]; always: readonly string[] },
) {
  const content: unknown = contentOf(valuesOfWork(posting));
  const fieldOf = (path: string): ReviewField => ({
    path,
    value: JSON.stringify(valueAt(content, path) ?? null),
    change: changes.find((change) => change.path.join(".") === path),
    findings: findings.filter((finding) => placeOf(finding.path) === path),
  });
  const isShown = ({ path, value, change, findings: found }: ReviewField) =>
    !isEmpty(value) || change !== undefined || found.length > 0 || always.includes(path);
  const steps: ReviewStep[] = formSteps.map(({ name, fields }) => ({
    name,
    fields: fields.map(({ path }) => fieldOf(path)).filter(isShown),
  }));
  return { steps: steps.filter(({ fields }) => fields.length > 0), elsewhere: findings.filter(({ path }) => placeOf(path) === undefined) };
}
