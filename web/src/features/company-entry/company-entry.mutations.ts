import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  MoveEntriesMutation,
  MoveEntriesMutationVariables,
  MoveEntryMutation,
  MoveEntryMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const moveEntry: TypedDocumentNode<MoveEntryMutation, MoveEntryMutationVariables> = gql`
  mutation MoveEntry($input: MoveEntryInput!) {
    moveEntry(input: $input) {
      entry {
        id
        status
        interviewRound
        version
        legalMoves
        offerCondition {
          way
          status
          weeklyHours
          startsOn
        }
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
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
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
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
