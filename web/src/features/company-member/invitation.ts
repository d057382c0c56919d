import type { CompanyRole } from "#graphql/operations.ts";
import { inOrder } from "#platform/in-order.ts";
import { known } from "#platform/known.ts";

/** The entries typed on the first of the three steps and checked on the second; they travel with the browser's history. */
export interface Invitation {
  name: string;
  email: string;
  role: CompanyRole;
}

export const companyRoles = inOrder<CompanyRole>()(["RECRUITER", "VIEWER", "OWNER"]);

/** The invitation of a step's state; undefined when the step was opened directly. */
export function invitationOf(state: unknown): Invitation | undefined {
  if (typeof state !== "object" || state === null || !("email" in state) || !("name" in state) || !("role" in state)) return undefined;
  const role = known(companyRoles, state.role);
  if (typeof state.email !== "string" || typeof state.name !== "string" || !role) return undefined;
  return { email: state.email, name: state.name, role };
}
