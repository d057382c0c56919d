import type { SetCompanyPlanInput, SuspendCompanyInput } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { approveDocument, planDocument, refuseDocument, restoreDocument, suspendDocument } from "./company.mutations.ts";

type Problems = Promise<readonly FieldProblem[] | undefined>;
export type CompanyDecision = "refuse" | "restore";

/** Opens a company that was reviewed. */
export async function approveCompany(input: { id: string; version: number }): Problems {
  return (await send(approveDocument, input)).errors;
}

/** Carries out a decision with a reason that the company reads. */
export async function decideCompany(decision: CompanyDecision, input: { id: string; version: number; reason: string }): Problems {
  const run: Record<CompanyDecision, () => Problems> = {
    refuse: async () => (await send(refuseDocument, input)).errors,
    restore: async () => (await send(restoreDocument, input)).errors,
  };
  return run[decision]();
}

/** Stops a company; its members read the ground in their language, and what is added to it. */
export async function suspendCompany(input: SuspendCompanyInput): Problems {
  return (await send(suspendDocument, input)).errors;
}

/** Moves a company to a plan, billed by invoice. */
export async function setCompanyPlan(input: SetCompanyPlanInput): Problems {
  return (await send(planDocument, input)).errors;
}
