import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LookIntoConversationMutation, LookIntoConversationMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const lookIntoConversation: TypedDocumentNode<LookIntoConversationMutation, LookIntoConversationMutationVariables> = gql`
  mutation LookIntoConversation($input: LookIntoConversationInput!) {
    lookIntoConversation(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
