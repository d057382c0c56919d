import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { changeMemberRole, removeMember } from "./change-member.ts";
import type { CompanyMember } from "./company-member.entity.ts";
import * as inputs from "./company-member.input.ts";
import { companyMemberById } from "./company-member.loaders.ts";
import { listMembers } from "./company-member.queries.ts";
import * as types from "./company-member.type.ts";
import { inviteMember, resendInvitation } from "./invite-member.ts";
import { updateOwnMember } from "./update-own-member.ts";

const none = { member: null };
const answer = (member: CompanyMember) => ({ member });

@Authorized("COMPANY")
@Resolver(() => types.CompanyMemberType)
export class CompanyMemberCompanyResolver {
  @Query(() => types.CompanyMemberPageType, { description: "Who signs in for the company." })
  companyMembers(@Ctx() ctx: GraphQLContext): Promise<{ items: CompanyMember[]; totalCount: number }> {
    return listMembers(ctx);
  }

  @Query(() => types.CompanyMemberType, { nullable: true, description: "The member who asks." })
  ownMember(@Ctx() ctx: GraphQLContext): Promise<CompanyMember | undefined> {
    return loader(ctx, companyMemberById).load(ctx.viewer.company?.memberId ?? "");
  }

  @Mutation(() => types.UpdateOwnMemberPayload, { description: "Changes the own name and language." })
  updateOwnMember(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UpdateOwnMemberInput) input: inputs.UpdateOwnMemberInput,
  ): Promise<Payload<{ member: CompanyMember | null }>> {
    return payload(ctx, () => updateOwnMember(ctx, input), answer, none);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => types.InviteMemberPayload, { description: "Invites a colleague by mail, within the plan." })
  inviteMember(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.InviteMemberInput) input: inputs.InviteMemberInput,
  ): Promise<Payload<{ member: CompanyMember | null }>> {
    return payload(ctx, () => inviteMember(ctx, input), answer, none);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => types.ResendInvitationPayload, { description: "Mails an invitation once more." })
  resendInvitation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ResendInvitationInput) input: inputs.ResendInvitationInput,
  ): Promise<Payload<{ member: CompanyMember | null }>> {
    return payload(ctx, () => resendInvitation(ctx, input), answer, none);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => types.ChangeMemberRolePayload, { description: "Gives a member another role." })
  changeMemberRole(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ChangeMemberRoleInput) input: inputs.ChangeMemberRoleInput,
  ): Promise<Payload<{ member: CompanyMember | null }>> {
    return payload(ctx, () => changeMemberRole(ctx, input), answer, none);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => types.RemoveMemberPayload, { description: "Takes a member's access away." })
  removeMember(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RemoveMemberInput) input: inputs.RemoveMemberInput,
  ): Promise<Payload<{ member: CompanyMember | null }>> {
    return payload(ctx, () => removeMember(ctx, input), answer, none);
  }
}
