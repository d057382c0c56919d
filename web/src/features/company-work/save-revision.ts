import { gql, type TypedDocumentNode } from "@apollo/client";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import type {
  DiscardWorkRevisionMutation,
  DiscardWorkRevisionMutationVariables,
  SaveWorkRevisionMutation,
  SaveWorkRevisionMutationVariables,
  SubmitWorkRevisionMutation,
  SubmitWorkRevisionMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { CompanyWorkRow_work } from "./work-row.ts";
import { ofForm, type SavedWork, type WorkStore } from "./work-store.ts";
import { contentOf } from "./work-values.ts";

const saveWorkRevision: TypedDocumentNode<SaveWorkRevisionMutation, SaveWorkRevisionMutationVariables> = gql`
  mutation SaveWorkRevision($input: SaveWorkRevisionInput!) {
    saveWorkRevision(input: $input) {
      work {
        id
        revision {
          id
          version
          changes {
            path
            before
            after
          }
          ...WorkBody_posting
        }
        ...CompanyWorkRow_work
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkBody_posting}
  ${CompanyWorkRow_work}
`;

const submitWorkRevision: TypedDocumentNode<SubmitWorkRevisionMutation, SubmitWorkRevisionMutationVariables> = gql`
  mutation SubmitWorkRevision($input: SubmitWorkRevisionInput!) {
    submitWorkRevision(input: $input) {
      work {
        id
        revision {
          id
          version
          status
        }
        ...CompanyWorkRow_work
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${CompanyWorkRow_work}
`;

const discardWorkRevision: TypedDocumentNode<DiscardWorkRevisionMutation, DiscardWorkRevisionMutationVariables> = gql`
  mutation DiscardWorkRevision($input: DiscardWorkRevisionInput!) {
    discardWorkRevision(input: $input) {
      work {
        id
        revision {
          id
        }
        ...CompanyWorkRow_work
      }
      errors {
        message
      }
    }
  }
  ${CompanyWorkRow_work}
`;

/** Changes to a published work as the form knows them. */
export function savedRevision(work: { id: string; revision?: { id: string; version: number } | null }): SavedWork {
  const { id, revision } = work;
  const shown = revision ? { __typename: "WorkRevision" as const, id: revision.id } : { __typename: "CompanyWork" as const, id };
  return { id, version: revision?.version ?? 0, shown };
}

/** Keeps changes to a published work beside it. */
export const revisionStore: WorkStore = {
  async save(known, values) {
    const input = { workId: known?.id ?? "", content: contentOf(values), ...(known && known.version > 0 && { version: known.version }) };
    const answer = (await client.mutate({ mutation: saveWorkRevision, variables: { input } })).data?.saveWorkRevision;
    return { work: answer?.work ? savedRevision(answer.work) : null, problems: ofForm(answer?.errors ?? []) };
  },
  async submit({ id, version }) {
    const { data } = await client.mutate({ mutation: submitWorkRevision, variables: { input: { workId: id, version } } });
    const answer = data?.submitWorkRevision;
    return { work: answer?.work ? savedRevision(answer.work) : null, problems: ofForm(answer?.errors ?? []) };
  },
};

/** Gives the changes up; answers the problem's text, or nothing. */
export async function discardChanges({ id, version }: { id: string; version: number }): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: discardWorkRevision, variables: { input: { workId: id, version } } });
  return data?.discardWorkRevision.errors[0]?.message;
}
