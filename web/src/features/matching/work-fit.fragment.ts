import { gql, type TypedDocumentNode } from "@apollo/client";
import type { WorkMatch_WorkFragment, WorkPermission_WorkFragment } from "#graphql/operations.ts";

/** The fit between a work and the signed-in seeker's conditions; nothing for anyone else. */
export const WorkMatch_work: TypedDocumentNode<WorkMatch_WorkFragment> = gql`
  fragment WorkMatch_work on Work {
    id
    commute {
      kilometres
      band
    }
    match {
      score
      maximum
      reasons {
        criterion
        state
        points
        weight
        wanted
        offered
      }
    }
  }
`;

/** Whether $residenceStatus, or else the signed-in seeker, may do a work. */
export const WorkPermission_work: TypedDocumentNode<WorkPermission_WorkFragment> = gql`
  fragment WorkPermission_work on Work {
    id
    permission(residenceStatus: $residenceStatus) {
      verdict
      residenceStatus
      seekerField
      workField
      weeklyHours
      expiresOn
      judgedOn
      reasons {
        code
        evidence
        source
        sourceDate
        maxWeeklyHours
        remedy
      }
    }
    namedStatuses {
      status
      needsGraduation
      earliestStart
      check {
        verdict
      }
    }
  }
`;

export type Commute = NonNullable<WorkMatch_WorkFragment["commute"]>;
export type Match = NonNullable<WorkMatch_WorkFragment["match"]>;
export type MatchReason = Match["reasons"][number];
export type Permission = NonNullable<WorkPermission_WorkFragment["permission"]>;
