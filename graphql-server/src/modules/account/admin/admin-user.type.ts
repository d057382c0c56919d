import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { AdminRoleEnum, graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { AdminRole } from "../../../shared/viewer/roles.ts";
import type { AdminUser } from "./admin-user.entity.ts";
import { type AdminState, adminStates, adminUserSorts } from "./admin-user.queries.ts";

export const AdminStatusEnum = graphqlEnum(
  "AdminStatus",
  adminStates,
  "Whether a person may use the back office; INVITED until the first password.",
);
export const AdminUserSortEnum = graphqlEnum("AdminUserSort", adminUserSorts, "Order of the people of the back office.");

@Audience("ADMIN_OWNER")
@ObjectType("AdminUser", { description: "A person of the back office." })
export class AdminUserType implements Pick<AdminUser, "id" | "name" | "email" | "role" | "createdAt" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name of the person." })
  name!: string;

  @Field(() => String, { description: "Address to sign in with." })
  email!: string;

  @Field(() => AdminRoleEnum, { description: "What the person may do." })
  role!: AdminRole;

  @Field(() => GraphQLDateTime, { description: "When the account was made." })
  createdAt!: Date;

  @Field(() => Int, { description: "Changes with every save." })
  version!: number;
}

@Audience("ADMIN_OWNER")
@ObjectType("AdminUserPage", { simpleResolvers: true, description: "A page of the people of the back office." })
export class AdminUserPageType extends PageType {
  @Field(() => [AdminUserType], { description: "The items of this page." })
  items!: AdminUserType[];

  @Field(() => Int, { description: "How many there are by this filter." })
  totalCount!: number;
}

@InputType("AdminUserFilter", { description: "Which people of the back office." })
export class AdminUserFilterInput {
  @Field(() => String, { nullable: true, description: "Part of the name or the address." })
  keyword?: string | null;

  @Field(() => AdminRoleEnum, { nullable: true, description: "Only with this role." })
  role?: AdminRole | null;

  @Field(() => AdminStatusEnum, { nullable: true, description: "Only in this state." })
  status?: AdminState | null;
}

@InputType("InviteAdminInput", { description: "Invites a person to the back office." })
export class InviteAdminInput {
  @Field(() => String, { description: "Address the link goes to." })
  email!: string;

  @Field(() => String, { description: "Name of the person." })
  name!: string;

  @Field(() => AdminRoleEnum, { description: "What the person may do." })
  role!: AdminRole;
}

@InputType("UpdateAdminInput", { description: "Gives a person of the back office another name or role." })
export class UpdateAdminInput {
  @Field(() => ID, { description: "The person." })
  id!: string;

  @Field(() => Int, { description: "The version that was read; an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => String, { description: "Name of the person." })
  name!: string;

  @Field(() => AdminRoleEnum, { description: "What the person may do." })
  role!: AdminRole;
}

@InputType("AdminAccessInput", { description: "Takes away or gives back access to the back office." })
export class AdminAccessInput {
  @Field(() => ID, { description: "The person." })
  id!: string;

  @Field(() => Int, { description: "The version that was read; an older one is refused as STALE_VERSION." })
  version!: number;
}

@InputType("AdminUserRefInput", { description: "One person of the back office." })
export class AdminUserRefInput {
  @Field(() => ID, { description: "The person." })
  id!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("AdminUserPayload", { description: "The person as they stand now." })
export class AdminUserPayload extends PayloadType {
  @Field(() => AdminUserType, { nullable: true, description: "Null when there are errors." })
  adminUser!: AdminUserType | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("EndAdminSessionsPayload", { description: "How many browsers were signed out." })
export class EndAdminSessionsPayload extends PayloadType {
  @Field(() => Int, { description: "0 when there are errors." })
  ended!: number;
}
