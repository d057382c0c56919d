import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const createApiKey: TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables> = gql`
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

const revokeApiKey: TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = gql`
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

/** Makes a key; the token is answered this once and never kept in the cache. */
export async function makeKey(input: CreateApiKeyMutationVariables["input"]) {
  const { data } = await client.mutate({ mutation: createApiKey, variables: { input }, fetchPolicy: "no-cache" });
  return { token: data?.createApiKey.token ?? null, errors: data?.createApiKey.errors ?? [] };
}

/** Ends a key; answers the problem's text, or nothing. */
export async function revokeKey(id: string): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: revokeApiKey, variables: { input: { id } } });
  return data?.revokeApiKey.errors[0]?.message;
}
