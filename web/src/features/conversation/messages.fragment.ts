import { gql } from "@apollo/client";

/** A page of messages as either side of a conversation reads them. */
export const ConversationMessages_page = gql`
  fragment ConversationMessages_page on MessagePage {
    items {
      id
      body
      bodyRuby
      phrase {
        locale
        otherLocale
        otherText
        otherRuby
      }
      mine
      senderName
      createdAt
      attachment {
        id
        fileName
        url
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`;
