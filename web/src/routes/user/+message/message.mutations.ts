import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  MarkConversationReadMutation,
  MarkConversationReadMutationVariables,
  SendMessageMutation,
  SendMessageMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const sendMessage: TypedDocumentNode<SendMessageMutation, SendMessageMutationVariables> = gql`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const markRead: TypedDocumentNode<MarkConversationReadMutation, MarkConversationReadMutationVariables> = gql`
  mutation MarkConversationRead($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      conversation {
        id
        unreadCount
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
