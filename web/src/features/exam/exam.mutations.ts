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
  PlayExamRecordingMutation,
  PlayExamRecordingMutationVariables,
  StartExamMutation,
  StartExamMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { ExamAttemptFields_attempt } from "./exam.fragment.ts";

export const startExam: TypedDocumentNode<StartExamMutation, StartExamMutationVariables> = gql`
  mutation StartExam($input: StartExamInput!) {
    startExam(input: $input) {
      attempt {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const answerItem: TypedDocumentNode<AnswerExamItemMutation, AnswerExamItemMutationVariables> = gql`
  mutation AnswerExamItem($input: AnswerExamItemInput!) {
    answerExamItem(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${ExamAttemptFields_attempt}
  ${Problem_error}
`;

export const playExamRecording: TypedDocumentNode<PlayExamRecordingMutation, PlayExamRecordingMutationVariables> = gql`
  mutation PlayExamRecording($input: PlayExamRecordingInput!) {
    playExamRecording(input: $input) {
      play {
        url
        playsLeft
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const continueExam: TypedDocumentNode<ContinueExamMutation, ContinueExamMutationVariables> = gql`
  mutation ContinueExam($input: ExamAttemptInput!) {
    continueExam(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${ExamAttemptFields_attempt}
  ${Problem_error}
`;

export const finish: TypedDocumentNode<FinishExamMutation, FinishExamMutationVariables> = gql`
  mutation FinishExam($input: ExamAttemptInput!) {
    finishExam(input: $input) {
      attempt {
        id
        ...ExamAttemptFields_attempt @unmask
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${ExamAttemptFields_attempt}
  ${Problem_error}
`;

export const issueCertificate: TypedDocumentNode<IssueExamCertificateMutation, IssueExamCertificateMutationVariables> = gql`
  mutation IssueExamCertificate($input: IssueExamCertificateInput!) {
    issueExamCertificate(input: $input) {
      result {
        id
        certificateCode
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
