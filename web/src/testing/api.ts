import { HttpResponse, ws } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";

/** The GraphQL endpoint of the screens under test. */
export const api = graphql.link("*/graphql");

/** Nobody is signed in unless a test says so. */
const visitor = api.query("Viewer", () =>
  HttpResponse.json({ data: { viewer: { __typename: "Viewer", seeker: null, company: null, admin: null } } }),
);

/** Subscriptions connect and hear nothing. */
const quietSocket = ws.link("ws://*/graphql").addEventListener("connection", () => undefined);

export const server = setupServer(visitor, quietSocket);
