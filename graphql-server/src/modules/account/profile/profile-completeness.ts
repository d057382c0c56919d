import type { UserProfile } from "./user-profile.entity.ts";

/** The parts of a complete profile, all of equal weight. */
const parts: readonly ((profile: UserProfile) => boolean)[] = [
  ({ familyName, givenName }) => familyName !== "" || givenName !== "",
  ({ latinName }) => latinName !== "",
  ({ birthDate }) => Boolean(birthDate),
  ({ phone }) => Boolean(phone),
  ({ prefecture, city }) => Boolean(prefecture && city),
  ({ workPermission }) => Boolean(workPermission),
  ({ selfDeclaredLevel, certificates }) => Boolean(selfDeclaredLevel) || certificates.length > 0,
  ({ education, workHistory }) => education.length + workHistory.length > 0,
  ({ introduction }) => Boolean(introduction),
  ({ wishedCategories, wishedEmploymentTypes, wishedPrefectures }) =>
    wishedCategories.length + wishedEmploymentTypes.length + wishedPrefectures.length > 0,
];

/** Share of the profile that is filled, 0 to 100. */
export function profileCompleteness(profile: UserProfile): number {
  return Math.floor((100 * parts.filter((isFilled) => isFilled(profile)).length) / parts.length);
}
