import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
  RotateApiKeyMutation,
  RotateApiKeyMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const createApiKey: TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables> = gql`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      token
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const revokeApiKey: TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = gql`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      apiKey {
        id
        revokedAt
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const rotateApiKey: TypedDocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables> = gql`
  mutation RotateApiKey($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      token
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
