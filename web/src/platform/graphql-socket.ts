import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws/client";

const url = `${location.origin.replace(/^http/, "ws")}/graphql`;

/** The one socket of the page, for subscriptions; opened when the first one starts. */
export const socketLink = new GraphQLWsLink(createClient({ url, lazy: true, retryAttempts: Number.POSITIVE_INFINITY }));
