import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangeMemberRoleMutation,
  ChangeMemberRoleMutationVariables,
  InviteMemberMutation,
  InviteMemberMutationVariables,
  RemoveMemberMutation,
  RemoveMemberMutationVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  ResetMemberTwoFactorMutation,
  ResetMemberTwoFactorMutationVariables,
  UpdateOwnMemberMutation,
  UpdateOwnMemberMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const inviteMember: TypedDocumentNode<InviteMemberMutation, InviteMemberMutationVariables> = gql`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      member {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const resendInvitation: TypedDocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables> = gql`
  mutation ResendInvitation($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      member {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const changeMemberRole: TypedDocumentNode<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables> = gql`
  mutation ChangeMemberRole($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) {
      member {
        id
        role
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removeMember: TypedDocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables> = gql`
  mutation RemoveMember($input: RemoveMemberInput!) {
    removeMember(input: $input) {
      member {
        id
        status
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const resetMemberTwoFactor: TypedDocumentNode<ResetMemberTwoFactorMutation, ResetMemberTwoFactorMutationVariables> = gql`
  mutation ResetMemberTwoFactor($input: ResetMemberTwoFactorInput!) {
    resetMemberTwoFactor(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const updateOwnMember: TypedDocumentNode<UpdateOwnMemberMutation, UpdateOwnMemberMutationVariables> = gql`
  mutation UpdateOwnMember($input: UpdateOwnMemberInput!) {
    updateOwnMember(input: $input) {
      member {
        id
        name
        locale
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
