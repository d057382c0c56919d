import { gql, type TypedDocumentNode } from "@apollo/client";
import type { WorkEditor_WorkFragment } from "#graphql/operations.ts";

/** State of a work that the editor goes by. */
export const WorkEditor_work: TypedDocumentNode<WorkEditor_WorkFragment> = gql`
  fragment WorkEditor_work on CompanyWork {
    id
    version
    status
    viewerCanEdit
    legalMoves
    returnReason
    issues {
      code
      message
      path
      group
    }
  }
`;
