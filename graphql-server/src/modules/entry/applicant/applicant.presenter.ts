import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { displayName } from "../../account/profile/display-name.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import type { User } from "../../account/seeker/user.entity.ts";
import { isReachable } from "../../account/seeker/user.status.ts";
import { presentMeasurement } from "../../exam/certificate/measurement.presenter.ts";
import type { ApplicantType } from "./applicant.type.ts";

/** Presents a seeker to a company they applied to, naming each field, so that a new column stays hidden. */
export function presentApplicant(user: User, profile: UserProfile): ApplicantType {
  return {
    displayName: displayName(profile),
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
    measurement: presentMeasurement(profile.measurement),
    certificates: profile.certificates,
    otherLanguages: profile.otherLanguages,
    introduction: profile.introduction,
    education: profile.education,
    workHistory: profile.workHistory,
    startableOn: profile.startableOn,
  };
}

/** An applicant whose account was erased: the entry stays, the person is gone. */
export function presentErasedApplicant(locale: Locale): ApplicantType {
  return {
    displayName: messageOf("ERASED_PERSON", locale),
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
