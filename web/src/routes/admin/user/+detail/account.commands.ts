import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  EndSeekerSessionsMutation,
  EndSeekerSessionsMutationVariables,
  EraseSeekerMutation,
  EraseSeekerMutationVariables,
  SuspendSeekerMutation,
  SuspendSeekerMutationVariables,
  UnsuspendSeekerMutation,
  UnsuspendSeekerMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const suspendSeeker: TypedDocumentNode<SuspendSeekerMutation, SuspendSeekerMutationVariables> = gql`
  mutation SuspendSeeker($input: SuspendSeekerInput!) {
    suspendSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

const unsuspendSeeker: TypedDocumentNode<UnsuspendSeekerMutation, UnsuspendSeekerMutationVariables> = gql`
  mutation UnsuspendSeeker($input: UnsuspendSeekerInput!) {
    unsuspendSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

const eraseSeeker: TypedDocumentNode<EraseSeekerMutation, EraseSeekerMutationVariables> = gql`
  mutation EraseSeeker($input: EraseSeekerInput!) {
    eraseSeeker(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

const endSeekerSessions: TypedDocumentNode<EndSeekerSessionsMutation, EndSeekerSessionsMutationVariables> = gql`
  mutation EndSeekerSessions($input: EndSeekerSessionsInput!) {
    endSeekerSessions(input: $input) {
      errors {
        code
        message
      }
    }
  }
`;

export const accountActs = ["suspend", "unsuspend", "erase"] as const;
export type AccountAct = (typeof accountActs)[number];
export type EraseGround = EraseSeekerMutationVariables["input"]["ground"];
type Problems = readonly { code: string; message: string }[] | undefined;

interface ActInput {
  id: string;
  version: number;
  reason: string;
}

/** Carries out an act on a seeker's account; answers what the server says against it. */
export async function actOnAccount(act: AccountAct, input: ActInput, ground: EraseGround): Promise<Problems> {
  const run: Record<AccountAct, () => Promise<Problems>> = {
    suspend: async () => (await client.mutate({ mutation: suspendSeeker, variables: { input } })).data?.suspendSeeker.errors,
    unsuspend: async () => (await client.mutate({ mutation: unsuspendSeeker, variables: { input } })).data?.unsuspendSeeker.errors,
    erase: async () =>
      (await client.mutate({ mutation: eraseSeeker, variables: { input: { ...input, ground } } })).data?.eraseSeeker.errors,
  };
  return run[act]();
}

/** Signs a seeker out in one browser or everywhere; answers the first problem's text. */
export async function signSeekerOut(input: { id: string; sessionId: string | null }): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: endSeekerSessions, variables: { input } });
  return data?.endSeekerSessions.errors[0]?.message;
}
