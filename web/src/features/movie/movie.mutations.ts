import { gql, type TypedDocumentNode } from "@apollo/client";
import type { AnswerPracticeMutation, AnswerPracticeMutationVariables } from "#graphql/operations.ts";

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
      }
      errors {
        code
        message
      }
    }
  }
`;
