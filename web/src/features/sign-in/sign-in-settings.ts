import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SignInSettingsQuery, SignInSettingsQueryVariables } from "#graphql/operations.ts";

export const signInSettingsQuery: TypedDocumentNode<SignInSettingsQuery, SignInSettingsQueryVariables> = gql`
  query SignInSettings($kind: PasskeyKind!) {
    signInSettings(kind: $kind) {
      id
      email
      hasPassword
      mustConfirmPassword
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      identities {
        id
        provider
        createdAt
        lastUsedAt
      }
      providers
    }
  }
`;

export type Settings = NonNullable<SignInSettingsQuery["signInSettings"]>;
