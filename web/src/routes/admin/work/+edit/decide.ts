import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveWorkMutation,
  ApproveWorkMutationVariables,
  ReturnWorkMutation,
  ReturnWorkMutationVariables,
  SuspendWorkMutation,
  SuspendWorkMutationVariables,
  UnsuspendWorkMutation,
  UnsuspendWorkMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const approveWork: TypedDocumentNode<ApproveWorkMutation, ApproveWorkMutationVariables> = gql`
  mutation ApproveWork($input: ApproveWorkInput!) {
    approveWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        message
      }
    }
  }
`;

const returnWork: TypedDocumentNode<ReturnWorkMutation, ReturnWorkMutationVariables> = gql`
  mutation ReturnWork($input: ReturnWorkInput!) {
    returnWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        message
      }
    }
  }
`;

const suspendWork: TypedDocumentNode<SuspendWorkMutation, SuspendWorkMutationVariables> = gql`
  mutation SuspendWork($input: SuspendWorkInput!) {
    suspendWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        message
      }
    }
  }
`;

const unsuspendWork: TypedDocumentNode<UnsuspendWorkMutation, UnsuspendWorkMutationVariables> = gql`
  mutation UnsuspendWork($input: UnsuspendWorkInput!) {
    unsuspendWork(input: $input) {
      work {
        id
        status
        version
      }
      errors {
        message
      }
    }
  }
`;

export type Decision = "approve" | "return" | "suspend" | "unsuspend";

type Errors = readonly { message: string }[] | undefined;

/** Carries out a decision; answers the first problem's text, or nothing. */
export async function decide(decision: Decision, input: { id: string; version: number; reason: string }): Promise<string | undefined> {
  const { id, version } = input;
  const run: Record<Decision, () => Promise<Errors>> = {
    approve: async () => (await client.mutate({ mutation: approveWork, variables: { input: { id, version } } })).data?.approveWork.errors,
    return: async () => (await client.mutate({ mutation: returnWork, variables: { input } })).data?.returnWork.errors,
    suspend: async () => (await client.mutate({ mutation: suspendWork, variables: { input } })).data?.suspendWork.errors,
    unsuspend: async () => (await client.mutate({ mutation: unsuspendWork, variables: { input } })).data?.unsuspendWork.errors,
  };
  return (await run[decision]())?.[0]?.message;
}
