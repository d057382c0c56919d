import { gql, type TypedDocumentNode } from "@apollo/client";
import type { OwnPhotos_CompanyFragment } from "#graphql/operations.ts";

/** A company's photos as its members see them, approved or not. */
export const OwnPhotos_company: TypedDocumentNode<OwnPhotos_CompanyFragment> = gql`
  fragment OwnPhotos_company on CompanyAccount {
    id
    photos {
      id
      version
      returnReason
      shown {
        alt
        files {
          url
          mimeType
          width
          height
        }
      }
      waiting {
        alt
        files {
          url
          mimeType
          width
          height
        }
      }
    }
  }
`;

export type OwnPhoto = OwnPhotos_CompanyFragment["photos"][number];
