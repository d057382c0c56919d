import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  RecordCardCheckMutation,
  RecordCardCheckMutationVariables,
  RecordHireNoticeMutation,
  RecordHireNoticeMutationVariables,
  SaveHireTermsMutation,
  SaveHireTermsMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { HireDuties_entry } from "./hire.fragment.ts";

export const saveHireTerms: TypedDocumentNode<SaveHireTermsMutation, SaveHireTermsMutationVariables> = gql`
  mutation SaveHireTerms($input: SaveHireTermsInput!) {
    saveHireTerms(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${HireDuties_entry}
  ${Problem_error}
`;

export const recordCardCheck: TypedDocumentNode<RecordCardCheckMutation, RecordCardCheckMutationVariables> = gql`
  mutation RecordCardCheck($input: RecordCardCheckInput!) {
    recordCardCheck(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${HireDuties_entry}
  ${Problem_error}
`;

export const recordHireNotice: TypedDocumentNode<RecordHireNoticeMutation, RecordHireNoticeMutationVariables> = gql`
  mutation RecordHireNotice($input: RecordHireNoticeInput!) {
    recordHireNotice(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${HireDuties_entry}
  ${Problem_error}
`;
