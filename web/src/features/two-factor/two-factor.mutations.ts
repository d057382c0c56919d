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

export const startTwoFactor: TypedDocumentNode<StartTwoFactorMutation, StartTwoFactorMutationVariables> = gql`
  mutation StartTwoFactor($input: StartTwoFactorInput!) {
    startTwoFactor(input: $input) {
      enrolment {
        secret
        uri
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const confirmTwoFactor: TypedDocumentNode<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables> = gql`
  mutation ConfirmTwoFactor($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      recoveryCodes
      errors {
        code
        message
        path
      }
    }
  }
`;

export const renewRecoveryCodes: TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = gql`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      recoveryCodes
      errors {
        code
        message
        path
      }
    }
  }
`;

export const turnOffTwoFactor: TypedDocumentNode<TurnOffTwoFactorMutation, TurnOffTwoFactorMutationVariables> = gql`
  mutation TurnOffTwoFactor($input: TurnOffTwoFactorInput!) {
    turnOffTwoFactor(input: $input) {
      done
      errors {
        code
        message
        path
      }
    }
  }
`;
