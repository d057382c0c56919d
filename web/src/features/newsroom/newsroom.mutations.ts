import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateNewsMutation,
  CreateNewsMutationVariables,
  DeleteNewsMutation,
  DeleteNewsMutationVariables,
  DiscardNewsDraftMutation,
  DiscardNewsDraftMutationVariables,
  PublishNewsMutation,
  PublishNewsMutationVariables,
  SaveNewsDraftMutation,
  SaveNewsDraftMutationVariables,
  SetNewsReadingMutation,
  SetNewsReadingMutationVariables,
  UpdateNewsMutation,
  UpdateNewsMutationVariables,
  WithdrawNewsMutation,
  WithdrawNewsMutationVariables,
} from "#graphql/operations.ts";

export const createNews: TypedDocumentNode<CreateNewsMutation, CreateNewsMutationVariables> = gql`
  mutation CreateNews($input: CreateNewsInput!) {
    createNews(input: $input) {
      news {
        id
        version
      }
      errors {
        code
        path
        message
      }
    }
  }
`;

export const updateNews: TypedDocumentNode<UpdateNewsMutation, UpdateNewsMutationVariables> = gql`
  mutation UpdateNews($input: UpdateNewsInput!) {
    updateNews(input: $input) {
      news {
        id
        version
      }
      errors {
        code
        path
        message
      }
    }
  }
`;

export const publishNews: TypedDocumentNode<PublishNewsMutation, PublishNewsMutationVariables> = gql`
  mutation PublishNews($input: PublishNewsInput!) {
    publishNews(input: $input) {
      news {
        id
        version
      }
      errors {
        code
        path
        message
      }
    }
  }
`;

export const withdrawNews: TypedDocumentNode<WithdrawNewsMutation, WithdrawNewsMutationVariables> = gql`
  mutation WithdrawNews($input: WithdrawNewsInput!) {
    withdrawNews(input: $input) {
      news {
        id
        version
      }
      errors {
        code
        path
        message
      }
    }
  }
`;

export const deleteNews: TypedDocumentNode<DeleteNewsMutation, DeleteNewsMutationVariables> = gql`
  mutation DeleteNews($input: DeleteNewsInput!) {
    deleteNews(input: $input) {
      deletedId
      errors {
        code
        path
        message
      }
    }
  }
`;

export const saveNewsDraft: TypedDocumentNode<SaveNewsDraftMutation, SaveNewsDraftMutationVariables> = gql`
  mutation SaveNewsDraft($input: SaveNewsDraftInput!) {
    saveNewsDraft(input: $input) {
      savedAt
      errors {
        message
      }
    }
  }
`;

export const discardNewsDraft: TypedDocumentNode<DiscardNewsDraftMutation, DiscardNewsDraftMutationVariables> = gql`
  mutation DiscardNewsDraft($input: DiscardNewsDraftInput!) {
    discardNewsDraft(input: $input) {
      discarded
    }
  }
`;

export const setNewsReading: TypedDocumentNode<SetNewsReadingMutation, SetNewsReadingMutationVariables> = gql`
  mutation SetNewsReading($input: SetNewsReadingInput!) {
    setNewsReading(input: $input) {
      readings {
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
