import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SeekerPanels_DetailFragment } from "#graphql/operations.ts";

export const SeekerPanels_detail: TypedDocumentNode<SeekerPanels_DetailFragment> = gql`
  fragment SeekerPanels_detail on AdminSeekerDetail {
    id
    seeker {
      id
      name
      kana
      latinName
      email
      status
      locale
      prefecture
      selfDeclaredLevel
      measuredLevel
      registeredAt
      lastSeenAt
      entryCount
      version
    }
    agreedTerms {
      version
      acceptedAt
    }
    eraseAfter
    legalMoves
    measurement {
      provisional
      level
      measuredAt
      probabilities {
        level
        probability
      }
      score {
        points
        low
        high
      }
    }
    attempts {
      id
      status
      startedAt
      endedAt
      scoredCount
      level
      complete
    }
    entryCounts {
      status
      count
    }
    entries {
      id
      workId
      workTitle
      companyName
      status
      createdAt
    }
    purchases {
      id
      product
      price
      status
      refundStatus
      receiptNumber
      createdAt
    }
    sessions {
      id
      device
      ip
      createdAt
      lastSeenAt
    }
    events {
      id
      from
      to
      actorName
      reason
      at
    }
  }
`;
