import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveCompanyMutation,
  ApproveCompanyMutationVariables,
  RefuseCompanyMutation,
  RefuseCompanyMutationVariables,
  RestoreCompanyMutation,
  RestoreCompanyMutationVariables,
  SetCompanyPlanMutation,
  SetCompanyPlanMutationVariables,
  SuspendCompanyMutation,
  SuspendCompanyMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const approveDocument: TypedDocumentNode<ApproveCompanyMutation, ApproveCompanyMutationVariables> = gql`
  mutation ApproveCompany($input: ApproveCompanyInput!) {
    approveCompany(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const refuseDocument: TypedDocumentNode<RefuseCompanyMutation, RefuseCompanyMutationVariables> = gql`
  mutation RefuseCompany($input: DecideCompanyInput!) {
    refuseCompany(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const suspendDocument: TypedDocumentNode<SuspendCompanyMutation, SuspendCompanyMutationVariables> = gql`
  mutation SuspendCompany($input: SuspendCompanyInput!) {
    suspendCompany(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const restoreDocument: TypedDocumentNode<RestoreCompanyMutation, RestoreCompanyMutationVariables> = gql`
  mutation RestoreCompany($input: DecideCompanyInput!) {
    restoreCompany(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const planDocument: TypedDocumentNode<SetCompanyPlanMutation, SetCompanyPlanMutationVariables> = gql`
  mutation SetCompanyPlan($input: SetCompanyPlanInput!) {
    setCompanyPlan(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
