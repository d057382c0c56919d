export const editSections = ["profile", "notifications", "searches", "blocked", "devices", "account"] as const;
export type EditSection = (typeof editSections)[number];

/** The part an address asks for; the profile when it asks for none that is known. */
export function editSectionOf(search: URLSearchParams): EditSection {
  return editSections.find((section) => section === search.get("section")) ?? "profile";
}
