import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompanyMarkConversationReadMutation,
  CompanyMarkConversationReadMutationVariables,
  CompanySendMessageMutation,
  CompanySendMessageMutationVariables,
} from "#graphql/operations.ts";

export const sendMessage: TypedDocumentNode<CompanySendMessageMutation, CompanySendMessageMutationVariables> = gql`
  mutation CompanySendMessage($input: CompanySendMessageInput!) {
    companySendMessage(input: $input) {
      message {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const markRead: TypedDocumentNode<CompanyMarkConversationReadMutation, CompanyMarkConversationReadMutationVariables> = gql`
  mutation CompanyMarkConversationRead($input: CompanyMarkConversationReadInput!) {
    companyMarkConversationRead(input: $input) {
      conversation {
        id
        unreadCount
      }
      errors {
        message
      }
    }
  }
`;
