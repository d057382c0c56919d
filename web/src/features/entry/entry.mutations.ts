import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AnswerOfferMutation,
  AnswerOfferMutationVariables,
  ConfirmEntryDraftMutation,
  ConfirmEntryDraftMutationVariables,
  SaveEntryDraftMutation,
  SaveEntryDraftMutationVariables,
  SubmitEntryMutation,
  SubmitEntryMutationVariables,
  WithdrawEntryMutation,
  WithdrawEntryMutationVariables,
} from "#graphql/operations.ts";
import { EntryDraftFields_draft } from "./draft.fragment.ts";

const changed = gql`
  fragment EntryActions_entry on Entry {
    id
    status
    version
    viewerCanWithdraw
    viewerCanAnswerOffer
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
`;

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

export const withdrawEntry: TypedDocumentNode<WithdrawEntryMutation, WithdrawEntryMutationVariables> = gql`
  mutation WithdrawEntry($input: WithdrawEntryInput!) {
    withdrawEntry(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        message
      }
    }
  }
  ${changed}
`;

export const answerOffer: TypedDocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables> = gql`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    answerOffer(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        message
      }
    }
  }
  ${changed}
`;
