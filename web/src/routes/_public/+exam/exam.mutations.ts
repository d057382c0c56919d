import { gql, type TypedDocumentNode } from "@apollo/client";
import type { GradeExamSamplesMutation, GradeExamSamplesMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const gradeSamples: TypedDocumentNode<GradeExamSamplesMutation, GradeExamSamplesMutationVariables> = gql`
  mutation GradeExamSamples($input: GradeExamSamplesInput!) {
    gradeExamSamples(input: $input) {
      grades {
        sampleId
        correct
        rightChoice
        explanation
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
