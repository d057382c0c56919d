import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ConfirmTwoFactorMutation,
  ConfirmTwoFactorMutationVariables,
  RenewRecoveryCodesMutation,
  RenewRecoveryCodesMutationVariables,
  StartTwoFactorMutation,
  StartTwoFactorMutationVariables,
  TurnOffTwoFactorMutation,
  TurnOffTwoFactorMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const startTwoFactor: TypedDocumentNode<StartTwoFactorMutation, StartTwoFactorMutationVariables> = gql`
  mutation StartTwoFactor($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      enrolment {
        secret
        uri
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const confirmTwoFactor: TypedDocumentNode<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables> = gql`
  mutation ConfirmTwoFactor($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      recoveryCodes
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const renewRecoveryCodes: TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = gql`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      recoveryCodes
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const turnOffTwoFactor: TypedDocumentNode<TurnOffTwoFactorMutation, TurnOffTwoFactorMutationVariables> = gql`
  mutation TurnOffTwoFactor($input: TurnOffTwoFactorInput!) {
    turnOffTwoFactor(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
