import { gql, type TypedDocumentNode } from "@apollo/client";
import type { PickSlot_EntryFragment } from "#graphql/operations.ts";

export const PickSlot_entry: TypedDocumentNode<PickSlot_EntryFragment> = gql`
  fragment PickSlot_entry on Entry {
    id
    status
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
