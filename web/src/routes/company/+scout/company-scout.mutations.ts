import { gql, type TypedDocumentNode } from "@apollo/client";
import { ScoutCard_card } from "#features/scout/scout-card.fragment.ts";
import type {
  ScoutListQuery,
  ScoutListQueryVariables,
  SearchForScoutsMutation,
  SearchForScoutsMutationVariables,
  SendScoutMutation,
  SendScoutMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const searchForScouts: TypedDocumentNode<SearchForScoutsMutation, SearchForScoutsMutationVariables> = gql`
  mutation SearchForScouts($input: SearchForScoutsInput!) {
    searchForScouts(input: $input) {
      listId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const scoutListQuery: TypedDocumentNode<ScoutListQuery, ScoutListQueryVariables> = gql`
  query ScoutList($id: ID!, $page: Int!) {
    scoutList(id: $id, page: $page) {
      id
      size
      page
      pages
      cards {
        ...ScoutCard_card @unmask
      }
    }
  }
  ${ScoutCard_card}
`;

export const sendScout: TypedDocumentNode<SendScoutMutation, SendScoutMutationVariables> = gql`
  mutation SendScout($input: SendScoutInput!) {
    sendScout(input: $input) {
      scout {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
