import { gql, type TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { ConfirmedUntilQuery, ConfirmedUntilQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const confirmedUntilQuery: TypedDocumentNode<ConfirmedUntilQuery, ConfirmedUntilQueryVariables> = gql`
  query ConfirmedUntil {
    viewer {
      admin {
        confirmedUntil
      }
    }
  }
`;

/** Opens the question for the password; answers whether it was answered. */
export type AskAgain = () => Promise<boolean>;

export const AskAgainContext = createContext<AskAgain>(async () => false);

/** Codes of a server that wants the password first. */
const asking: ReadonlySet<string> = new Set(["REAUTHENTICATION_REQUIRED", "CONFIRM_PASSWORD"]);

/** A file must not come up against the limit while it is asked for, and clocks differ. */
const marginMs = 60_000;

async function isFresh(): Promise<boolean> {
  const { data } = await client.query({ query: confirmedUntilQuery, fetchPolicy: "network-only" });
  const until = data?.viewer.admin?.confirmedUntil;
  return until !== undefined && Date.parse(until) - marginMs > Date.now();
}

/**
 * For sensitive acts of the back office (exports, payments, rights), whose server side begins with `requireRecentAuthentication(ctx)`.
 *
 * `confirmed(() => command(input))` runs a command that answers its problems; when the server wants to know who sits there, the
 * password is asked for and the command runs again. Cancelling answers the server's problem, for the form to show.
 * `ensure()` is for what cannot run twice, e.g. a link to a file: true when it may begin.
 */
export function useReauthentication() {
  const ask = useContext(AskAgainContext);
  return {
    ensure: async (): Promise<boolean> => (await isFresh()) || ask(),
    async confirmed<P extends { code: string }>(run: () => Promise<readonly P[] | undefined>): Promise<readonly P[] | undefined> {
      const problems = await run();
      if (!problems?.some(({ code }) => asking.has(code))) return problems;
      return (await ask()) ? run() : problems;
    },
  };
}
