import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  RegisterOperationsMutation,
  RegisterOperationsMutationVariables,
  RetireOperationMutation,
  RetireOperationMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const registerOperations: TypedDocumentNode<RegisterOperationsMutation, RegisterOperationsMutationVariables> = gql`
  mutation RegisterOperations($input: RegisterOperationsInput!) {
    registerOperations(input: $input) {
      registered {
        id
      }
      alreadyKnown
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const retireOperation: TypedDocumentNode<RetireOperationMutation, RetireOperationMutationVariables> = gql`
  mutation RetireOperation($input: RetireOperationInput!) {
    retireOperation(input: $input) {
      operation {
        id
        retiredAt
        advice
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
