import { Field, ID, InputType, Int } from "type-graphql";
import { CompanyRoleEnum } from "../../../shared/graphql/enums.ts";
import type { HouseLocale } from "../../../shared/locale.ts";
import type { CompanyRole } from "../../../shared/viewer/roles.ts";

@InputType({ description: "The first sign-in by a mailed link." })
export class CompanyFirstSignInInput {
  @Field(() => String, { description: "Token from the mailed link; works once." })
  token!: string;

  @Field(() => String, { description: "Password to sign in with from now on, 15 to 128 characters." })
  password!: string;
}

@InputType({ description: "A colleague to invite by mail." })
export class InviteMemberInput {
  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => String, { description: "Name; the person may change it." })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: "What the person may do." })
  role!: CompanyRole;

  @Field(() => String, {
    nullable: true,
    description: "The own password, for an owner; asked for as CONFIRM_PASSWORD when the last proof is old.",
  })
  password?: string | null;
}

@InputType({ description: "An invitation to mail once more." })
export class ResendInvitationInput {
  @Field(() => ID, { description: "The member." })
  id!: string;
}

@InputType({ description: "Another role for a member, whose sessions end." })
export class ChangeMemberRoleInput {
  @Field(() => ID, { description: "The member." })
  id!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;

  @Field(() => CompanyRoleEnum, { description: "The role from now on." })
  role!: CompanyRole;

  @Field(() => String, {
    nullable: true,
    description: "The own password, for an owner; asked for as CONFIRM_PASSWORD when the last proof is old.",
  })
  password?: string | null;
}

@InputType({ description: "A member who shall sign in no longer." })
export class RemoveMemberInput {
  @Field(() => ID, { description: "The member." })
  id!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;
}

@InputType({ description: "What a member says of the own person." })
export class UpdateOwnMemberInput {
  @Field(() => String, { description: "Name as colleagues and applicants see it." })
  name!: string;

  @Field(() => String, { description: "Language of the mails: ja, ja-x-easy or en." })
  locale!: HouseLocale;
}
