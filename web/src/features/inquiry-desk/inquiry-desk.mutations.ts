import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AnswerInquiryMutation,
  AnswerInquiryMutationVariables,
  AssignInquiryMutation,
  AssignInquiryMutationVariables,
  MoveInquiryMutation,
  MoveInquiryMutationVariables,
  NoteInquiryMutation,
  NoteInquiryMutationVariables,
} from "#graphql/operations.ts";

export const answerInquiry: TypedDocumentNode<AnswerInquiryMutation, AnswerInquiryMutationVariables> = gql`
  mutation AnswerInquiry($input: AnswerInquiryInput!) {
    answerInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const noteInquiry: TypedDocumentNode<NoteInquiryMutation, NoteInquiryMutationVariables> = gql`
  mutation NoteInquiry($input: NoteInquiryInput!) {
    noteInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const assignInquiry: TypedDocumentNode<AssignInquiryMutation, AssignInquiryMutationVariables> = gql`
  mutation AssignInquiry($input: AssignInquiryInput!) {
    assignInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const moveInquiry: TypedDocumentNode<MoveInquiryMutation, MoveInquiryMutationVariables> = gql`
  mutation MoveInquiry($input: MoveInquiryInput!) {
    moveInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;
