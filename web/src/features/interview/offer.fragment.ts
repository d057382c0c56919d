import { gql, type TypedDocumentNode } from "@apollo/client";
import type { InterviewSlots_EntryFragment } from "#graphql/operations.ts";

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
