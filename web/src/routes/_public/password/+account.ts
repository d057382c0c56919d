import type { AccountKind } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";

/** Returns the kind of account these pages are about: a seeker's, or with `?kind=admin` one of the back office. */
export function accountOf(search: URLSearchParams): { kind: AccountKind; signInPath: string; requestPath: string } {
  if (search.get("kind") !== "admin") return { kind: "SEEKER", signInPath: publicPaths.logIn, requestPath: publicPaths.sendResetEmail };
  return { kind: "ADMIN", signInPath: adminPaths.login, requestPath: `${publicPaths.sendResetEmail}?kind=admin` };
}
