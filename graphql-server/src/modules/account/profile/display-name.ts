import { isJapanese, type Locale } from "../../../shared/locale.ts";

interface NamedPerson {
  familyName: string;
  givenName: string;
  latinName: string;
}

/** The name a person is shown under: family name first; the Latin name when there is none. A person may have one name only. */
export function displayName({ familyName, givenName, latinName }: NamedPerson): string {
  return `${familyName} ${givenName}`.trim() || latinName.trim();
}

/** The name for a reader of a language: in Latin letters, where the person gave them, for who does not read Japanese. */
export function displayNameIn(locale: Locale, person: NamedPerson): string {
  return (!isJapanese(locale) && person.latinName.trim()) || displayName(person);
}
