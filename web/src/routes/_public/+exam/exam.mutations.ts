import { gql, type TypedDocumentNode } from "@apollo/client";
import type { GradeExamSamplesMutation, GradeExamSamplesMutationVariables } from "#graphql/operations.ts";

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
        code
        message
        path
      }
    }
  }
`;
