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

export const inviteMember: TypedDocumentNode<InviteMemberMutation, InviteMemberMutationVariables> = gql`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      member {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const resendInvitation: TypedDocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables> = gql`
  mutation ResendInvitation($input: ResendInvitationInput!) {
    resendInvitation(input: $input) {
      member {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
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
        code
        message
        path
      }
    }
  }
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
        code
        message
        path
      }
    }
  }
`;

export const resetMemberTwoFactor: TypedDocumentNode<ResetMemberTwoFactorMutation, ResetMemberTwoFactorMutationVariables> = gql`
  mutation ResetMemberTwoFactor($input: ResetMemberTwoFactorInput!) {
    resetMemberTwoFactor(input: $input) {
      done
      errors {
        code
        message
        path
      }
    }
  }
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
        code
        message
        path
      }
    }
  }
`;
