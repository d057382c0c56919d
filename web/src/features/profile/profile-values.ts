import type { CertificateInput, ProfileScreenQuery, UpdateProfileInput } from "#graphql/operations.ts";
import { certificateKindValues } from "#graphql/values/certificate-kind.ts";
import { designatedActivityValues } from "#graphql/values/designated-activity.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { qualificationValues } from "#graphql/values/qualification.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { specifiedSkillFieldValues } from "#graphql/values/specified-skill-field.ts";
import { workPermissionValues } from "#graphql/values/work-permission.ts";
import { known } from "#platform/known.ts";
import { formatPhone } from "#platform/phone.ts";

type Profile = ProfileScreenQuery["me"]["profile"];

/** The form's texts: what a person types, empty when nothing is known. */
export function valuesOf(profile: Profile) {
  return {
    familyName: profile.familyName,
    givenName: profile.givenName,
    familyNameKana: profile.familyNameKana,
    givenNameKana: profile.givenNameKana,
    latinName: profile.latinName,
    birthDate: profile.birthDate ?? "",
    phone: profile.phone ? formatPhone(profile.phone) : "",
    postalCode: profile.postalCode ?? "",
    prefecture: profile.prefecture ?? "",
    city: profile.city ?? "",
    addressLine: profile.addressLine ?? "",
    building: profile.building ?? "",
    addressKana: profile.addressKana ?? "",
    workPermission: String(profile.workPermission ?? ""),
    residenceStatus: String(profile.residenceStatus ?? ""),
    residenceExpiresOn: profile.residenceExpiresOn ?? "",
    partTimePermission: profile.partTimePermission,
    specifiedSkillField: String(profile.specifiedSkillField ?? ""),
    designatedActivity: String(profile.designatedActivity ?? ""),
    graduatesOn: profile.graduatesOn ?? "",
    renewalAppliedOn: profile.renewalAppliedOn ?? "",
    isAbroad: profile.isAbroad,
    selfDeclaredLevel: String(profile.selfDeclaredLevel ?? ""),
    certificates: profile.certificates.map(({ kind, level, score, takenOn, fileId }) => ({
      kind: String(kind),
      level,
      score: score === null ? "" : String(score),
      takenOn: takenOn ?? "",
      fileId: fileId ?? "",
    })),
    qualifications: profile.qualifications.map(String),
    otherLanguages: profile.otherLanguages.join("、"),
    introduction: profile.introduction ?? "",
    qualificationRecords: profile.qualificationRecords.map(({ name, obtainedOn }) => ({ name, obtainedOn })),
    requests: profile.requests ?? "",
    education: [...profile.education],
    workHistory: [...profile.workHistory],
    wishedPrefectures: [...profile.wishedPrefectures],
    wishedCategories: profile.wishedCategories.map(String),
    wishedEmploymentTypes: profile.wishedEmploymentTypes.map(String),
    wishedMonthlyPay: profile.wishedMonthlyPay === null ? "" : String(profile.wishedMonthlyPay),
    wishedWeeklyHours: profile.wishedWeeklyHours === null ? "" : String(profile.wishedWeeklyHours),
    startableOn: profile.startableOn ?? "",
  };
}

export type ProfileValues = ReturnType<typeof valuesOf>;

function chosen<T extends string>(values: readonly T[], picked: readonly string[]): T[] {
  return values.filter((candidate) => picked.includes(candidate));
}

function historyOf(items: ProfileValues["education"]) {
  return items
    .filter(({ name }) => name.trim() !== "")
    .map(({ name, detail, from, to, ending }) => ({ name, detail, from, to: to || null, ending: ending || null }));
}

/** A whole number as people type it, in full width and with commas too. */
function wholeOf(typed: string): number | null {
  const value = Number(typed.normalize("NFKC").replaceAll(",", ""));
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

function wholeNumber(text: string): number | null {
  const number = Number(text.normalize("NFKC").replaceAll(",", ""));
  return text.trim() !== "" && Number.isSafeInteger(number) ? number : null;
}

function certificatesOf(items: ProfileValues["certificates"]): CertificateInput[] {
  return items.flatMap(({ kind, level, score, takenOn, fileId }) => {
    const test = known(certificateKindValues, kind);
    if (!test || level.trim() === "") return [];
    return [{ kind: test, level, score: wholeNumber(score), takenOn: takenOn || null, fileId: fileId || null }];
  });
}

/** The fields of the mutation. */
export function inputOf(values: ProfileValues): Omit<UpdateProfileInput, "version"> {
  return {
    familyName: values.familyName,
    givenName: values.givenName,
    familyNameKana: values.familyNameKana,
    givenNameKana: values.givenNameKana,
    latinName: values.latinName,
    birthDate: values.birthDate || null,
    phone: values.phone || null,
    postalCode: values.postalCode || null,
    prefecture: values.prefecture || null,
    city: values.city || null,
    addressLine: values.addressLine || null,
    building: values.building || null,
    addressKana: values.addressKana || null,
    workPermission: known(workPermissionValues, values.workPermission),
    residenceStatus: known(residenceStatusValues, values.residenceStatus),
    residenceExpiresOn: values.residenceExpiresOn || null,
    partTimePermission: values.partTimePermission,
    specifiedSkillField: known(specifiedSkillFieldValues, values.specifiedSkillField),
    designatedActivity: known(designatedActivityValues, values.designatedActivity),
    graduatesOn: values.graduatesOn || null,
    renewalAppliedOn: values.renewalAppliedOn || null,
    isAbroad: values.isAbroad,
    selfDeclaredLevel: known(japaneseLevelValues, values.selfDeclaredLevel),
    certificates: certificatesOf(values.certificates),
    qualifications: chosen(qualificationValues, values.qualifications),
    otherLanguages: values.otherLanguages
      .split(/[、,]/)
      .map((language) => language.trim())
      .filter(Boolean),
    introduction: values.introduction || null,
    qualificationRecords: values.qualificationRecords.filter(({ name }) => name.trim() !== ""),
    requests: values.requests || null,
    education: historyOf(values.education),
    workHistory: historyOf(values.workHistory),
    wishedPrefectures: values.wishedPrefectures,
    wishedCategories: chosen(jobCategoryValues, values.wishedCategories),
    wishedEmploymentTypes: chosen(employmentTypeValues, values.wishedEmploymentTypes),
    wishedMonthlyPay: wholeOf(values.wishedMonthlyPay),
    wishedWeeklyHours: wholeOf(values.wishedWeeklyHours),
    startableOn: values.startableOn || null,
  };
}
