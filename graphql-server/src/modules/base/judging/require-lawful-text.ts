import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { judgeTexts } from "./judge-texts.ts";
import { raisedRulesOn } from "./raised-rules.queries.ts";

type Judging = Pick<Ctx, "em" | "now">;

/**
 * Lets a text of an employer that applicants will read through only when nothing in it is forbidden; the same rules as for postings,
 * and those that the operator has made to stop.
 * @throws UserErrors one a forbidden wording
 */
export async function requireLawfulText({ em, now }: Judging, text: string, path: readonly string[]): Promise<void> {
  const [found = []] = await judgeTexts([text], { isEmployment: true });
  // Without a finding nothing is asked.
  const raised = found.length > 0 ? await raisedRulesOn(em, jstDate(now())) : new Set<string>();
  const blocked = found.filter(({ tier, reason }) => tier === "BLOCK" || raised.has(`WORK_WORDING_${reason}`));
  if (blocked.length === 0) return;
  throw new UserErrors(
    blocked.map(({ reason, found: word, rewrite }) => ({ code: `WORK_WORDING_${reason}`, path, params: { word, rewrite } })),
  );
}
