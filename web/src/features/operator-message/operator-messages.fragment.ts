import { gql } from "@apollo/client";

/** A page of messages as the operator reads them. */
export const OperatorMessages_page = gql`
  fragment OperatorMessages_page on OperatorMessagePage {
    items {
      id
      body
      by
      senderName
      fileName
      fileUrl
      createdAt
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`;
