import { UserErrors } from "../../../shared/user-error.ts";
import { findWording } from "./find-wording.ts";

/**
 * Lets a text of an employer that applicants will read through only when nothing in it is forbidden; the same rules as for postings.
 * @throws UserErrors one a forbidden wording
 */
export function requireLawfulText(text: string, path: readonly string[]): void {
  const blocked = findWording(text, { isEmployment: true }).filter(({ tier }) => tier === "BLOCK");
  if (blocked.length === 0) return;
  throw new UserErrors(
    blocked.map(({ reason, found, rewrite }) => ({ code: `WORK_WORDING_${reason}`, path, params: { word: found, rewrite } })),
  );
}
