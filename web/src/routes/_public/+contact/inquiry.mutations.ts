import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SendInquiryMutation, SendInquiryMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const sendInquiry: TypedDocumentNode<SendInquiryMutation, SendInquiryMutationVariables> = gql`
  mutation SendInquiry($input: SendInquiryInput!) {
    sendInquiry(input: $input) {
      receipt {
        ticket
        email
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
