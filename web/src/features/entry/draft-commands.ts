import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ConfirmEntryDraftMutation,
  ConfirmEntryDraftMutationVariables,
  SaveEntryDraftMutation,
  SaveEntryDraftMutationVariables,
  SubmitEntryMutation,
  SubmitEntryMutationVariables,
} from "#graphql/operations.ts";
import { EntryDraftFields_draft } from "./draft.fragment.ts";

export const saveEntryDraft: TypedDocumentNode<SaveEntryDraftMutation, SaveEntryDraftMutationVariables> = gql`
  mutation SaveEntryDraft($input: SaveEntryDraftInput!) {
    saveEntryDraft(input: $input) {
      draft {
        id
        version
        ...EntryDraftFields_draft
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${EntryDraftFields_draft}
`;

export const confirmEntryDraft: TypedDocumentNode<ConfirmEntryDraftMutation, ConfirmEntryDraftMutationVariables> = gql`
  mutation ConfirmEntryDraft($input: ConfirmEntryDraftInput!) {
    confirmEntryDraft(input: $input) {
      draft {
        id
        version
        confirmed
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const submitEntry: TypedDocumentNode<SubmitEntryMutation, SubmitEntryMutationVariables> = gql`
  mutation SubmitEntry($input: SubmitEntryInput!) {
    submitEntry(input: $input) {
      entry {
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
