import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddEntryNoteMutation,
  AddEntryNoteMutationVariables,
  DeleteEntryNoteMutation,
  DeleteEntryNoteMutationVariables,
  EntryReview_EntryFragment,
  SaveScorecardMutation,
  SaveScorecardMutationVariables,
} from "#graphql/operations.ts";

export const EntryReview_entry: TypedDocumentNode<EntryReview_EntryFragment> = gql`
  fragment EntryReview_entry on CompanyEntry {
    id
    notes {
      id
      body
      author
      viewerCanDelete
      createdAt
    }
    scorecards {
      id
      author
      isOwn
      japanese
      experience
      communication
      motivation
      recommendation
      comment
      updatedAt
    }
  }
`;

export const addEntryNote: TypedDocumentNode<AddEntryNoteMutation, AddEntryNoteMutationVariables> = gql`
  mutation AddEntryNote($input: AddEntryNoteInput!) {
    addEntryNote(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        message
      }
    }
  }
  ${EntryReview_entry}
`;

export const deleteEntryNote: TypedDocumentNode<DeleteEntryNoteMutation, DeleteEntryNoteMutationVariables> = gql`
  mutation DeleteEntryNote($input: DeleteEntryNoteInput!) {
    deleteEntryNote(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        message
      }
    }
  }
  ${EntryReview_entry}
`;

export const saveScorecard: TypedDocumentNode<SaveScorecardMutation, SaveScorecardMutationVariables> = gql`
  mutation SaveScorecard($input: SaveScorecardInput!) {
    saveScorecard(input: $input) {
      entry {
        id
        ...EntryReview_entry
      }
      errors {
        message
      }
    }
  }
  ${EntryReview_entry}
`;
