import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  BlockCompanyMutation,
  BlockCompanyMutationVariables,
  UnblockCompanyMutation,
  UnblockCompanyMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const blockMutation: TypedDocumentNode<BlockCompanyMutation, BlockCompanyMutationVariables> = gql`
  mutation BlockCompany($input: BlockCompanyInput!) {
    blockCompany(input: $input) {
      companyId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const unblockMutation: TypedDocumentNode<UnblockCompanyMutation, UnblockCompanyMutationVariables> = gql`
  mutation UnblockCompany($input: UnblockCompanyInput!) {
    unblockCompany(input: $input) {
      companyId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
