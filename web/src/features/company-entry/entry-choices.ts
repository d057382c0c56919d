import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { EntryChoicesQuery, EntryChoicesQueryVariables } from "#graphql/operations.ts";

export const entryChoicesQuery: TypedDocumentNode<EntryChoicesQuery, EntryChoicesQueryVariables> = gql`
  query EntryChoices {
    companyMembers {
      items {
        id
        name
        role
        status
      }
    }
    entryTags {
      id
      name
    }
    companyWorks(sort: MOST_ENTRIES, first: 100) {
      items {
        id
        title
        entryCount
      }
    }
  }
`;

/** What the company's applicants can be told apart by: works, tags, and members who may look after them. */
export function useEntryChoices() {
  const { data } = useQuery(entryChoicesQuery);
  const members = data?.companyMembers.items ?? [];
  return {
    members: members.filter(({ role, status }) => status === "ACTIVE" && role !== "VIEWER"),
    tags: data?.entryTags ?? [],
    works: (data?.companyWorks.items ?? []).filter(({ entryCount }) => entryCount > 0),
  };
}
