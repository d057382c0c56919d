import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { obstacleOf } from "./scout-access.ts";

const codeOf = { NO_PERMIT: "SCOUT_NOT_OFFERED", STOPPED: "SCOUT_STOPPED", PLAN: "SCOUT_NOT_IN_PLAN" } as const;

/** The member of a company that may search. @throws UserErrors FORBIDDEN, SCOUT_NOT_OFFERED, SCOUT_STOPPED, SCOUT_NOT_IN_PLAN */
export async function requireScoutAccess(ctx: Ctx, em: EntityManager = ctx.em) {
  const viewer = requireRecruiter(ctx);
  const obstacle = await obstacleOf(em, viewer.companyId);
  if (obstacle) throw userError(codeOf[obstacle]);
  return viewer;
}
