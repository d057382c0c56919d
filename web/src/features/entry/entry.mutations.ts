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
import { Problem_error } from "#platform/problem.fragment.ts";
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
        ...Problem_error @unmask
      }
    }
  }
  ${EntryDraftFields_draft}
  ${Problem_error}
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
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const submitEntry: TypedDocumentNode<SubmitEntryMutation, SubmitEntryMutationVariables> = gql`
  mutation SubmitEntry($input: SubmitEntryInput!) {
    submitEntry(input: $input) {
      entry {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const withdrawEntry: TypedDocumentNode<WithdrawEntryMutation, WithdrawEntryMutationVariables> = gql`
  mutation WithdrawEntry($input: WithdrawEntryInput!) {
    withdrawEntry(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${changed}
  ${Problem_error}
`;

export const answerOffer: TypedDocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables> = gql`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    answerOffer(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${changed}
  ${Problem_error}
`;
