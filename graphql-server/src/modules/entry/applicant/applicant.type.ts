import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum, ResidenceStatusEnum, SpecifiedSkillFieldEnum, WorkPermissionEnum } from "../../../shared/graphql/enums.ts";
import { CertificateType, HistoryItemType } from "../../account/profile/profile-parts.type.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { MeasurementType } from "../../exam/certificate/exam-parts.type.ts";

type Shown =
  | "latinName"
  | "prefecture"
  | "city"
  | "workPermission"
  | "residenceStatus"
  | "residenceExpiresOn"
  | "partTimePermission"
  | "specifiedSkillField"
  | "selfDeclaredLevel"
  | "certificates"
  | "otherLanguages"
  | "introduction"
  | "education"
  | "workHistory"
  | "startableOn";

@Audience("COMPANY")
@ObjectType("Applicant", {
  simpleResolvers: true,
  description: "The applicant as consented for this company: no birth date, no nationality, no street.",
})
export class ApplicantType implements Pick<UserProfile, Shown> {
  @Field(() => Boolean, {
    description: "False while the person cannot be written to on this site and can read nothing here. The site does not say why.",
  })
  isReachable!: boolean;

  @Field(() => Boolean, {
    description: "True from the moment the person left this site, unless they come back: then nothing of theirs is shown.",
  })
  hasLeft!: boolean;

  @Field(() => String, { description: "Family name first; words that say so for somebody who has left." })
  displayName!: string;

  @Field(() => String, { description: "In katakana; may be empty." })
  displayNameKana!: string;

  @Field(() => String, { description: "In Latin letters; may be empty." })
  latinName!: string;

  @Field(() => String, { description: "For contact outside of the site." })
  email!: string;

  @Field(() => String, { nullable: true, description: "E.164." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "JIS code." })
  prefecture!: UserProfile["prefecture"];

  @Field(() => String, { nullable: true, description: "Municipality." })
  city!: UserProfile["city"];

  @Field(() => WorkPermissionEnum, { nullable: true, description: "As stated; check the residence card before hiring." })
  workPermission!: UserProfile["workPermission"];

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "As stated." })
  residenceStatus!: UserProfile["residenceStatus"];

  @Field(() => GraphQLLocalDate, { nullable: true, description: "As stated." })
  residenceExpiresOn!: UserProfile["residenceExpiresOn"];

  @Field(() => Boolean, { description: "資格外活動許可, as stated." })
  partTimePermission!: boolean;

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field, as stated." })
  specifiedSkillField!: UserProfile["specifiedSkillField"];

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Self-declared." })
  selfDeclaredLevel!: UserProfile["selfDeclaredLevel"];

  @Field(() => MeasurementType, { nullable: true, description: "Japanese level as our exam measured it; null without a complete result." })
  measurement!: MeasurementType | null;

  @Field(() => [CertificateType], { description: "As stated." })
  certificates!: CertificateType[];

  @Field(() => [String], { description: "Languages beside Japanese." })
  otherLanguages!: string[];

  @Field(() => String, { nullable: true, description: "In the applicant's own words." })
  introduction!: UserProfile["introduction"];

  @Field(() => [HistoryItemType], { description: "Schools." })
  education!: HistoryItemType[];

  @Field(() => [HistoryItemType], { description: "Employers." })
  workHistory!: HistoryItemType[];

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Earliest start." })
  startableOn!: UserProfile["startableOn"];
}
