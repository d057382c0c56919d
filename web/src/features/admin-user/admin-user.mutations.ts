import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DisableAdminMutation,
  DisableAdminMutationVariables,
  EnableAdminMutation,
  EnableAdminMutationVariables,
  EndAdminSessionsMutation,
  EndAdminSessionsMutationVariables,
  InviteAdminMutation,
  InviteAdminMutationVariables,
  ResendAdminInvitationMutation,
  ResendAdminInvitationMutationVariables,
  ResetAdminTwoFactorMutation,
  ResetAdminTwoFactorMutationVariables,
  UpdateAdminMutation,
  UpdateAdminMutationVariables,
} from "#graphql/operations.ts";

export const inviteAdmin: TypedDocumentNode<InviteAdminMutation, InviteAdminMutationVariables> = gql`
  mutation InviteAdmin($input: InviteAdminInput!) {
    inviteAdmin(input: $input) {
      adminUser {
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

export const resendInvitation: TypedDocumentNode<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables> = gql`
  mutation ResendAdminInvitation($input: AdminUserRefInput!) {
    resendAdminInvitation(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

export const updateAdmin: TypedDocumentNode<UpdateAdminMutation, UpdateAdminMutationVariables> = gql`
  mutation UpdateAdmin($input: UpdateAdminInput!) {
    updateAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

export const disableAdmin: TypedDocumentNode<DisableAdminMutation, DisableAdminMutationVariables> = gql`
  mutation DisableAdmin($input: AdminAccessInput!) {
    disableAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

export const enableAdmin: TypedDocumentNode<EnableAdminMutation, EnableAdminMutationVariables> = gql`
  mutation EnableAdmin($input: AdminAccessInput!) {
    enableAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

export const endAdminSessions: TypedDocumentNode<EndAdminSessionsMutation, EndAdminSessionsMutationVariables> = gql`
  mutation EndAdminSessions($input: AdminUserRefInput!) {
    endAdminSessions(input: $input) {
      ended
      errors {
        code
        message
        path
      }
    }
  }
`;

export const resetTwoFactor: TypedDocumentNode<ResetAdminTwoFactorMutation, ResetAdminTwoFactorMutationVariables> = gql`
  mutation ResetAdminTwoFactor($input: ResetTwoFactorInput!) {
    resetTwoFactor(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;
