import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SendInquiryMutation, SendInquiryMutationVariables } from "#graphql/operations.ts";

export const sendInquiry: TypedDocumentNode<SendInquiryMutation, SendInquiryMutationVariables> = gql`
  mutation SendInquiry($input: SendInquiryInput!) {
    sendInquiry(input: $input) {
      receipt {
        ticket
        email
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
