import { adminPaths } from "#paths/admin.paths.ts";
import { audienceOf } from "#paths/audience.ts";
import { companyPaths } from "#paths/company.paths.ts";
import type { FramedArea } from "./first-frame.tsx";

/** Screens of people at work that are there before sign-in: without links around them. */
const beforeSignIn: readonly string[] = [
  companyPaths.login,
  companyPaths.password,
  companyPaths.passwordReset,
  companyPaths.create,
  adminPaths.login,
];

/** The area whose frame stands at a path before its screen does; undefined for a path that has none. */
export function framedArea(path: string): FramedArea | undefined {
  const audience = audienceOf(path);
  if (audience === "public" || beforeSignIn.includes(path.toLowerCase().replace(/\/$/, ""))) return undefined;
  return audience === "personal" ? "seeker" : audience;
}
