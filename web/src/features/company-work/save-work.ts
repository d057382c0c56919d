import { gql, type TypedDocumentNode } from "@apollo/client";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import type {
  CreateWorkMutation,
  CreateWorkMutationVariables,
  SubmitWorkMutation,
  SubmitWorkMutationVariables,
  UpdateWorkMutation,
  UpdateWorkMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { ofForm, type SavedWork, type WorkStore } from "./work-store.ts";
import { contentOf } from "./work-values.ts";

const createWork: TypedDocumentNode<CreateWorkMutation, CreateWorkMutationVariables> = gql`
  mutation CreateWork($input: CreateWorkInput!) {
    createWork(input: $input) {
      work {
        id
        version
        status
        ...WorkBody_posting
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkBody_posting}
`;

const updateWork: TypedDocumentNode<UpdateWorkMutation, UpdateWorkMutationVariables> = gql`
  mutation UpdateWork($input: UpdateWorkInput!) {
    updateWork(input: $input) {
      work {
        id
        version
        status
        ...WorkBody_posting
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkBody_posting}
`;

const submitWork: TypedDocumentNode<SubmitWorkMutation, SubmitWorkMutationVariables> = gql`
  mutation SubmitWork($input: SubmitWorkInput!) {
    submitWork(input: $input) {
      work {
        id
        version
        status
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

function draftOf(work: { id: string; version: number } | null | undefined): SavedWork | null {
  return work ? { id: work.id, version: work.version, shown: { __typename: "CompanyWork", id: work.id } } : null;
}

/** Creates the draft at the first save and updates it afterwards. */
export const draftStore: WorkStore = {
  async save(known, values, operationId) {
    const content = contentOf(values);
    if (!known) {
      const { data } = await client.mutate({ mutation: createWork, variables: { input: { operationId, content } } });
      return { work: draftOf(data?.createWork.work), problems: ofForm(data?.createWork.errors ?? []) };
    }
    const { id, version } = known;
    const { data } = await client.mutate({ mutation: updateWork, variables: { input: { id, version, content } } });
    return { work: draftOf(data?.updateWork.work), problems: ofForm(data?.updateWork.errors ?? []) };
  },
  async submit({ id, version }, publishAt) {
    const input = { id, version, ...(publishAt && { publishAt }) };
    const { data } = await client.mutate({ mutation: submitWork, variables: { input } });
    return { work: draftOf(data?.submitWork.work), problems: ofForm(data?.submitWork.errors ?? []) };
  },
};
