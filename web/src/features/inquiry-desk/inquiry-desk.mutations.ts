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
import { Problem_error } from "#platform/problem.fragment.ts";

export const answerInquiry: TypedDocumentNode<AnswerInquiryMutation, AnswerInquiryMutationVariables> = gql`
  mutation AnswerInquiry($input: AnswerInquiryInput!) {
    answerInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const noteInquiry: TypedDocumentNode<NoteInquiryMutation, NoteInquiryMutationVariables> = gql`
  mutation NoteInquiry($input: NoteInquiryInput!) {
    noteInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const assignInquiry: TypedDocumentNode<AssignInquiryMutation, AssignInquiryMutationVariables> = gql`
  mutation AssignInquiry($input: AssignInquiryInput!) {
    assignInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const moveInquiry: TypedDocumentNode<MoveInquiryMutation, MoveInquiryMutationVariables> = gql`
  mutation MoveInquiry($input: MoveInquiryInput!) {
    moveInquiry(input: $input) {
      inquiry {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
