import type { Viewer } from "./viewer.ts";

/** The audiences an operation or a type can be open to. Every operation names at least one (default deny). */
export const audiences = [
  "PUBLIC",
  "SEEKER",
  "COMPANY",
  "COMPANY_RECRUITER",
  "COMPANY_OWNER",
  "ADMIN",
  "ADMIN_OPERATOR",
  "ADMIN_EDITOR",
  "ADMIN_ACCOUNTANT",
  "ADMIN_OWNER",
  /** An admin in any state: signed in, or signed in and still without the second factor. For setting that up only. */
  "SIGNED_IN_ADMIN",
  "PARTNER_WORKS",
] as const;
export type AudienceName = (typeof audiences)[number];

const satisfied: Record<AudienceName, (viewer: Viewer) => boolean> = {
  PUBLIC: () => true,
  SEEKER: ({ seeker }) => seeker !== undefined,
  COMPANY: ({ company }) => company !== undefined,
  COMPANY_RECRUITER: ({ company }) => company?.role === "OWNER" || company?.role === "RECRUITER",
  COMPANY_OWNER: ({ company }) => company?.role === "OWNER",
  ADMIN: ({ admin }) => admin !== undefined,
  ADMIN_OPERATOR: ({ admin }) => admin?.role === "OWNER" || admin?.role === "OPERATOR",
  ADMIN_EDITOR: ({ admin }) => admin?.role === "OWNER" || admin?.role === "EDITOR",
  ADMIN_ACCOUNTANT: ({ admin }) => admin?.role === "OWNER" || admin?.role === "ACCOUNTANT",
  ADMIN_OWNER: ({ admin }) => admin?.role === "OWNER",
  SIGNED_IN_ADMIN: ({ admin, adminToEnrol }) => (admin ?? adminToEnrol) !== undefined,
  PARTNER_WORKS: ({ partner }) => partner?.scopes.includes("works:read") === true,
};

/** True when the viewer belongs to one of the audiences. */
export function isOpenTo(names: readonly AudienceName[], viewer: Viewer): boolean {
  return names.some((name) => satisfied[name](viewer));
}

/** True when the viewer is signed in on the side the audiences ask for, whatever the role. */
function isSignedInFor(names: readonly AudienceName[], viewer: Viewer): boolean {
  return names.some((name) => {
    if (name === "PUBLIC") return true;
    if (name.startsWith("ADMIN")) return viewer.admin !== undefined;
    if (name.startsWith("PARTNER")) return viewer.partner !== undefined;
    if (name.startsWith("COMPANY")) return viewer.company !== undefined;
    return name === "SEEKER" && viewer.seeker !== undefined;
  });
}

type RefusalCode = "UNAUTHENTICATED" | "API_KEY_REQUIRED" | "TWO_FACTOR_ENROL" | "FORBIDDEN";

/** Returns the reason for refusing somebody outside the audiences: sign in or show a key, set up the second factor, or not theirs. */
export function refusalCode(names: readonly AudienceName[], viewer: Viewer): RefusalCode {
  if (viewer.adminToEnrol && names.some((name) => name.startsWith("ADMIN"))) return "TWO_FACTOR_ENROL";
  if (isSignedInFor(names, viewer)) return "FORBIDDEN";
  return names.every((name) => name.startsWith("PARTNER")) ? "API_KEY_REQUIRED" : "UNAUTHENTICATED";
}
