import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LookIntoConversationMutation, LookIntoConversationMutationVariables } from "#graphql/operations.ts";

export const lookIntoConversation: TypedDocumentNode<LookIntoConversationMutation, LookIntoConversationMutationVariables> = gql`
  mutation LookIntoConversation($input: LookIntoConversationInput!) {
    lookIntoConversation(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;
