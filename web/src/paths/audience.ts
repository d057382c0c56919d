import { signUp, signUpComplete } from "./sign-up.ts";

/** Whom a path is for: everybody, a seeker with an account of their own, or people at work, of a company or of the operator. */
export type Audience = "public" | "personal" | "company" | "admin";

const publicWithinUser: readonly string[] = [signUp, signUpComplete];

/** Tells from a path (with or without a query, of any case, without a language) whom it is for. */
export function audienceOf(path: string): Audience {
  const [bare = ""] = path.toLowerCase().split(/[?#]/);
  if (/^\/company(?:\/|$)/.test(bare)) return "company";
  if (/^\/admin(?:\/|$)/.test(bare)) return "admin";
  if (!/^\/user(?:\/|$)/.test(bare) || publicWithinUser.includes(bare.replace(/\/$/, ""))) return "public";
  return "personal";
}

/** Whether a path belongs to people at work: those have one address in every language. */
export function isHouse(path: string): boolean {
  return ["company", "admin"].includes(audienceOf(path));
}
