import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddEntryNoteMutation,
  AddEntryNoteMutationVariables,
  DeleteEntryNoteMutation,
  DeleteEntryNoteMutationVariables,
  SaveScorecardMutation,
  SaveScorecardMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { EntryReview_entry } from "./review.fragment.ts";

export const addEntryNote: TypedDocumentNode<AddEntryNoteMutation, AddEntryNoteMutationVariables> = gql`
  mutation AddEntryNote($input: AddEntryNoteInput!) {
    addEntryNote(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${EntryReview_entry}
  ${Problem_error}
`;

export const deleteEntryNote: TypedDocumentNode<DeleteEntryNoteMutation, DeleteEntryNoteMutationVariables> = gql`
  mutation DeleteEntryNote($input: DeleteEntryNoteInput!) {
    deleteEntryNote(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${EntryReview_entry}
  ${Problem_error}
`;

export const saveScorecard: TypedDocumentNode<SaveScorecardMutation, SaveScorecardMutationVariables> = gql`
  mutation SaveScorecard($input: SaveScorecardInput!) {
    saveScorecard(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${EntryReview_entry}
  ${Problem_error}
`;
