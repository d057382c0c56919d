import { adminPaths } from "#paths/admin.paths.ts";
import type { MemberOf, TextKey } from "#platform/i18n/text-key.ts";
import type { Viewer } from "#platform/session/viewer.ts";
import type { IconName } from "#ui/icon.tsx";

export type AdminCan = NonNullable<Viewer["admin"]>["can"];
export const placeGroups = ["today", "works", "companies", "people", "content", "system"] as const;

/** A screen of the back office that people go to by itself. */
export interface AdminPlace {
  id: MemberOf<TextKey<"adminShell">, "places">;
  path: string;
  group: (typeof placeGroups)[number];
  icon: IconName;
  /** The server decides again; this only keeps out of sight what would be refused. */
  isFor(can: AdminCan): boolean;
}

const everybody = () => true;
const moderators = ({ moderateWorks }: AdminCan) => moderateWorks;
const carers = ({ manageUsers }: AdminCan) => manageUsers;
const editors = ({ editNews }: AdminCan) => editNews;
const accountants = ({ managePayments }: AdminCan) => managePayments;
const owners = ({ manageAdmins }: AdminCan) => manageAdmins;

/** The place in the menu that an address of the back office belongs to; none for sign-in and the own account. */
export function placeOf(pathname: string): AdminPlace | undefined {
  const around = adminPlaces.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** The back office by the order of its menu. A new screen is a line here. */
export const adminPlaces: readonly AdminPlace[] = [
  { id: "home", path: adminPaths.home, group: "today", icon: "home", isFor: everybody },
  { id: "works", path: adminPaths.works, group: "works", icon: "clipboard-check", isFor: moderators },
  { id: "workReports", path: adminPaths.workReports, group: "works", icon: "flag", isFor: moderators },
  { id: "companies", path: adminPaths.companies, group: "companies", icon: "building", isFor: (can) => carers(can) || accountants(can) },
  { id: "companyPhotos", path: adminPaths.companyPhotos, group: "companies", icon: "photo", isFor: carers },
  { id: "scouts", path: adminPaths.scouts, group: "companies", icon: "search", isFor: carers },
  { id: "companyMessages", path: adminPaths.companyMessages, group: "companies", icon: "send", isFor: carers },
  { id: "bankPayments", path: adminPaths.bankPayments, group: "companies", icon: "building-bank", isFor: accountants },
  { id: "users", path: adminPaths.users, group: "people", icon: "users", isFor: carers },
  { id: "userMessages", path: adminPaths.userMessages, group: "people", icon: "send", isFor: carers },
  { id: "messages", path: adminPaths.messages, group: "people", icon: "messages", isFor: carers },
  { id: "inquiries", path: adminPaths.inquiries, group: "people", icon: "message-circle", isFor: carers },
  { id: "complaints", path: adminPaths.complaints, group: "people", icon: "alert-triangle", isFor: carers },
  { id: "incidents", path: adminPaths.incidents, group: "people", icon: "lock", isFor: carers },
  { id: "news", path: adminPaths.news, group: "content", icon: "news", isFor: editors },
  { id: "movies", path: adminPaths.movies, group: "content", icon: "player-play", isFor: editors },
  { id: "exam", path: adminPaths.exam, group: "content", icon: "clipboard-text", isFor: editors },
  { id: "settings", path: adminPaths.settings, group: "system", icon: "settings", isFor: owners },
  { id: "report", path: adminPaths.report, group: "system", icon: "chart-bar", isFor: carers },
  { id: "system", path: adminPaths.system, group: "system", icon: "activity", isFor: carers },
  { id: "unsentMails", path: adminPaths.unsentMails, group: "system", icon: "mail-x", isFor: carers },
  { id: "adminUsers", path: adminPaths.adminUsers, group: "system", icon: "user-cog", isFor: owners },
  { id: "apiKeys", path: adminPaths.apiKeys, group: "system", icon: "key", isFor: owners },
  { id: "clientOperations", path: adminPaths.clientOperations, group: "system", icon: "share", isFor: owners },
  { id: "oauthClients", path: adminPaths.oauthClients, group: "system", icon: "share", isFor: owners },
  { id: "audit", path: adminPaths.audit, group: "system", icon: "history", isFor: owners },
];
