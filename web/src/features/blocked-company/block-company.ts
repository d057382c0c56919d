import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  BlockCompanyMutation,
  BlockCompanyMutationVariables,
  UnblockCompanyMutation,
  UnblockCompanyMutationVariables,
} from "#graphql/operations.ts";

const blockMutation: TypedDocumentNode<BlockCompanyMutation, BlockCompanyMutationVariables> = gql`
  mutation BlockCompany($input: BlockCompanyInput!) {
    blockCompany(input: $input) {
      companyId
      errors {
        message
      }
    }
  }
`;

const unblockMutation: TypedDocumentNode<UnblockCompanyMutation, UnblockCompanyMutationVariables> = gql`
  mutation UnblockCompany($input: UnblockCompanyInput!) {
    unblockCompany(input: $input) {
      companyId
      errors {
        message
      }
    }
  }
`;

interface CompanyBlock {
  /** Answers what went wrong, or nothing. */
  block(companyId: string): Promise<string | undefined>;
  unblock(companyId: string): Promise<string | undefined>;
}

/** Hides the seeker from a company, and shows them again. */
export function useCompanyBlock(): CompanyBlock {
  const [block] = useMutation(blockMutation);
  const [unblock] = useMutation(unblockMutation);
  return {
    block: async (companyId) => (await block({ variables: { input: { companyId } } })).data?.blockCompany.errors[0]?.message,
    unblock: async (companyId) => (await unblock({ variables: { input: { companyId } } })).data?.unblockCompany.errors[0]?.message,
  };
}
