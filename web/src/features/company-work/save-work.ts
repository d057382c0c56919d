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
import type { FieldProblem } from "#ui/form.tsx";
import { WorkEditor_work } from "./editor.fragment.ts";
import { contentOf, type WorkValues } from "./work-values.ts";

const createWork: TypedDocumentNode<CreateWorkMutation, CreateWorkMutationVariables> = gql`
  mutation CreateWork($input: CreateWorkInput!) {
    createWork(input: $input) {
      work {
        id
        version
        ...WorkEditor_work
        ...WorkBody_posting
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkEditor_work}
  ${WorkBody_posting}
`;

const updateWork: TypedDocumentNode<UpdateWorkMutation, UpdateWorkMutationVariables> = gql`
  mutation UpdateWork($input: UpdateWorkInput!) {
    updateWork(input: $input) {
      work {
        id
        version
        ...WorkEditor_work
        ...WorkBody_posting
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkEditor_work}
  ${WorkBody_posting}
`;

const submitWork: TypedDocumentNode<SubmitWorkMutation, SubmitWorkMutationVariables> = gql`
  mutation SubmitWork($input: SubmitWorkInput!) {
    submitWork(input: $input) {
      work {
        id
        version
        ...WorkEditor_work
      }
      errors {
        code
        message
        path
      }
    }
  }
  ${WorkEditor_work}
`;

export interface SavedWork {
  id: string;
  version: number;
}

/** What a save answered: the work as it stands, or what stands in the way. */
export interface SaveAnswer {
  work: SavedWork | null;
  problems: readonly FieldProblem[];
}

/** Problems name `content.salary.min`; the form knows `salary.min`. */
function ofForm(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: problem.path[0] === "content" ? problem.path.slice(1) : problem.path }));
}

/** Creates the draft at the first save and updates it afterwards. */
export async function saveWork(known: SavedWork | null, values: WorkValues, operationId: string): Promise<SaveAnswer> {
  const content = contentOf(values);
  if (!known) {
    const { data } = await client.mutate({ mutation: createWork, variables: { input: { operationId, content } } });
    return { work: data?.createWork.work ?? null, problems: ofForm(data?.createWork.errors ?? []) };
  }
  const { data } = await client.mutate({ mutation: updateWork, variables: { input: { ...known, content } } });
  return { work: data?.updateWork.work ?? null, problems: ofForm(data?.updateWork.errors ?? []) };
}

/** Sends a saved work to review. */
export async function sendToReview({ id, version }: SavedWork): Promise<SaveAnswer> {
  const { data } = await client.mutate({ mutation: submitWork, variables: { input: { id, version } } });
  return { work: data?.submitWork.work ?? null, problems: ofForm(data?.submitWork.errors ?? []) };
}
