import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ApproveWorkMutation,
  ApproveWorkMutationVariables,
  ApproveWorkRevisionMutation,
  ApproveWorkRevisionMutationVariables,
  ModerationReason,
  ReturnWorkMutation,
  ReturnWorkMutationVariables,
  ReturnWorkRevisionMutation,
  ReturnWorkRevisionMutationVariables,
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

const approveWorkRevision: TypedDocumentNode<ApproveWorkRevisionMutation, ApproveWorkRevisionMutationVariables> = gql`
  mutation ApproveWorkRevision($input: ApproveWorkRevisionInput!) {
    approveWorkRevision(input: $input) {
      work {
        id
        status
        version
        revisionStatus
      }
      errors {
        message
      }
    }
  }
`;

const returnWorkRevision: TypedDocumentNode<ReturnWorkRevisionMutation, ReturnWorkRevisionMutationVariables> = gql`
  mutation ReturnWorkRevision($input: ReturnWorkRevisionInput!) {
    returnWorkRevision(input: $input) {
      work {
        id
        status
        version
        revisionStatus
      }
      errors {
        message
      }
    }
  }
`;

export const decisions = ["approve", "return", "approveRevision", "returnRevision", "suspend", "unsuspend"] as const;
export type Decision = (typeof decisions)[number];

/** What a decision is about and says; the version of a decision on changes is the revision's. */
export interface DecisionInput {
  id: string;
  version: number;
  reason: string;
  reasonCodes?: ModerationReason[];
}

type Errors = readonly { message: string }[] | undefined;

/** Carries out a decision; answers the first problem's text, or nothing. */
export async function decide(decision: Decision, { id, version, reason, reasonCodes = [] }: DecisionInput): Promise<string | undefined> {
  const [plain, revision] = [
    { id, version },
    { workId: id, version },
  ];
  const why = { reason, reasonCodes };
  const run: Record<Decision, () => Promise<Errors>> = {
    approve: async () => (await client.mutate({ mutation: approveWork, variables: { input: plain } })).data?.approveWork.errors,
    return: async () => (await client.mutate({ mutation: returnWork, variables: { input: { ...plain, ...why } } })).data?.returnWork.errors,
    approveRevision: async () =>
      (await client.mutate({ mutation: approveWorkRevision, variables: { input: revision } })).data?.approveWorkRevision.errors,
    returnRevision: async () =>
      (await client.mutate({ mutation: returnWorkRevision, variables: { input: { ...revision, ...why } } })).data?.returnWorkRevision
        .errors,
    suspend: async () =>
      (await client.mutate({ mutation: suspendWork, variables: { input: { ...plain, ...why } } })).data?.suspendWork.errors,
    unsuspend: async () =>
      (await client.mutate({ mutation: unsuspendWork, variables: { input: { ...plain, reason } } })).data?.unsuspendWork.errors,
  };
  return (await run[decision]())?.[0]?.message;
}
