import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  RecordCardCheckMutation,
  RecordCardCheckMutationVariables,
  RecordHireNoticeMutation,
  RecordHireNoticeMutationVariables,
  SaveHireTermsMutation,
  SaveHireTermsMutationVariables,
} from "#graphql/operations.ts";
import { HireDuties_entry } from "./hire.fragment.ts";

export const saveHireTerms: TypedDocumentNode<SaveHireTermsMutation, SaveHireTermsMutationVariables> = gql`
  mutation SaveHireTerms($input: SaveHireTermsInput!) {
    saveHireTerms(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${HireDuties_entry}
`;

export const recordCardCheck: TypedDocumentNode<RecordCardCheckMutation, RecordCardCheckMutationVariables> = gql`
  mutation RecordCardCheck($input: RecordCardCheckInput!) {
    recordCardCheck(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${HireDuties_entry}
`;

export const recordHireNotice: TypedDocumentNode<RecordHireNoticeMutation, RecordHireNoticeMutationVariables> = gql`
  mutation RecordHireNotice($input: RecordHireNoticeInput!) {
    recordHireNotice(input: $input) {
      entry {
        id
        ...HireDuties_entry
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${HireDuties_entry}
`;
