import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { createQueryPreloader, type QueryRef } from "@apollo/client/react";
import { OperationTypeNode } from "graphql";
import { defer, finalize, mergeMap } from "rxjs";
import { currentLanguage } from "#platform/i18n/i18n.ts";

/** Parts of a posting that have no id: a list that asks for some of their fields leaves the others as they are. */
const postingParts = ["Employer", "Insurance", "Salary", "Selection", "WorkContract", "WorkHours", "Workplace"];
const postings = ["Work", "CompanyWork", "AdminWork", "WorkRevision"];

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { WorkPosting: postings },
    typePolicies: {
      ...Object.fromEntries(postingParts.map((name) => [name, { merge: true }])),
      SeekerProfile: { keyFields: false, merge: true },
      SeekerSession: { keyFields: false, merge: true },
      CompanySession: { keyFields: false, merge: true },
      AdminSession: { keyFields: false, merge: true },
      Viewer: { keyFields: false, merge: true },
    },
  });
}

const mutationListeners = new Set<() => void>();

/** Calls back whenever a mutation of this window has been answered, whoever sent it; answers how to stop. */
export function onMutation(listener: () => void): () => void {
  mutationListeners.add(listener);
  return () => void mutationListeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of mutationListeners) listener();
}

function createLink(): ApolloLink {
  const http = new HttpLink({ uri: "/graphql", credentials: "same-origin" });
  const language = new SetContextLink(({ headers }) => ({ headers: { ...headers, "accept-language": currentLanguage() } }));
  // Only who is signed in listens, so only they load the socket's code.
  const socket = new ApolloLink((operation) =>
    defer(() => import("./graphql-socket.ts")).pipe(mergeMap(({ socketLink }) => socketLink.request(operation))),
  );
  const tell = new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    return operation.operationType === OperationTypeNode.MUTATION ? answer.pipe(finalize(tellListeners)) : answer;
  });
  const answered = ApolloLink.from([tell, language, http]);
  return ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, answered);
}

/** The one client of the site. A component reads only its own fragment (data masking). */
export const client = new ApolloClient({ link: createLink(), cache: createCache(), dataMasking: true });

const preloadQuery = createQueryPreloader(client);

/** Loads a screen's data in its loader, so that the router awaits it; failures land in the screen's error boundary. */
export function preload<D, V extends OperationVariables>(query: TypedDocumentNode<D, V>, variables: V): Promise<QueryRef<D, V>> {
  const reference = preloadQuery<D, V>(query, { variables, fetchPolicy: "network-only" });
  return preloadQuery.toPromise(reference);
}
