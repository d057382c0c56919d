import { ApolloLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws/client";
import { defer, retry, throwError, timer } from "rxjs";
import { isPassing, isTooMuch, jittered } from "./busy.ts";
import { socketReturns } from "./socket-returns.ts";

const url = `${location.origin.replace(/^http/, "ws")}/graphql`;

/** Milliseconds between two signs of life of an open socket, and how long one may take: a network that falls silent closes nothing. */
const rhythm = { every: 10_000, patience: 5_000 } as const;

let overdue: ReturnType<typeof setTimeout> | undefined;
const tellReturn = () => socketReturns.dispatchEvent(new Event("return"));

const socket = createClient({
  url,
  lazy: true,
  retryAttempts: Number.POSITIVE_INFINITY,
  keepAlive: rhythm.every,
  on: {
    connected: (_socket, _payload, wasRetry) => wasRetry && tellReturn(),
    ping: (wasReceived) => {
      if (!wasReceived) overdue = setTimeout(() => socket.terminate(), rhythm.patience);
    },
    pong: (wasReceived) => wasReceived && clearTimeout(overdue),
    closed: () => clearTimeout(overdue),
  },
});

const link = new GraphQLWsLink(socket);

/** Milliseconds before a subscription that the server had to end is taken up again; twice as long after each further time. */
const resume = { first: 500, longest: 15_000, heardAgain: 1_000 } as const;

/** The one socket of the page, for subscriptions; opened when the first one starts. What ends because the service is busy, or because too much was asked, is taken up again. */
export const socketLink = new ApolloLink((operation) =>
  defer(() => link.request(operation)).pipe(
    retry({
      resetOnSuccess: true,
      delay: (error: unknown, count) => {
        if (!isPassing(error) && !isTooMuch(error)) return throwError(() => error);
        const first = isTooMuch(error) ? resume.longest : resume.first;
        const wait = jittered(Math.min(first * 2 ** (count - 1), resume.longest));
        // What was sent before it is heard again is read anew.
        setTimeout(tellReturn, wait + resume.heardAgain);
        return timer(wait);
      },
    }),
  ),
);
