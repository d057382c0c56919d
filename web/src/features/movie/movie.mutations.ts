import { gql, type TypedDocumentNode } from "@apollo/client";
import type { AnswerPracticeMutation, AnswerPracticeMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const answerPractice: TypedDocumentNode<AnswerPracticeMutation, AnswerPracticeMutationVariables> = gql`
  mutation AnswerPractice($input: AnswerPracticeInput!) {
    answerPractice(input: $input) {
      itemId
      grade {
        choice
        correct
        firstCorrect
        rightChoice
        explanation
        dueOn
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
