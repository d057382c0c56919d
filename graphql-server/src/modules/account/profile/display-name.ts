interface NamedPerson {
  familyName: string;
  givenName: string;
  latinName: string;
}

/** The name a person is shown under: family name first; the Latin name when there is none. A person may have one name only. */
export function displayName({ familyName, givenName, latinName }: NamedPerson): string {
  return `${familyName} ${givenName}`.trim() || latinName.trim();
}
