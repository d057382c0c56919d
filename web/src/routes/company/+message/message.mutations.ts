import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompanyMarkConversationReadMutation,
  CompanyMarkConversationReadMutationVariables,
  CompanySendMessageMutation,
  CompanySendMessageMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const sendMessage: TypedDocumentNode<CompanySendMessageMutation, CompanySendMessageMutationVariables> = gql`
  mutation CompanySendMessage($input: CompanySendMessageInput!) {
    companySendMessage(input: $input) {
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

export const markRead: TypedDocumentNode<CompanyMarkConversationReadMutation, CompanyMarkConversationReadMutationVariables> = gql`
  mutation CompanyMarkConversationRead($input: CompanyMarkConversationReadInput!) {
    companyMarkConversationRead(input: $input) {
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
