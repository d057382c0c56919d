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
import { Problem_error } from "#platform/problem.fragment.ts";

export const inviteAdmin: TypedDocumentNode<InviteAdminMutation, InviteAdminMutationVariables> = gql`
  mutation InviteAdmin($input: InviteAdminInput!) {
    inviteAdmin(input: $input) {
      adminUser {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const resendInvitation: TypedDocumentNode<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables> = gql`
  mutation ResendAdminInvitation($input: AdminUserRefInput!) {
    resendAdminInvitation(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const updateAdmin: TypedDocumentNode<UpdateAdminMutation, UpdateAdminMutationVariables> = gql`
  mutation UpdateAdmin($input: UpdateAdminInput!) {
    updateAdmin(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const disableAdmin: TypedDocumentNode<DisableAdminMutation, DisableAdminMutationVariables> = gql`
  mutation DisableAdmin($input: AdminAccessInput!) {
    disableAdmin(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const enableAdmin: TypedDocumentNode<EnableAdminMutation, EnableAdminMutationVariables> = gql`
  mutation EnableAdmin($input: AdminAccessInput!) {
    enableAdmin(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endAdminSessions: TypedDocumentNode<EndAdminSessionsMutation, EndAdminSessionsMutationVariables> = gql`
  mutation EndAdminSessions($input: AdminUserRefInput!) {
    endAdminSessions(input: $input) {
      ended
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const resetTwoFactor: TypedDocumentNode<ResetAdminTwoFactorMutation, ResetAdminTwoFactorMutationVariables> = gql`
  mutation ResetAdminTwoFactor($input: ResetTwoFactorInput!) {
    resetTwoFactor(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
