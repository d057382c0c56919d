import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AnswerExamItemInput,
  AnswerExamItemMutation,
  AnswerExamItemMutationVariables,
  ContinueExamMutation,
  ContinueExamMutationVariables,
  ExamAttemptQuery,
  ExamAttemptQueryVariables,
  FinishExamMutation,
  FinishExamMutationVariables,
  IssueExamCertificateMutation,
  IssueExamCertificateMutationVariables,
  StartExamMutation,
  StartExamMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
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

const openAttempt: TypedDocumentNode<ExamAttemptQuery, ExamAttemptQueryVariables> = gql`
  query ExamAttempt {
    examAttempt {
      id
    }
    examResults(first: 1) {
      items {
        id
      }
    }
  }
`;

const answerItem: TypedDocumentNode<AnswerExamItemMutation, AnswerExamItemMutationVariables> = gql`
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

const continueExam: TypedDocumentNode<ContinueExamMutation, ContinueExamMutationVariables> = gql`
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

const finish: TypedDocumentNode<FinishExamMutation, FinishExamMutationVariables> = gql`
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

type Attempt = NonNullable<ContinueExamMutation["continueExam"]["attempt"]>;

const issueCertificate: TypedDocumentNode<IssueExamCertificateMutation, IssueExamCertificateMutationVariables> = gql`
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

/** Asks for the certificate of a result; answers its code, or the problem. */
export async function askForCertificate(resultId: string) {
  const { data } = await client.mutate({ mutation: issueCertificate, variables: { input: { resultId } } });
  const [problem] = data?.issueExamCertificate.errors ?? [];
  return { code: data?.issueExamCertificate.result?.certificateCode ?? null, problem };
}

/** A sitting as the screen works with it, and when it came by the page's own clock. */
export type Sitting = Attempt & { receivedAt: number };
export type Question = NonNullable<Sitting["question"]>;
export type Result = NonNullable<Sitting["result"]>;

const received = (attempt: Attempt): Sitting => ({ ...attempt, receivedAt: performance.now() });

/** A sitting as it stands now: its open item with the same clock, the next one when its time is over, or its result. */
async function continueSitting(attemptId: string): Promise<Sitting | null> {
  const { data } = await client.mutate({ mutation: continueExam, variables: { input: { attemptId } } });
  const attempt = data?.continueExam.attempt;
  return attempt ? received(attempt) : null;
}

/** The open sitting where it was left, or the latest result where none is open. */
export async function resumeSitting(): Promise<{ sitting: Sitting | null; lastResultId?: string }> {
  const { data } = await client.query({ query: openAttempt, fetchPolicy: "network-only" });
  const attemptId = data?.examAttempt?.id;
  return { sitting: attemptId ? await continueSitting(attemptId) : null, lastResultId: data?.examResults.items[0]?.id };
}

/**
 * Sends an answer. May be repeated when its outcome is not known; a sitting that ended meanwhile, by its clock or in another window, comes
 * back with its result. @throws Error with what the reader can do
 */
export async function sendAnswer(input: AnswerExamItemInput): Promise<Sitting> {
  const { data } = await client.mutate({ mutation: answerItem, variables: { input } });
  const attempt = data?.answerExamItem.attempt;
  if (attempt) return received(attempt);
  const [problem] = data?.answerExamItem.errors ?? [];
  const ended = problem?.code === "EXAM_ENDED" ? await continueSitting(input.attemptId) : null;
  if (ended) return ended;
  throw new Error(problem?.message);
}

/** Ends the sitting early with what was answered. @throws Error with what the reader can do */
export async function endSitting(attemptId: string): Promise<Sitting> {
  const { data } = await client.mutate({ mutation: finish, variables: { input: { attemptId } } });
  const attempt = data?.finishExam.attempt;
  if (!attempt) throw new Error(data?.finishExam.errors[0]?.message);
  return received(attempt);
}
