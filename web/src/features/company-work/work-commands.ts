import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CloseWorkMutation,
  CloseWorkMutationVariables,
  DiscardWorkMutation,
  DiscardWorkMutationVariables,
  DuplicateWorkMutation,
  DuplicateWorkMutationVariables,
  PauseWorkMutation,
  PauseWorkMutationVariables,
  ResumeWorkMutation,
  ResumeWorkMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { CompanyWorkRow_work } from "./work-row.ts";

const pauseWork: TypedDocumentNode<PauseWorkMutation, PauseWorkMutationVariables> = gql`
  mutation PauseWork($input: PauseWorkInput!) {
    pauseWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        message
      }
    }
  }
  ${CompanyWorkRow_work}
`;

const resumeWork: TypedDocumentNode<ResumeWorkMutation, ResumeWorkMutationVariables> = gql`
  mutation ResumeWork($input: ResumeWorkInput!) {
    resumeWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        message
      }
    }
  }
  ${CompanyWorkRow_work}
`;

const closeWork: TypedDocumentNode<CloseWorkMutation, CloseWorkMutationVariables> = gql`
  mutation CloseWork($input: CloseWorkInput!) {
    closeWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        message
      }
    }
  }
  ${CompanyWorkRow_work}
`;

const discardWork: TypedDocumentNode<DiscardWorkMutation, DiscardWorkMutationVariables> = gql`
  mutation DiscardWork($input: DiscardWorkInput!) {
    discardWork(input: $input) {
      discardedId
      errors {
        message
      }
    }
  }
`;

const duplicateWork: TypedDocumentNode<DuplicateWorkMutation, DuplicateWorkMutationVariables> = gql`
  mutation DuplicateWork($input: DuplicateWorkInput!) {
    duplicateWork(input: $input) {
      work {
        id
      }
      errors {
        message
      }
    }
  }
`;

export type WorkAct = "pause" | "resume" | "close" | "fill" | "discard";

type Errors = readonly { message: string }[] | undefined;

/** Does one act on a work; answers the first problem's text, or nothing. */
export async function actOnWork(act: WorkAct, { id, version }: { id: string; version: number }): Promise<string | undefined> {
  const input = { id, version };
  const run: Record<WorkAct, () => Promise<Errors>> = {
    pause: async () => (await client.mutate({ mutation: pauseWork, variables: { input } })).data?.pauseWork.errors,
    resume: async () => (await client.mutate({ mutation: resumeWork, variables: { input } })).data?.resumeWork.errors,
    close: async () =>
      (await client.mutate({ mutation: closeWork, variables: { input: { ...input, filled: false } } })).data?.closeWork.errors,
    fill: async () =>
      (await client.mutate({ mutation: closeWork, variables: { input: { ...input, filled: true } } })).data?.closeWork.errors,
    discard: async () => (await client.mutate({ mutation: discardWork, variables: { input } })).data?.discardWork.errors,
  };
  return (await run[act]())?.[0]?.message;
}

/** Makes a draft of a work, one for an operation however often it is sent; answers its id or the problem's text. */
export async function copyWork(id: string, operationId: string): Promise<{ id?: string; problem?: string }> {
  const { data } = await client.mutate({ mutation: duplicateWork, variables: { input: { id, operationId } } });
  const made = data?.duplicateWork.work?.id;
  return made ? { id: made } : { problem: data?.duplicateWork.errors[0]?.message ?? "" };
}
