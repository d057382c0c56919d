import { gql, type TypedDocumentNode } from "@apollo/client";
import type { EntryDraftFields_DraftFragment } from "#graphql/operations.ts";

/** The part of a draft that the three steps of applying need. */
export const EntryDraftFields_draft: TypedDocumentNode<EntryDraftFields_DraftFragment> = gql`
  fragment EntryDraftFields_draft on EntryDraft {
    id
    message
    version
    confirmed
    updatedAt
    answers {
      questionId
      question
      answer
    }
    resume {
      id
      fileName
    }
  }
`;
