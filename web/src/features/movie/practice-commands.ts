import { gql, type TypedDocumentNode } from "@apollo/client";
import type { PracticeSetInput, PracticeSetQuery, PracticeSetQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { send } from "#platform/send.ts";
import { answerPractice } from "./movie.mutations.ts";

const practiceSet: TypedDocumentNode<PracticeSetQuery, PracticeSetQueryVariables> = gql`
  query PracticeSet($input: PracticeSetInput!) {
    practiceSet(input: $input) {
      items {
        id
        skill
        level
        stem
        passage
        options
        grade {
          choice
          correct
          firstCorrect
          rightChoice
          explanation
          dueOn
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export type PracticeItem = PracticeSetQuery["practiceSet"]["items"][number];
export type PracticeGrade = NonNullable<PracticeItem["grade"]>;

/** The items of a movie, some of a level, or what is due. @throws Error with what the reader can do */
export async function loadPractice(input: PracticeSetInput): Promise<PracticeItem[]> {
  const { data } = await client.query({ query: practiceSet, variables: { input }, fetchPolicy: "network-only" });
  const [problem] = data?.practiceSet.errors ?? [];
  if (problem) throw new Error(problem.message);
  return data?.practiceSet.items ?? [];
}

/** Sends an answer and returns its grade. May be repeated when its outcome is not known. @throws Error with what the reader can do */
export async function sendPracticeAnswer(itemId: string, choice: number | null): Promise<PracticeGrade> {
  const { grade, errors } = await send(answerPractice, { itemId, choice });
  if (!grade) throw new Error(errors[0]?.message);
  return grade;
}
