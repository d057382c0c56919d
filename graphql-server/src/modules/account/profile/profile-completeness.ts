import type { UserProfile } from "./user-profile.entity.ts";

/** The parts of a complete profile, all of equal weight, in the order they are asked for. */
export const profileParts = [
  "NAME",
  "LATIN_NAME",
  "BIRTH_DATE",
  "PHONE",
  "HOME",
  "PERMISSION",
  "LEVEL",
  "HISTORY",
  "INTRODUCTION",
  "WISHES",
] as const;
export type ProfilePart = (typeof profileParts)[number];

const isFilled: Readonly<Record<ProfilePart, (profile: UserProfile) => boolean>> = {
  NAME: ({ familyName, givenName }) => familyName !== "" || givenName !== "",
  LATIN_NAME: ({ latinName }) => latinName !== "",
  BIRTH_DATE: ({ birthDate }) => Boolean(birthDate),
  PHONE: ({ phone }) => Boolean(phone),
  HOME: ({ prefecture, city }) => Boolean(prefecture && city),
  PERMISSION: ({ workPermission }) => Boolean(workPermission),
  LEVEL: ({ selfDeclaredLevel, certificates }) => Boolean(selfDeclaredLevel) || certificates.length > 0,
  HISTORY: ({ education, workHistory }) => education.length + workHistory.length > 0,
  INTRODUCTION: ({ introduction }) => Boolean(introduction),
  WISHES: ({ wishedCategories, wishedEmploymentTypes, wishedPrefectures }) =>
    wishedCategories.length + wishedEmploymentTypes.length + wishedPrefectures.length > 0,
};

/** The parts that a profile lacks. */
export function missingParts(profile: UserProfile): ProfilePart[] {
  return profileParts.filter((part) => !isFilled[part](profile));
}

/** Share of the profile that is filled, 0 to 100. */
export function profileCompleteness(profile: UserProfile): number {
  return Math.floor((100 * (profileParts.length - missingParts(profile).length)) / profileParts.length);
}
