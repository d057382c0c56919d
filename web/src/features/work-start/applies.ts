import { valueAt } from "./value-at.ts";

type Rule = (values: Readonly<Record<string, unknown>>) => boolean;

const is =
  (path: string, ...wanted: readonly string[]): Rule =>
  (values) =>
    wanted.includes(String(valueAt(values, path)));
const includes =
  (path: string, wanted: string): Rule =>
  (values) => {
    const chosen = valueAt(values, path);
    return Array.isArray(chosen) && chosen.includes(wanted);
  };
const hasFixedOvertime: Rule = (values) => valueAt(values, "salary.hasFixedOvertime") === true;
const hasTerm = is("contract.fixedTerm", "yes");
const hasTrial = is("contract.trial", "yes");

/** Fields that apply only beside another answer. */
const rules: Readonly<Record<string, Rule>> = {
  "salary.fixedOvertimeAmount": hasFixedOvertime,
  "salary.fixedOvertimeHours": hasFixedOvertime,
  "salary.fixedOvertimeExcessPaid": hasFixedOvertime,
  "hours.deemedHoursPerDay": is("hours.system", "DISCRETIONARY"),
  "hours.overtimeHoursPerMonth": is("hours.overtime", "yes"),
  "contract.termMonths": hasTerm,
  "contract.renewal": hasTerm,
  "contract.renewalCriteria": (values) => hasTerm(values) && is("contract.renewal", "POSSIBLE")(values),
  "contract.renewalLimit": (values) => hasTerm(values) && is("contract.renewal", "POSSIBLE", "AUTOMATIC")(values),
  "contract.trialMonths": hasTrial,
  "contract.trialConditions": hasTrial,
  studentsAfterGraduation: includes("acceptedStatuses", "STUDENT"),
};

/** True when a field can apply to the posting as it stands in the form: what cannot is neither asked nor sent. */
export function applies(path: string, values: Readonly<Record<string, unknown>>): boolean {
  return rules[path]?.(values) ?? true;
}
