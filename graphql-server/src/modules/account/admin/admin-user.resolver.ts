import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { DeviceType } from "../session/device.type.ts";
import { adminHasTwoFactor } from "../two-factor/two-factor.loaders.ts";
import type { AdminUser } from "./admin-user.entity.ts";
import { adminDevices, adminHasPassword, adminLastSignIn } from "./admin-user.loaders.ts";
import { type AdminState, type AdminUserSort, getAdminUser, listAdminUsers } from "./admin-user.queries.ts";
import * as types from "./admin-user.type.ts";
import { disableAdmin, enableAdmin, endAdminSessions, updateAdmin } from "./change-admin.ts";
import { inviteAdmin, resendAdminInvitation } from "./invite-admin.ts";

const none = { adminUser: null };
const answer = (adminUser: AdminUser) => ({ adminUser });

@Authorized("ADMIN_OWNER")
@Resolver(() => types.AdminUserType)
export class AdminUserResolver {
  @Query(() => types.AdminUserPageType, { description: "The people of the back office." })
  adminUsers(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => types.AdminUserFilterInput, { nullable: true, description: "Which people." })
    filter: types.AdminUserFilterInput | null,
    @Arg("sort", () => types.AdminUserSortEnum, { defaultValue: "NEWEST", description: "Order." }) sort: AdminUserSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<AdminUser>> {
    return listAdminUsers(ctx, { filter, sort, first, after });
  }

  @Query(() => types.AdminUserType, { nullable: true, description: "One person of the back office." })
  adminUser(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The person." }) id: string): Promise<AdminUser | null> {
    return getAdminUser(ctx, id);
  }

  @FieldResolver(() => types.AdminStatusEnum, { description: "Whether the person may use the back office." })
  async status(@Root() admin: AdminUser, @Ctx() ctx: GraphQLContext): Promise<AdminState> {
    if (admin.status === "DISABLED") return "DISABLED";
    return (await loader(ctx, adminHasPassword).load(admin.id)) ? "ACTIVE" : "INVITED";
  }

  @FieldResolver(() => Boolean, { description: "True when a code is asked for at sign-in." })
  hasTwoFactor(@Root() admin: AdminUser, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return loader(ctx, adminHasTwoFactor).load(admin.id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true, description: "The last sign-in; null when there was none." })
  lastSignInAt(@Root() admin: AdminUser, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    return loader(ctx, adminLastSignIn).load(admin.id);
  }

  @FieldResolver(() => [DeviceType], { description: "Where the person is signed in, the latest visit first." })
  devices(@Root() admin: AdminUser, @Ctx() ctx: GraphQLContext): Promise<DeviceType[]> {
    return loader(ctx, adminDevices).load(admin.id);
  }

  @Mutation(() => types.AdminUserPayload, { description: "Invites a person to the back office by mail." })
  inviteAdmin(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.InviteAdminInput) input: types.InviteAdminInput,
  ): Promise<Payload<{ adminUser: AdminUser | null }>> {
    return payload(ctx, () => inviteAdmin(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.AdminUserPayload, { description: "Mails an invitation that was not answered once more." })
  resendAdminInvitation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AdminUserRefInput) input: types.AdminUserRefInput,
  ): Promise<Payload<{ adminUser: AdminUser | null }>> {
    return payload(ctx, () => resendAdminInvitation(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.AdminUserPayload, { description: "Gives a person of the back office another name or role." })
  updateAdmin(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.UpdateAdminInput) input: types.UpdateAdminInput,
  ): Promise<Payload<{ adminUser: AdminUser | null }>> {
    return payload(ctx, () => updateAdmin(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.AdminUserPayload, { description: "Takes a person's access to the back office away." })
  disableAdmin(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AdminAccessInput) input: types.AdminAccessInput,
  ): Promise<Payload<{ adminUser: AdminUser | null }>> {
    return payload(ctx, () => disableAdmin(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.AdminUserPayload, { description: "Gives a person's access to the back office back." })
  enableAdmin(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AdminAccessInput) input: types.AdminAccessInput,
  ): Promise<Payload<{ adminUser: AdminUser | null }>> {
    return payload(ctx, () => enableAdmin(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.EndAdminSessionsPayload, {
    description: "Signs a person of the back office out everywhere, but for the browser that asks.",
  })
  endAdminSessions(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AdminUserRefInput) input: types.AdminUserRefInput,
  ): Promise<Payload<{ ended: number }>> {
    return payload(
      ctx,
      () => endAdminSessions(ctx, { ...input }),
      (ended) => ({ ended }),
      { ended: 0 },
    );
  }
}
