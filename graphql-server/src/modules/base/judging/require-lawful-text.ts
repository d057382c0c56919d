import { UserErrors } from "../../../shared/user-error.ts";
import { judgeTexts } from "./judge-texts.ts";

/**
 * Lets a text of an employer that applicants will read through only when nothing in it is forbidden; the same rules as for postings.
 * @throws UserErrors one a forbidden wording
 */
export async function requireLawfulText(text: string, path: readonly string[]): Promise<void> {
  const [found = []] = await judgeTexts([text], { isEmployment: true });
  const blocked = found.filter(({ tier }) => tier === "BLOCK");
  if (blocked.length === 0) return;
  throw new UserErrors(
    blocked.map(({ reason, found: word, rewrite }) => ({ code: `WORK_WORDING_${reason}`, path, params: { word, rewrite } })),
  );
}
