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
import { Problem_error } from "#platform/problem.fragment.ts";

export const createNews: TypedDocumentNode<CreateNewsMutation, CreateNewsMutationVariables> = gql`
  mutation CreateNews($input: CreateNewsInput!) {
    createNews(input: $input) {
      news {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const updateNews: TypedDocumentNode<UpdateNewsMutation, UpdateNewsMutationVariables> = gql`
  mutation UpdateNews($input: UpdateNewsInput!) {
    updateNews(input: $input) {
      news {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const publishNews: TypedDocumentNode<PublishNewsMutation, PublishNewsMutationVariables> = gql`
  mutation PublishNews($input: PublishNewsInput!) {
    publishNews(input: $input) {
      news {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const withdrawNews: TypedDocumentNode<WithdrawNewsMutation, WithdrawNewsMutationVariables> = gql`
  mutation WithdrawNews($input: WithdrawNewsInput!) {
    withdrawNews(input: $input) {
      news {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const deleteNews: TypedDocumentNode<DeleteNewsMutation, DeleteNewsMutationVariables> = gql`
  mutation DeleteNews($input: DeleteNewsInput!) {
    deleteNews(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const saveNewsDraft: TypedDocumentNode<SaveNewsDraftMutation, SaveNewsDraftMutationVariables> = gql`
  mutation SaveNewsDraft($input: SaveNewsDraftInput!) {
    saveNewsDraft(input: $input) {
      savedAt
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const discardNewsDraft: TypedDocumentNode<DiscardNewsDraftMutation, DiscardNewsDraftMutationVariables> = gql`
  mutation DiscardNewsDraft($input: DiscardNewsDraftInput!) {
    discardNewsDraft(input: $input) {
      discarded
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const setNewsReading: TypedDocumentNode<SetNewsReadingMutation, SetNewsReadingMutationVariables> = gql`
  mutation SetNewsReading($input: SetNewsReadingInput!) {
    setNewsReading(input: $input) {
      readings {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
