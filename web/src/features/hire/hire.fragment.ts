import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  HireDuties_EntryFragment,
  RecordCardCheckMutation,
  RecordCardCheckMutationVariables,
  RecordHireNoticeMutation,
  RecordHireNoticeMutationVariables,
  SaveHireTermsMutation,
  SaveHireTermsMutationVariables,
} from "#graphql/operations.ts";

export const HireDuties_entry: TypedDocumentNode<HireDuties_EntryFragment> = gql`
  fragment HireDuties_entry on CompanyEntry {
    id
    hire {
      id
      version
      startsOn
      isExempt
      isInsured
      cardCheckedOn
      cardCheckedBy
      residenceStatus
      cardExpiresOn
      workCondition
      numberConfirmed
      noticeDueOn
      noticeFiledOn
      noticeFiledBy
      warnings
    }
  }
`;

export type Hire = NonNullable<HireDuties_EntryFragment["hire"]>;

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
