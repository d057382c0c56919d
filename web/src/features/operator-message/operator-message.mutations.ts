import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteMessageTemplateMutation,
  DeleteMessageTemplateMutationVariables,
  MarkOperatorConversationReadMutation,
  MarkOperatorConversationReadMutationVariables,
  ReplyToConversationMutation,
  ReplyToConversationMutationVariables,
  SaveMessageTemplateMutation,
  SaveMessageTemplateMutationVariables,
  StartMailingMutation,
  StartMailingMutationVariables,
  StartOperatorConversationMutation,
  StartOperatorConversationMutationVariables,
  StopMailingMutation,
  StopMailingMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const startMailing: TypedDocumentNode<StartMailingMutation, StartMailingMutationVariables> = gql`
  mutation StartMailing($input: StartMailingInput!) {
    startMailing(input: $input) {
      mailing {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const stopMailing: TypedDocumentNode<StopMailingMutation, StopMailingMutationVariables> = gql`
  mutation StopMailing($input: StopMailingInput!) {
    stopMailing(input: $input) {
      mailing {
        id
        status
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const startOperatorConversation: TypedDocumentNode<StartOperatorConversationMutation, StartOperatorConversationMutationVariables> =
  gql`
  mutation StartOperatorConversation($input: StartThreadInput!) {
    startThread(input: $input) {
      thread {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const markOperatorConversationRead: TypedDocumentNode<
  MarkOperatorConversationReadMutation,
  MarkOperatorConversationReadMutationVariables
> = gql`
  mutation MarkOperatorConversationRead($input: MarkThreadReadInput!) {
    markThreadRead(input: $input) {
      thread {
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

export const replyToConversation: TypedDocumentNode<ReplyToConversationMutation, ReplyToConversationMutationVariables> = gql`
  mutation ReplyToConversation($input: ReplyToThreadInput!) {
    replyToThread(input: $input) {
      thread {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const saveMessageTemplate: TypedDocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables> = gql`
  mutation SaveMessageTemplate($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      template {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const deleteMessageTemplate: TypedDocumentNode<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables> = gql`
  mutation DeleteMessageTemplate($input: DeleteMessageTemplateInput!) {
    deleteMessageTemplate(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
