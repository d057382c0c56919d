import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ConfirmScoutPermitMutation,
  ConfirmScoutPermitMutationVariables,
  EndScoutPermitMutation,
  EndScoutPermitMutationVariables,
  LookIntoScoutMutation,
  LookIntoScoutMutationVariables,
  RestoreCompanyScoutsMutation,
  RestoreCompanyScoutsMutationVariables,
  StopCompanyScoutsMutation,
  StopCompanyScoutsMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const confirmScoutPermit: TypedDocumentNode<ConfirmScoutPermitMutation, ConfirmScoutPermitMutationVariables> = gql`
  mutation ConfirmScoutPermit($input: ConfirmScoutPermitInput!) {
    confirmScoutPermit(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endScoutPermit: TypedDocumentNode<EndScoutPermitMutation, EndScoutPermitMutationVariables> = gql`
  mutation EndScoutPermit {
    endScoutPermit {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const stopCompanyScouts: TypedDocumentNode<StopCompanyScoutsMutation, StopCompanyScoutsMutationVariables> = gql`
  mutation StopCompanyScouts($input: StopCompanyScoutsInput!) {
    stopCompanyScouts(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const restoreCompanyScouts: TypedDocumentNode<RestoreCompanyScoutsMutation, RestoreCompanyScoutsMutationVariables> = gql`
  mutation RestoreCompanyScouts($input: RestoreCompanyScoutsInput!) {
    restoreCompanyScouts(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const lookIntoScout: TypedDocumentNode<LookIntoScoutMutation, LookIntoScoutMutationVariables> = gql`
  mutation LookIntoScout($input: LookIntoScoutInput!) {
    lookIntoScout(input: $input) {
      scout {
        id
        body
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
