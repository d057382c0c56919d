import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CompanyRoleEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { CompanyMember } from "./company-member.entity.ts";
import type { FirstSignInFacts } from "./company-member.queries.ts";
import { MemberStatusEnum } from "./member.enums.ts";

@Audience("COMPANY")
@ObjectType("CompanyMember", { description: "A person who signs in for the company, or was invited to." })
export class CompanyMemberType implements Pick<CompanyMember, "id" | "name" | "email" | "role" | "status" | "locale" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name as colleagues and applicants see it." })
  name!: string;

  @Field(() => String, { description: "Mail address, with which the member signs in." })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: "What the member may do." })
  role!: CompanyMember["role"];

  @Field(() => MemberStatusEnum, { description: "INVITED until the first sign-in." })
  status!: CompanyMember["status"];

  @Field(() => String, { description: "Language of the mails: ja, ja-x-easy or en." })
  locale!: CompanyMember["locale"];

  @Field(() => Int, { description: "Changes with every save." })
  version!: number;
}

@Audience("COMPANY")
@ObjectType("CompanyMemberPage", { description: "All members of the company; the plan limits how many there are." })
export class CompanyMemberPageType {
  @Field(() => [CompanyMemberType], { description: "Owners first, then by name." })
  items!: CompanyMemberType[];

  @Field(() => Int, { description: "Number of members, the invited ones included." })
  totalCount!: number;
}

@Audience("PUBLIC")
@ObjectType("CompanyFirstSignIn", { simpleResolvers: true, description: "Whom a mailed link for the first sign-in greets." })
export class CompanyFirstSignInType implements FirstSignInFacts {
  @Field(() => String, { description: "Address the link was mailed to." })
  email!: string;

  @Field(() => String, { description: "Name that was given for the person." })
  name!: string;

  @Field(() => String, { description: "The company." })
  companyName!: string;
}

@Audience("PUBLIC")
@ObjectType("RequestCompanyRegistrationPayload", { description: "The same whether or not the address is known." })
export class RequestCompanyRegistrationPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when the request was taken: a mail goes out." })
  accepted!: boolean;
}

@Audience("COMPANY_OWNER")
@ObjectType("InviteMemberPayload", { description: "Answer of inviteMember." })
export class InviteMemberPayload extends PayloadType {
  @Field(() => CompanyMemberType, { nullable: true, description: "The invited member; null when there are errors." })
  member!: CompanyMemberType | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("ResendInvitationPayload", { description: "Answer of resendInvitation." })
export class ResendInvitationPayload extends PayloadType {
  @Field(() => CompanyMemberType, { nullable: true, description: "The invited member; null when there are errors." })
  member!: CompanyMemberType | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("ChangeMemberRolePayload", { description: "Answer of changeMemberRole." })
export class ChangeMemberRolePayload extends PayloadType {
  @Field(() => CompanyMemberType, { nullable: true, description: "The member as it stands now; null when there are errors." })
  member!: CompanyMemberType | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("RemoveMemberPayload", { description: "Answer of removeMember." })
export class RemoveMemberPayload extends PayloadType {
  @Field(() => CompanyMemberType, { nullable: true, description: "The member who may sign in no longer; null when there are errors." })
  member!: CompanyMemberType | null;
}

@Audience("COMPANY")
@ObjectType("UpdateOwnMemberPayload", { description: "Answer of updateOwnMember." })
export class UpdateOwnMemberPayload extends PayloadType {
  @Field(() => CompanyMemberType, { nullable: true, description: "The member as it stands now; null when there are errors." })
  member!: CompanyMemberType | null;
}
