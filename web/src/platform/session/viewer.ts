import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ViewerQuery, ViewerQueryVariables } from "#graphql/operations.ts";
import { useInBrowser } from "#platform/drawn/in-browser.ts";
import { client } from "#platform/graphql-client.ts";
import { followAccount } from "#platform/i18n/language.ts";

export const viewerQuery: TypedDocumentNode<ViewerQuery, ViewerQueryVariables> = gql`
  query Viewer {
    viewer {
      seeker {
        id
        email
        locale
        displayName
        unreadCount
        japaneseLevel
      }
      company {
        id
        name
        locale
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
          manageUsers
          editNews
          managePayments
          manageAdmins
        }
      }
      adminMustEnrol
    }
  }
`;

export type Viewer = ViewerQuery["viewer"];
const nobody: Viewer = { __typename: "Viewer", seeker: null, company: null, admin: null, adminMustEnrol: false };

/** Returns the accounts signed in on each side, from the cache or the server: for loaders. Their languages decide from now on. */
export async function loadViewer(): Promise<Viewer> {
  // What the server renders is for whoever comes: it knows nobody.
  if (import.meta.env.SSR) return nobody;
  const { data } = await client.query({ query: viewerQuery, fetchPolicy: "cache-first" });
  const viewer = data?.viewer ?? nobody;
  followAccount("personal", viewer.seeker?.locale);
  followAccount("company", viewer.company?.locale);
  return viewer;
}

/** Returns the accounts signed in on each side; nobody while that is not known, and while a page is as the server has rendered it. */
export function useViewer(): Viewer {
  const { data } = useQuery(viewerQuery);
  const isInBrowser = useInBrowser();
  return (isInBrowser ? data?.viewer : undefined) ?? nobody;
}

/**
 * Forgets what was read as somebody else and reads again what is on the screen: after signing in. Clearing alone would leave the screen
 * deaf to whatever comes after.
 */
export async function startSession(): Promise<void> {
  await client.resetStore();
  await loadViewer();
}
