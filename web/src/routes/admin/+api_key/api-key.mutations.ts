import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
} from "#graphql/operations.ts";

export const createApiKey: TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables> = gql`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      token
      errors {
        code
        message
        path
      }
    }
  }
`;

export const revokeApiKey: TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = gql`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      apiKey {
        id
        revokedAt
      }
      errors {
        message
      }
    }
  }
`;
