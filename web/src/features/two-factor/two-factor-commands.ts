import { gql, type TypedDocumentNode } from "@apollo/client";
import type { OwnTwoFactorQuery, OwnTwoFactorQueryVariables } from "#graphql/operations.ts";

export const ownTwoFactor: TypedDocumentNode<OwnTwoFactorQuery, OwnTwoFactorQueryVariables> = gql`
  query OwnTwoFactor($kind: TwoFactorKind!) {
    twoFactor(kind: $kind) {
      id
      enabledAt
      recoveryCodesLeft
      isRequired
      mustConfirmPassword
    }
  }
`;
