import type { Locale } from "../../../shared/locale.ts";
import { nameForCompany, type ShownPerson } from "../../account/leaving/left-person.ts";
import { isReachable } from "../../account/seeker/user.status.ts";
import { presentMeasurement } from "../../exam/certificate/measurement.presenter.ts";
import type { ApplicantType } from "./applicant.type.ts";

/** Presents a seeker to a company they applied to, naming each field, so that a new column stays hidden. Who has left shows nothing. */
export function presentApplicant(person: ShownPerson | undefined, locale: Locale): ApplicantType {
  if (!person) return leftApplicant(locale);
  const { user, profile } = person;
  return {
    hasLeft: false,
    displayName: nameForCompany(person, locale),
    isReachable: isReachable(user),
    displayNameKana: `${profile.familyNameKana} ${profile.givenNameKana}`.trim(),
    latinName: profile.latinName,
    email: user.email,
    phone: profile.phone ?? null,
    prefecture: profile.prefecture,
    city: profile.city,
    workPermission: profile.workPermission,
    residenceStatus: profile.residenceStatus,
    residenceExpiresOn: profile.residenceExpiresOn,
    partTimePermission: profile.partTimePermission,
    specifiedSkillField: profile.specifiedSkillField,
    selfDeclaredLevel: profile.selfDeclaredLevel,
    measurement: presentMeasurement({ locale }, profile.measurement),
    certificates: profile.certificates,
    otherLanguages: profile.otherLanguages,
    introduction: profile.introduction,
    education: profile.education,
    workHistory: profile.workHistory,
    startableOn: profile.startableOn,
  };
}

/** An applicant who has left, erased or not yet: the entry stays, the person is gone. */
function leftApplicant(locale: Locale): ApplicantType {
  return {
    hasLeft: true,
    displayName: nameForCompany(undefined, locale),
    isReachable: false,
    displayNameKana: "",
    latinName: "",
    email: "",
    phone: null,
    prefecture: null,
    city: null,
    workPermission: null,
    residenceStatus: null,
    residenceExpiresOn: null,
    partTimePermission: false,
    specifiedSkillField: null,
    selfDeclaredLevel: null,
    measurement: null,
    certificates: [],
    otherLanguages: [],
    introduction: null,
    education: [],
    workHistory: [],
    startableOn: null,
  };
}
