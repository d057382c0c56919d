import type { EntityManager } from "@mikro-orm/postgresql";
import { userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { hasLeft } from "../../account/leaving/left-person.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { isReachable } from "../../account/seeker/user.status.ts";
import type { Conversation } from "./conversation.entity.ts";

/** True while somebody in the company can sign in, now or after the review. */
export function isCompanyReachable({ status }: Pick<Company, "status">): boolean {
  return status !== "SUSPENDED" && status !== "CLOSED";
}

/** Refuses a message to somebody who cannot sign in now or ever: it would wait unread. @throws UserErrors RECIPIENT_UNREACHABLE */
export async function requireReachable(em: EntityManager, conversation: Conversation, to: "SEEKER" | "COMPANY" | "ADMIN"): Promise<void> {
  const user = to === "SEEKER" && conversation.user ? await em.findOneOrFail(User, conversation.user.id) : null;
  const company = to === "COMPANY" && conversation.company ? await em.findOneOrFail(Company, conversation.company.id) : null;
  // The operator may still write to somebody in the days of grace; to a company they are gone.
  const isGone = user && (!isReachable(user) || (conversation.kind === "SEEKER_COMPANY" && hasLeft(user)));
  if (isGone || (company && !isCompanyReachable(company))) throw userError("RECIPIENT_UNREACHABLE");
}
