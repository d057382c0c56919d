import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { judgeTexts } from "../../base/judging/judge-texts.ts";
import type { FoundWording } from "../../base/wording/find-wording.ts";

const schema = z.strictObject({ body: z.string().trim().min(1).max(4_000) });

/** What is open in a posting is a question of what a posting must state; in a conversation it may be said later. */
function concernsMessages({ tier, reason }: FoundWording): boolean {
  return tier === "BLOCK" || reason !== "MISLEADING";
}

/**
 * What a member is about to write to an applicant and an employer may not ask or promise, for the member's own eyes. The secrecy of
 * communications holds: nothing is refused, written down, counted or told to anybody.
 * @throws UserErrors FORBIDDEN
 */
export async function checkMessage(ctx: Pick<Ctx, "viewer">, input: z.input<typeof schema>): Promise<FoundWording[]> {
  requireRecruiter(ctx);
  const { body } = parse(schema, input);
  const [found = []] = await judgeTexts([body], { isEmployment: true });
  return found.filter(concernsMessages);
}
