import { jstDate } from "../../../shared/calendar/jst.ts";
import { addWorkingDays } from "../../../shared/calendar/working-days.ts";
import type { Company } from "../company/company.entity.ts";

/** Working days in which the operator looks at a company, as the site promises. */
const reviewWorkingDays = 2;

/** The day by which the review of a company ends as a rule, counted from its registration or its last correction; null when none is under way. */
export function reviewDueOn({ status, refusedAt, updatedAt }: Pick<Company, "status" | "refusedAt" | "updatedAt">): string | null {
  if (status !== "PENDING" || refusedAt !== null) return null;
  return addWorkingDays(jstDate(updatedAt), reviewWorkingDays);
}
