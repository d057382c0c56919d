import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AnswerExamItemMutation,
  AnswerExamItemMutationVariables,
  ContinueExamMutation,
  ContinueExamMutationVariables,
  FinishExamMutation,
  FinishExamMutationVariables,
  IssueExamCertificateMutation,
  IssueExamCertificateMutationVariables,
  StartExamMutation,
  StartExamMutationVariables,
} from "#graphql/operations.ts";
import { ExamAttemptFields_attempt } from "./exam.fragment.ts";

export const startExam: TypedDocumentNode<StartExamMutation, StartExamMutationVariables> = gql`
  mutation StartExam($input: StartExamInput!) {
    startExam(input: $input) {
      attempt {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const answerItem: TypedDocumentNode<AnswerExamItemMutation, AnswerExamItemMutationVariables> = gql`
  mutation AnswerExamItem($input: AnswerExamItemInput!) {
    answerExamItem(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${ExamAttemptFields_attempt}
`;

export const continueExam: TypedDocumentNode<ContinueExamMutation, ContinueExamMutationVariables> = gql`
  mutation ContinueExam($input: ExamAttemptInput!) {
    continueExam(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${ExamAttemptFields_attempt}
`;

export const finish: TypedDocumentNode<FinishExamMutation, FinishExamMutationVariables> = gql`
  mutation FinishExam($input: ExamAttemptInput!) {
    finishExam(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${ExamAttemptFields_attempt}
`;

export const issueCertificate: TypedDocumentNode<IssueExamCertificateMutation, IssueExamCertificateMutationVariables> = gql`
  mutation IssueExamCertificate($input: IssueExamCertificateInput!) {
    issueExamCertificate(input: $input) {
      result {
        id
        certificateCode
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
