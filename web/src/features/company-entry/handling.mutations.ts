import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AssignEntriesMutation,
  AssignEntriesMutationVariables,
  TagEntriesMutation,
  TagEntriesMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const assignEntries: TypedDocumentNode<AssignEntriesMutation, AssignEntriesMutationVariables> = gql`
  mutation AssignEntries($input: AssignEntriesInput!) {
    assignEntries(input: $input) {
      entries {
        id
        assignee {
          id
          name
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const tagEntries: TypedDocumentNode<TagEntriesMutation, TagEntriesMutationVariables> = gql`
  mutation TagEntries($input: TagEntriesInput!) {
    tagEntries(input: $input) {
      entries {
        id
        tags {
          id
          name
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
