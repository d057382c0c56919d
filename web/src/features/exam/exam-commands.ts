import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AnswerExamItemInput,
  ContinueExamMutation,
  ExamAttemptQuery,
  ExamAttemptQueryVariables,
  PlayExamRecordingInput,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { send } from "#platform/send.ts";
import { answerItem, continueExam, finish, issueCertificate, playExamRecording } from "./exam.mutations.ts";
import { dropAnswer, keepAnswer, readKeptAnswer } from "./kept-answer.ts";

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

type Attempt = NonNullable<ContinueExamMutation["continueExam"]["attempt"]>;

/** Asks for the certificate of a result; returns its code, or the problem. */
export async function askForCertificate(resultId: string) {
  const { errors, result } = await send(issueCertificate, { resultId });
  const [problem] = errors;
  return { code: result?.certificateCode ?? null, problem };
}

/** A sitting as the screen works with it, and when it came by the page's own clock. */
export type Sitting = Attempt & { receivedAt: number };
export type Question = NonNullable<Sitting["question"]>;
export type Result = NonNullable<Sitting["result"]>;

const received = (attempt: Attempt): Sitting => ({ ...attempt, receivedAt: performance.now() });

/** A sitting as it stands now: its open item with the same clock, the next one when its time is over, or its result. */
async function continueSitting(attemptId: string): Promise<Sitting | null> {
  const { attempt } = await send(continueExam, { attemptId });
  return attempt ? received(attempt) : null;
}

/** Sends an answer that an earlier page could not send. Null when there is none, or nothing came of it. */
async function sendKept(): Promise<Sitting | null> {
  const kept = readKeptAnswer();
  return kept ? sendAnswer(kept).catch(() => null) : null;
}

/** The open sitting where it was left, or the latest result where none is open. */
export async function resumeSitting(): Promise<{ sitting: Sitting | null; lastResultId?: string }> {
  // Before anything else: going on would count an item whose time is over as not answered.
  const sent = await sendKept();
  if (sent) return { sitting: sent };
  const { data } = await client.query({ query: openAttempt, fetchPolicy: "network-only" });
  const attemptId = data?.examAttempt?.id;
  return { sitting: attemptId ? await continueSitting(attemptId) : null, lastResultId: data?.examResults.items[0]?.id };
}

/**
 * Sends an answer, and keeps it until the server has answered. May be repeated when its outcome is not known; a sitting that ended meanwhile, by its clock or in another window, comes
 * back with its result. @throws Error with what the reader can do
 */
export async function sendAnswer(input: AnswerExamItemInput): Promise<Sitting> {
  keepAnswer(input);
  const { attempt, errors } = await send(answerItem, input);
  dropAnswer();
  if (attempt) return received(attempt);
  const [problem] = errors;
  const ended = problem?.code === "EXAM_ENDED" ? await continueSitting(input.attemptId) : null;
  if (ended) return ended;
  throw new Error(problem?.message);
}

/** Counts a play of the recording and fetches its sound; the same operation again is the same play. @throws Error with what the reader can do */
export async function fetchRecording(input: PlayExamRecordingInput): Promise<{ sound: ArrayBuffer; playsLeft: number }> {
  const { play, errors } = await send(playExamRecording, input);
  if (!play) throw new Error(errors[0]?.message);
  const response = await fetch(play.url, { credentials: "same-origin" });
  if (!response.ok) throw new Error();
  return { sound: await response.arrayBuffer(), playsLeft: play.playsLeft };
}

/** Ends the sitting early with the answers given so far. @throws Error with what the reader can do */
export async function endSitting(attemptId: string): Promise<Sitting> {
  const { attempt, errors } = await send(finish, { attemptId });
  if (!attempt) throw new Error(errors[0]?.message);
  return received(attempt);
}
