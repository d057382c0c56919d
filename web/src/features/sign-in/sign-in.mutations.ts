import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ConfirmEmailChangeMutation,
  ConfirmEmailChangeMutationVariables,
  ConfirmItIsMeMutation,
  ConfirmItIsMeMutationVariables,
  FinishPasskeyMutation,
  FinishPasskeyMutationVariables,
  FinishPasskeySignInMutation,
  FinishPasskeySignInMutationVariables,
  FinishProviderVisitMutation,
  FinishProviderVisitMutationVariables,
  RegisterWithProviderMutation,
  RegisterWithProviderMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RequestEmailChangeMutation,
  RequestEmailChangeMutationVariables,
  RevokeEmailChangeMutation,
  RevokeEmailChangeMutationVariables,
  StartPasskeyMutation,
  StartPasskeyMutationVariables,
  StartPasskeySignInMutation,
  StartPasskeySignInMutationVariables,
  StartProviderVisitMutation,
  StartProviderVisitMutationVariables,
  UnlinkIdentityMutation,
  UnlinkIdentityMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const startPasskeySignIn: TypedDocumentNode<StartPasskeySignInMutation, StartPasskeySignInMutationVariables> = gql`
  mutation StartPasskeySignIn($input: StartPasskeySignInInput!) {
    startPasskeySignIn(input: $input) {
      options
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const finishPasskeySignIn: TypedDocumentNode<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables> = gql`
  mutation FinishPasskeySignIn($input: FinishPasskeySignInInput!) {
    finishPasskeySignIn(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const startPasskey: TypedDocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables> = gql`
  mutation StartPasskey($input: StartPasskeyInput!) {
    startPasskey(input: $input) {
      options
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const finishPasskey: TypedDocumentNode<FinishPasskeyMutation, FinishPasskeyMutationVariables> = gql`
  mutation FinishPasskey($input: FinishPasskeyInput!) {
    finishPasskey(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removePasskey: TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables> = gql`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const startProviderVisit: TypedDocumentNode<StartProviderVisitMutation, StartProviderVisitMutationVariables> = gql`
  mutation StartProviderVisit($input: StartProviderVisitInput!) {
    startProviderVisit(input: $input) {
      url
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const finishProviderVisit: TypedDocumentNode<FinishProviderVisitMutation, FinishProviderVisitMutationVariables> = gql`
  mutation FinishProviderVisit($input: FinishProviderVisitInput!) {
    finishProviderVisit(input: $input) {
      outcome
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const registerWithProvider: TypedDocumentNode<RegisterWithProviderMutation, RegisterWithProviderMutationVariables> = gql`
  mutation RegisterWithProvider($input: RegisterWithProviderInput!) {
    registerWithProvider(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unlinkIdentity: TypedDocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables> = gql`
  mutation UnlinkIdentity($input: UnlinkIdentityInput!) {
    unlinkIdentity(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const requestEmailChange: TypedDocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = gql`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const confirmEmailChange: TypedDocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = gql`
  mutation ConfirmEmailChange($input: EmailChangeTokenInput!) {
    confirmEmailChange(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const revokeEmailChange: TypedDocumentNode<RevokeEmailChangeMutation, RevokeEmailChangeMutationVariables> = gql`
  mutation RevokeEmailChange($input: EmailChangeTokenInput!) {
    revokeEmailChange(input: $input) {
      outcome
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const confirmItIsMe: TypedDocumentNode<ConfirmItIsMeMutation, ConfirmItIsMeMutationVariables> = gql`
  mutation ConfirmItIsMe($input: ConfirmItIsMeInput!) {
    confirmItIsMe(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
