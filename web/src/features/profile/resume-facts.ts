import type { ReadResumeMutation } from "#graphql/operations.ts";
import { formatPhone } from "#platform/phone.ts";
import type { ProfileValues } from "./profile-values.ts";

export type ResumeFacts = NonNullable<ReadResumeMutation["readResume"]["facts"]>;

const plain = [
  "familyName",
  "givenName",
  "familyNameKana",
  "givenNameKana",
  "latinName",
  "birthDate",
  "postalCode",
  "prefecture",
  "city",
  "addressLine",
] as const satisfies readonly (keyof ProfileValues & keyof ResumeFacts)[];

/** The fields that a résumé may fill, in the order of the steps. */
export const resumeFields = [...plain, "phone", "certificates", "education", "workHistory"] as const;

/** What a résumé would put into the form, by its fields: only what it says, and what the form does not have already. */
export function takenFrom(facts: ResumeFacts, values: ProfileValues): Partial<ProfileValues> {
  const taken: Partial<ProfileValues> = {};
  for (const name of plain) {
    const said = facts[name];
    if (said && said !== values[name]) taken[name] = said;
  }
  const phone = facts.phone ? formatPhone(facts.phone) : "";
  if (phone !== "" && phone !== values.phone) taken.phone = phone;
  const isKnown = values.certificates.some(({ kind, level }) => kind === "JLPT" && level === facts.jlptLevel);
  if (facts.jlptLevel && !isKnown) {
    const certificate = { kind: "JLPT", level: facts.jlptLevel, score: "", takenOn: "", fileId: "" };
    taken.certificates = [...values.certificates, certificate];
  }
  for (const name of ["education", "workHistory"] as const) {
    const fresh = facts[name].filter((item) => !values[name].some((known) => known.name === item.name && known.from === item.from));
    if (fresh.length > 0) taken[name] = [...values[name], ...fresh];
  }
  return taken;
}
