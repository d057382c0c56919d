import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DecideTestItemInput,
  DecideTestItemMutation,
  DecideTestItemMutationVariables,
  ImportTestItemsInput,
  ImportTestItemsMutation,
  ImportTestItemsMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const decideMutation: TypedDocumentNode<DecideTestItemMutation, DecideTestItemMutationVariables> = gql`
  mutation DecideTestItem($input: DecideTestItemInput!) {
    decideTestItem(input: $input) {
      item {
        id
      }
      errors {
        code
        message
      }
    }
  }
`;

const importMutation: TypedDocumentNode<ImportTestItemsMutation, ImportTestItemsMutationVariables> = gql`
  mutation ImportTestItems($input: ImportTestItemsInput!) {
    importTestItems(input: $input) {
      report {
        rows
        added
        changed
        unchanged
        refused
        problems {
          line
          code
          problem
          detail
        }
      }
      errors {
        code
        message
      }
    }
  }
`;

export type ImportReport = NonNullable<ImportTestItemsMutation["importTestItems"]["report"]>;

/** Decides on an item; answers the problem's text, or nothing. */
export async function decideItem(input: DecideTestItemInput): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: decideMutation, variables: { input } });
  return data?.decideTestItem.errors[0]?.message;
}

/** Imports an uploaded file, or says what would happen. @throws Error with what the editor can do */
export async function importItems(input: ImportTestItemsInput): Promise<ImportReport> {
  const { data } = await client.mutate({ mutation: importMutation, variables: { input } });
  const report = data?.importTestItems.report;
  if (!report) throw new Error(data?.importTestItems.errors[0]?.message);
  return report;
}
