import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import type { CompanyWorkRow_WorkFragment } from "#graphql/operations.ts";

/** The part of a work that the company's own list shows, with the acts that are allowed on it. */
export const CompanyWorkRow_work: TypedDocumentNode<CompanyWorkRow_WorkFragment> = gql`
  fragment CompanyWorkRow_work on CompanyWork {
    id
    title
    number
    referenceNumber
    employmentType
    workplace {
      prefecture
      city
    }
    publishAt
    publishedAt
    applyBy
    publishedUntil
    confirmAskedAt
    viewCount
    newEntryCount
    status
    revisionStatus
    version
    entryCount
    likeCount
    updatedAt
    returnReason
    legalMoves
    missingCount
    viewerCanEdit
  }
`;

export type CompanyWorkRowRef = FragmentType<CompanyWorkRow_WorkFragment>;
