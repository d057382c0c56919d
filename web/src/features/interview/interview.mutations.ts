import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CancelInterviewSlotMutation,
  CancelInterviewSlotMutationVariables,
  OfferInterviewSlotsMutation,
  OfferInterviewSlotsMutationVariables,
  PickInterviewSlotMutation,
  PickInterviewSlotMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { InterviewSlots_entry } from "./offer.fragment.ts";
import { PickSlot_entry } from "./pick-slot.fragment.ts";

export const offerInterviewSlots: TypedDocumentNode<OfferInterviewSlotsMutation, OfferInterviewSlotsMutationVariables> = gql`
  mutation OfferInterviewSlots($input: OfferInterviewSlotsInput!) {
    offerInterviewSlots(input: $input) {
      entry {
        id
        ...InterviewSlots_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${InterviewSlots_entry}
  ${Problem_error}
`;

export const cancelInterviewSlot: TypedDocumentNode<CancelInterviewSlotMutation, CancelInterviewSlotMutationVariables> = gql`
  mutation CancelInterviewSlot($input: CancelInterviewSlotInput!) {
    cancelInterviewSlot(input: $input) {
      entry {
        id
        ...InterviewSlots_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${InterviewSlots_entry}
  ${Problem_error}
`;

export const pickInterviewSlot: TypedDocumentNode<PickInterviewSlotMutation, PickInterviewSlotMutationVariables> = gql`
  mutation PickInterviewSlot($input: PickInterviewSlotInput!) {
    pickInterviewSlot(input: $input) {
      entry {
        id
        ...PickSlot_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${PickSlot_entry}
  ${Problem_error}
`;
