import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CancelInterviewSlotMutation,
  CancelInterviewSlotMutationVariables,
  InterviewSlots_EntryFragment,
  OfferInterviewSlotsMutation,
  OfferInterviewSlotsMutationVariables,
} from "#graphql/operations.ts";

export const InterviewSlots_entry: TypedDocumentNode<InterviewSlots_EntryFragment> = gql`
  fragment InterviewSlots_entry on CompanyEntry {
    id
    status
    interviewRound
    version
    legalMoves
    events {
      id
      to
      interviewRound
      by
      reason
      at
    }
    interviewSlots {
      id
      startsAt
      minutes
      way
      place
      state
    }
  }
`;

export const offerInterviewSlots: TypedDocumentNode<OfferInterviewSlotsMutation, OfferInterviewSlotsMutationVariables> = gql`
  mutation OfferInterviewSlots($input: OfferInterviewSlotsInput!) {
    offerInterviewSlots(input: $input) {
      entry {
        id
        ...InterviewSlots_entry
      }
      errors {
        message
      }
    }
  }
  ${InterviewSlots_entry}
`;

export const cancelInterviewSlot: TypedDocumentNode<CancelInterviewSlotMutation, CancelInterviewSlotMutationVariables> = gql`
  mutation CancelInterviewSlot($input: CancelInterviewSlotInput!) {
    cancelInterviewSlot(input: $input) {
      entry {
        id
        ...InterviewSlots_entry
      }
      errors {
        message
      }
    }
  }
  ${InterviewSlots_entry}
`;
