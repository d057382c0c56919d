import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { AdminRoleEnum, CompanyRoleEnum, CompanyStatusEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { AdminRole, CompanyRole, CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";

@Audience("PUBLIC")
@ObjectType("SeekerSession", { simpleResolvers: true, description: "The seeker of this browser." })
export class SeekerSessionType {
  @Field(() => ID, { description: "Identifier of the account." })
  id!: string;

  @Field(() => String, { description: "Name to greet by; the address while there is no name." })
  displayName!: string;

  @Field(() => String, { description: "Mail address of the account." })
  email!: string;

  @Field(() => String, { description: "Tag of the account's language: of their personal pages and mails." })
  locale!: string;

  @Field(() => Int, { description: "Messages not read yet." })
  unreadCount!: number;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "The highest level they state: readings of easier words may be hidden." })
  japaneseLevel!: JapaneseLevel | null;
}

@Audience("PUBLIC")
@ObjectType("CompanyAbilities", { simpleResolvers: true, description: "What this member may do; the server decides again at every act." })
export class CompanyAbilitiesType {
  @Field(() => Boolean, { description: "Write and end works." })
  editWorks!: boolean;

  @Field(() => Boolean, { description: "Move applicants through the selection." })
  moveEntries!: boolean;

  @Field(() => Boolean, { description: "Write to applicants." })
  sendMessages!: boolean;

  @Field(() => Boolean, { description: "Invite members and change their roles." })
  manageMembers!: boolean;

  @Field(() => Boolean, { description: "Change plan and payment, and leave." })
  managePlan!: boolean;
}

@Audience("PUBLIC")
@ObjectType("CompanySession", { simpleResolvers: true, description: "The company member of this browser." })
export class CompanySessionType {
  @Field(() => ID, { description: "Identifier of the member." })
  id!: string;

  @Field(() => String, { description: "Name of the member." })
  name!: string;

  @Field(() => String, { description: "Tag of the account's language: of the company's pages and mails." })
  locale!: string;

  @Field(() => CompanyRoleEnum, { description: "Role in the company; screens ask `can` instead." })
  role!: CompanyRole;

  @Field(() => ID, { description: "Identifier of the company." })
  companyId!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => CompanyStatusEnum, { description: "State of the company; a PENDING one may write drafts only." })
  companyStatus!: CompanyStatus;

  @Field(() => CompanyAbilitiesType, { description: "What this member may do." })
  can!: CompanyAbilitiesType;

  @Field(() => Int, { description: "Messages of applicants the company has not read yet." })
  unreadCount!: number;
}

@Audience("PUBLIC")
@ObjectType("AdminAbilities", {
  simpleResolvers: true,
  description: "What this person of the back office may do; the server decides again at every act.",
})
export class AdminAbilitiesType {
  @Field(() => Boolean, { description: "Approve, return and suspend works." })
  moderateWorks!: boolean;

  @Field(() => Boolean, { description: "Look after seekers and companies." })
  manageUsers!: boolean;

  @Field(() => Boolean, { description: "Write news and columns." })
  editNews!: boolean;

  @Field(() => Boolean, { description: "Record bank payments." })
  managePayments!: boolean;

  @Field(() => Boolean, { description: "Make and disable admin users." })
  manageAdmins!: boolean;
}

@Audience("PUBLIC")
@ObjectType("AdminSession", { simpleResolvers: true, description: "The admin of this browser." })
export class AdminSessionType {
  @Field(() => ID, { description: "Identifier of the account." })
  id!: string;

  @Field(() => String, { description: "Name of the person." })
  name!: string;

  @Field(() => AdminRoleEnum, { description: "Role in the back office; screens ask `can` instead." })
  role!: AdminRole;

  @Field(() => AdminAbilitiesType, { description: "What this person may do." })
  can!: AdminAbilitiesType;

  @Field(() => GraphQLDateTime, {
    description: "Until when exports, payments and rights ask for no password; then `reauthenticate` comes first.",
  })
  confirmedUntil!: Date;
}

@Audience("PUBLIC")
@ObjectType("Viewer", { simpleResolvers: true, description: "Who is asking. One browser may hold a session of each kind." })
export class ViewerType {
  @Field(() => SeekerSessionType, { nullable: true, description: "Null when no seeker is signed in." })
  seeker!: SeekerSessionType | null;

  @Field(() => CompanySessionType, { nullable: true, description: "Null when no company member is signed in." })
  company!: CompanySessionType | null;

  @Field(() => AdminSessionType, { nullable: true, description: "Null when no admin is signed in." })
  admin!: AdminSessionType | null;

  @Field(() => Boolean, { description: "An admin has signed in who must set up the second factor first; `admin` is null until then." })
  adminMustEnrol!: boolean;
}
