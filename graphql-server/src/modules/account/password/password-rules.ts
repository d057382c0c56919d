import { UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import { isCommonPassword } from "./is-common-password.ts";

/** Length in code points after NFKC. 15 because the password is the only factor (NIST SP 800-63B-4). */
export const passwordLength = { minimum: 15, maximum: 128 } as const;

const siteNames = ["kotobaworks", "kotoba works", "kotoba-works", "kotoba_works", "ことばワークス", "コトバワークス"];
/** Shorter local parts occur in ordinary words by chance. */
const shortestContext = 4;

function problemOf(password: string, email: string): Omit<UserProblem, "path"> | undefined {
  const text = password.normalize("NFKC");
  const length = [...text].length;
  const { minimum, maximum } = passwordLength;
  if (length < minimum) return { code: "PASSWORD_TOO_SHORT", params: { minimum } };
  if (length > maximum) return { code: "PASSWORD_TOO_LONG", params: { maximum } };
  const lower = text.toLowerCase();
  const local = email.slice(0, email.lastIndexOf("@"));
  if (local.length >= shortestContext && lower.includes(local)) return { code: "PASSWORD_HAS_EMAIL" };
  if (siteNames.some((name) => lower.includes(name))) return { code: "PASSWORD_HAS_SITE_NAME" };
  return isCommonPassword(text) ? { code: "PASSWORD_COMMON" } : undefined;
}

/** Refuses a new password that is too short, too long, common, or made of the address or our name, and says which. @throws UserErrors */
export function checkNewPassword(password: string, { email, path }: { email: string; path: readonly string[] }): void {
  const problem = problemOf(password, email);
  if (problem) throw new UserErrors([{ ...problem, path }]);
}
