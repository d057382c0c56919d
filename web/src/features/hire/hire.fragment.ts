import { gql, type TypedDocumentNode } from "@apollo/client";
import type { HireDuties_EntryFragment } from "#graphql/operations.ts";

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
