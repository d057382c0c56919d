import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws/client";
import { socketReturns } from "./socket-returns.ts";

const url = `${location.origin.replace(/^http/, "ws")}/graphql`;

const socket = createClient({
  url,
  lazy: true,
  retryAttempts: Number.POSITIVE_INFINITY,
  on: { connected: (_socket, _payload, wasRetry) => wasRetry && socketReturns.dispatchEvent(new Event("return")) },
});

/** The one socket of the page, for subscriptions; opened when the first one starts. */
export const socketLink = new GraphQLWsLink(socket);
