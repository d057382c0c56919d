import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveCompanyMutation,
  ApproveCompanyMutationVariables,
  RefuseCompanyMutation,
  RefuseCompanyMutationVariables,
  RestoreCompanyMutation,
  RestoreCompanyMutationVariables,
  SetCompanyPlanInput,
  SetCompanyPlanMutation,
  SetCompanyPlanMutationVariables,
  SuspendCompanyMutation,
  SuspendCompanyMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import type { FieldProblem } from "#ui/form.tsx";

const approveDocument: TypedDocumentNode<ApproveCompanyMutation, ApproveCompanyMutationVariables> = gql`
  mutation ApproveCompany($input: ApproveCompanyInput!) {
    approveCompany(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const refuseDocument: TypedDocumentNode<RefuseCompanyMutation, RefuseCompanyMutationVariables> = gql`
  mutation RefuseCompany($input: DecideCompanyInput!) {
    refuseCompany(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const suspendDocument: TypedDocumentNode<SuspendCompanyMutation, SuspendCompanyMutationVariables> = gql`
  mutation SuspendCompany($input: DecideCompanyInput!) {
    suspendCompany(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const restoreDocument: TypedDocumentNode<RestoreCompanyMutation, RestoreCompanyMutationVariables> = gql`
  mutation RestoreCompany($input: DecideCompanyInput!) {
    restoreCompany(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const planDocument: TypedDocumentNode<SetCompanyPlanMutation, SetCompanyPlanMutationVariables> = gql`
  mutation SetCompanyPlan($input: SetCompanyPlanInput!) {
    setCompanyPlan(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

type Problems = Promise<readonly FieldProblem[] | undefined>;
export type CompanyDecision = "refuse" | "suspend" | "restore";

/** Opens a company that was reviewed. */
export async function approveCompany(input: { id: string; version: number }): Problems {
  return (await client.mutate({ mutation: approveDocument, variables: { input } })).data?.approveCompany.errors;
}

/** Carries out a decision with a reason that the company reads. */
export async function decideCompany(decision: CompanyDecision, input: { id: string; version: number; reason: string }): Problems {
  const variables = { input };
  const run: Record<CompanyDecision, () => Problems> = {
    refuse: async () => (await client.mutate({ mutation: refuseDocument, variables })).data?.refuseCompany.errors,
    suspend: async () => (await client.mutate({ mutation: suspendDocument, variables })).data?.suspendCompany.errors,
    restore: async () => (await client.mutate({ mutation: restoreDocument, variables })).data?.restoreCompany.errors,
  };
  return run[decision]();
}

/** Moves a company to a plan, billed by invoice. */
export async function setCompanyPlan(input: SetCompanyPlanInput): Problems {
  return (await client.mutate({ mutation: planDocument, variables: { input } })).data?.setCompanyPlan.errors;
}
