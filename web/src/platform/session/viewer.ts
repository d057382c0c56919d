import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ViewerQuery, ViewerQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

export const viewerQuery: TypedDocumentNode<ViewerQuery, ViewerQueryVariables> = gql`
  query Viewer {
    viewer {
      seeker {
        id
        email
        displayName
        unreadCount
      }
      company {
        id
        name
        role
        companyId
        companyName
        companyStatus
        unreadCount
        can {
          editWorks
          moveEntries
          sendMessages
        }
      }
      admin {
        id
        name
        role
        can {
          moderateWorks
        }
      }
    }
  }
`;

export type Viewer = ViewerQuery["viewer"];
const nobody: Viewer = { __typename: "Viewer", seeker: null, company: null, admin: null };

/** Who is signed in on each side, from the cache or the server: for loaders. */
export async function loadViewer(): Promise<Viewer> {
  const { data } = await client.query({ query: viewerQuery, fetchPolicy: "cache-first" });
  return data?.viewer ?? nobody;
}

/** Who is signed in on each side; nobody while it is not known. */
export function useViewer(): Viewer {
  const { data } = useQuery(viewerQuery);
  return data?.viewer ?? nobody;
}

/** Asks the server again: after signing in, and when a session turned out to be over. */
export async function refreshViewer(): Promise<Viewer> {
  const { data } = await client.query({ query: viewerQuery, fetchPolicy: "network-only" });
  return data?.viewer ?? nobody;
}
