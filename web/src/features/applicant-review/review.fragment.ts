import { gql, type TypedDocumentNode } from "@apollo/client";
import type { EntryReview_EntryFragment } from "#graphql/operations.ts";

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
