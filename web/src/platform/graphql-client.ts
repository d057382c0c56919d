import { ApolloClient, ApolloLink, type FieldPolicy, InMemoryCache, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { SetContextLink } from "@apollo/client/link/context";
import { BaseHttpLink } from "@apollo/client/link/http";
import { createQueryPreloader, type QueryRef } from "@apollo/client/react";
import { type GraphQLFormattedError, OperationTypeNode } from "graphql";
import { defer, mergeMap, of, tap } from "rxjs";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { answerKey, takeFirstAnswer } from "./drawn/first-answers.ts";
import { renderScope } from "./drawn/render-scope.ts";
import { tryAgainLink } from "./try-again-link.ts";

/** Parts of a posting that have no id: a list that asks for some of their fields leaves the others as they are. */
const postingParts = ["Employer", "Insurance", "Salary", "Selection", "WorkContract", "WorkHours", "Workplace"];
const postings = ["Work", "CompanyWork", "AdminWork", "WorkRevision"];

interface Shown {
  items: readonly unknown[];
}

/** The messages of a conversation are one list from the newest back: what lies behind a cursor joins those shown, the newest replace all. */
const messages: FieldPolicy<Shown> = {
  keyArgs: false,
  merge: (shown, next, { args }) => (shown && args?.["after"] ? { ...next, items: [...shown.items, ...next.items] } : next),
};

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { WorkPosting: postings },
    typePolicies: {
      ...Object.fromEntries(postingParts.map((name) => [name, { merge: true }])),
      Conversation: { fields: { messages } },
      CompanyConversation: { fields: { messages } },
      SeekerProfile: { keyFields: false, merge: true },
      SeekerSession: { keyFields: false, merge: true },
      CompanySession: { keyFields: false, merge: true },
      AdminSession: { keyFields: false, merge: true },
      Viewer: { keyFields: false, merge: true },
      // Several screens count one search, each some of it: without this each would take from the others what they show.
      WorkFacets: { merge: true },
    },
  });
}

/** An answer of the server to an operation of this window, with the codes of its errors. */
export interface Answer {
  isMutation: boolean;
  codes: readonly unknown[];
}

const listeners = new Set<(answer: Answer) => void>();

/** Calls back with every answer, whoever asked; returns how to stop. */
export function onAnswer(listener: (answer: Answer) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tellListeners = new ApolloLink((operation, forward) => {
  const isMutation = operation.operationType === OperationTypeNode.MUTATION;
  const tell = (errors: readonly GraphQLFormattedError[] = []) => {
    for (const listener of listeners) listener({ isMutation, codes: errors.map(({ extensions }) => extensions?.["code"]) });
  };
  // A refused subscription ends with its errors, everything else answers them.
  const error = (reason: unknown) => CombinedGraphQLErrors.is(reason) && tell(reason.errors);
  return forward(operation).pipe(tap({ next: ({ errors }) => tell(errors), error }));
});

/** Answers what came with the page, so that nothing is asked for twice. */
const firstAnswers = new ApolloLink((operation, forward) => {
  const answer = takeFirstAnswer(answerKey(operation.operationName, operation.variables));
  return answer ? of(answer) : forward(operation);
});

let changes = 0;

/** Says that something was changed here which lists and pages show: what was asked before may answer with what was before. */
export function noteChange(): void {
  changes += 1;
}

/** Asks a question once more whose answer was overtaken by a change: the older answer would undo it in the cache. */
const askAgain = new ApolloLink((operation, forward) => {
  const before = changes;
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  return forward(operation).pipe(mergeMap((answer) => (changes === before ? of(answer) : forward(operation))));
});

function createLink(): ApolloLink {
  const http = new BaseHttpLink({ uri: "/graphql", credentials: "same-origin" });
  const language = new SetContextLink(({ headers }) => ({ headers: { ...headers, "accept-language": currentLanguage() } }));
  // Only who is signed in listens, so only they load the socket's code.
  const socket = new ApolloLink((operation, forward) =>
    defer(() => import("./graphql-socket.ts")).pipe(mergeMap(({ socketLink }) => socketLink.request(operation, forward))),
  );
  const whereTo = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, language.concat(http));
  return ApolloLink.from([firstAnswers, askAgain, tellListeners, tryAgainLink(), whereTo]);
}

/** The one client of the site. A component reads only its own fragment (data masking). */
export const client = new ApolloClient({ link: createLink(), cache: createCache(), dataMasking: true });

const ownPreloader = createQueryPreloader(client);

/**
 * Loads a screen's data in its loader, so that the router awaits it; failures land in the screen's error boundary. Without a way to the
 * server, what was seen before is shown as it was then.
 */
export async function preload<D, V extends OperationVariables>(query: TypedDocumentNode<D, V>, variables: V): Promise<QueryRef<D, V>> {
  // The server renders each page with a client of its own.
  const preloadQuery = import.meta.env.SSR ? createQueryPreloader(renderScope().client) : ownPreloader;
  const ask = (fetchPolicy: "network-only" | "cache-first") =>
    preloadQuery.toPromise(preloadQuery<D, V>(query, { variables, fetchPolicy }));
  try {
    return await ask("network-only");
  } catch (error) {
    if (import.meta.env.SSR || navigator.onLine || !client.readQuery({ query, variables })) throw error;
    return ask("cache-first");
  }
}

/**
 * Reads in a loader what a part of the screen asks for by itself, so that the part has its place at once and pushes nothing down. A failure
 * is left to the part, which asks again.
 */
export async function warm<D, V extends OperationVariables>(query: TypedDocumentNode<D, V>, variables: V): Promise<void> {
  await preload(query, variables).catch(() => undefined);
}
