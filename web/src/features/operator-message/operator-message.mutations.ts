import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteMessageTemplateMutation,
  DeleteMessageTemplateMutationVariables,
  MarkThreadReadMutation,
  MarkThreadReadMutationVariables,
  ReplyToThreadMutation,
  ReplyToThreadMutationVariables,
  SaveMessageTemplateMutation,
  SaveMessageTemplateMutationVariables,
  StartMailingMutation,
  StartMailingMutationVariables,
  StartThreadMutation,
  StartThreadMutationVariables,
  StopMailingMutation,
  StopMailingMutationVariables,
} from "#graphql/operations.ts";

export const startMailing: TypedDocumentNode<StartMailingMutation, StartMailingMutationVariables> = gql`
  mutation StartMailing($input: StartMailingInput!) {
    startMailing(input: $input) {
      mailing {
        id
      }
      errors {
        message
      }
    }
  }
`;

export const stopMailing: TypedDocumentNode<StopMailingMutation, StopMailingMutationVariables> = gql`
  mutation StopMailing($input: StopMailingInput!) {
    stopMailing(input: $input) {
      mailing {
        id
        status
      }
      errors {
        message
      }
    }
  }
`;

export const startThread: TypedDocumentNode<StartThreadMutation, StartThreadMutationVariables> = gql`
  mutation StartThread($input: StartThreadInput!) {
    startThread(input: $input) {
      thread {
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

export const markThreadRead: TypedDocumentNode<MarkThreadReadMutation, MarkThreadReadMutationVariables> = gql`
  mutation MarkThreadRead($input: MarkThreadReadInput!) {
    markThreadRead(input: $input) {
      thread {
        id
        unreadCount
      }
      errors {
        message
      }
    }
  }
`;

export const replyToThread: TypedDocumentNode<ReplyToThreadMutation, ReplyToThreadMutationVariables> = gql`
  mutation ReplyToThread($input: ReplyToThreadInput!) {
    replyToThread(input: $input) {
      thread {
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

export const saveMessageTemplate: TypedDocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables> = gql`
  mutation SaveMessageTemplate($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      template {
        id
      }
      errors {
        message
      }
    }
  }
`;

export const deleteMessageTemplate: TypedDocumentNode<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables> = gql`
  mutation DeleteMessageTemplate($input: DeleteMessageTemplateInput!) {
    deleteMessageTemplate(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;
