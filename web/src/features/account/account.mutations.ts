import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AdminSignInMutation,
  AdminSignInMutationVariables,
  CancelAccountMutation,
  CancelAccountMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  CompanySignInMutation,
  CompanySignInMutationVariables,
  CompleteCompanyFirstSignInMutation,
  CompleteCompanyFirstSignInMutationVariables,
  EndDevicesMutation,
  EndDevicesMutationVariables,
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const changePassword: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const completeMutation: TypedDocumentNode<CompleteCompanyFirstSignInMutation, CompleteCompanyFirstSignInMutationVariables> = gql`
  mutation CompleteCompanyFirstSignIn($input: CompanyFirstSignInInput!) {
    completeCompanyFirstSignIn(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endDevices: TypedDocumentNode<EndDevicesMutation, EndDevicesMutationVariables> = gql`
  mutation EndDevices($input: EndDevicesInput!) {
    endDevices(input: $input) {
      ended
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const requestReset: TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = gql`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      accepted
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const reset: TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const companySignIn: TypedDocumentNode<CompanySignInMutation, CompanySignInMutationVariables> = gql`
  mutation CompanySignIn($input: SignInInput!) {
    companySignIn(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const adminSignIn: TypedDocumentNode<AdminSignInMutation, AdminSignInMutationVariables> = gql`
  mutation AdminSignIn($input: SignInInput!) {
    adminSignIn(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const cancelAccount: TypedDocumentNode<CancelAccountMutation, CancelAccountMutationVariables> = gql`
  mutation CancelAccount($input: CancelAccountInput!) {
    cancelAccount(input: $input) {
      eraseAfter
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
