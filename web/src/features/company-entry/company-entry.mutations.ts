import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  MoveEntriesMutation,
  MoveEntriesMutationVariables,
  MoveEntryMutation,
  MoveEntryMutationVariables,
} from "#graphql/operations.ts";

export const moveEntry: TypedDocumentNode<MoveEntryMutation, MoveEntryMutationVariables> = gql`
  mutation MoveEntry($input: MoveEntryInput!) {
    moveEntry(input: $input) {
      entry {
        id
        status
        interviewRound
        version
        legalMoves
        interviewSlots {
          id
          state
        }
        events {
          id
          to
          interviewRound
          by
          reason
          at
        }
      }
      errors {
        message
        code
      }
    }
  }
`;

export const moveEntries: TypedDocumentNode<MoveEntriesMutation, MoveEntriesMutationVariables> = gql`
  mutation MoveEntries($input: MoveEntriesInput!) {
    moveEntries(input: $input) {
      movedIds
      problems {
        id
        message
      }
      errors {
        message
      }
    }
  }
`;
