import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { type DocumentNode, GraphQLError } from "graphql";
import { firstValueFrom, of, throwError } from "rxjs";
import { describe, expect, it } from "vitest";
import { createWork } from "#features/company-work/company-work.mutations.ts";
import { createApiKey } from "#routes/admin/+api_key/api-key.mutations.ts";
import { isTryingAgain, subscribeToWaiting } from "./busy.ts";
import { tryAgainLink } from "./try-again-link.ts";

const query = gql`
  query Counts {
    adminQueues {
      count
    }
  }
`;
const counts = { adminQueues: [{ __typename: "AdminQueue", count: 2 }] };
const busy = () => of({ errors: [new GraphQLError("混み合っています", { extensions: { code: "BUSY" } })] });
const overloaded = () => throwError(() => new ServerError("503", { response: new Response(null, { status: 503 }), bodyText: "" }));
const well = (data: Record<string, unknown>) => () => of({ data });

/** A client whose server gives these answers, the last one for ever. */
function clientOf(...answers: (() => ReturnType<ApolloLink.RequestHandler>)[]) {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ variables }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(variables);
    return answer?.() ?? of({ data: {} });
  });
  const client = new ApolloClient({ link: tryAgainLink([1, 1, 1]).concat(server), cache: new InMemoryCache() });
  const send = (document: DocumentNode, input: object) =>
    firstValueFrom(ApolloLink.execute(client.link, { query: document, variables: { input } }, { client }));
  return { client, sent, send };
}

describe("what was refused because the service is busy", () => {
  it("is asked again by itself, however the refusal came, and the reader is told meanwhile", async () => {
    const told: boolean[] = [];
    const stop = subscribeToWaiting(() => told.push(isTryingAgain()));
    const { client, sent } = clientOf(busy, overloaded, well(counts));
    expect(await client.query({ query })).toMatchObject({ data: { adminQueues: [{ count: 2 }] } });
    stop();
    expect(sent).toHaveLength(3);
    expect(told).toContain(true);
    expect(isTryingAgain()).toBe(false);
  });

  it("is sent again when it is a command that the server carries out once, with the same operation id", async () => {
    const { sent, send } = clientOf(busy, well({ createWork: { __typename: "CreateWorkPayload", work: null, errors: [] } }));
    const input = { operationId: "9b1f0b3c-6f0e-4a53-9d2b-1d6f4b1f7a10", content: {} };
    await send(createWork, input);
    expect(sent).toEqual([{ input }, { input }]);
  });

  it("is not sent again when the server might carry it out twice", async () => {
    const { sent, send } = clientOf(busy);
    const { errors } = await send(createApiKey, { name: "求人サイトA", requestsPerMinute: 120 });
    expect(errors).toMatchObject([{ extensions: { code: "BUSY" } }]);
    expect(sent).toHaveLength(1);
  });

  it("stays refused in the end, and nobody is told any more to wait", async () => {
    const { client, sent } = clientOf(busy);
    await expect(client.query({ query })).rejects.toSatisfy(CombinedGraphQLErrors.is);
    expect(sent).toHaveLength(4);
    expect(isTryingAgain()).toBe(false);
  });

  it("is no longer waited for when the reader goes elsewhere", async () => {
    const { client } = clientOf(busy);
    const watched = client.watchQuery({ query }).subscribe({ error: () => undefined });
    await expect.poll(isTryingAgain).toBe(true);
    watched.unsubscribe();
    await expect.poll(isTryingAgain).toBe(false);
  });
});

it("other refusals are not asked again", async () => {
  const { client, sent } = clientOf(() => of({ errors: [new GraphQLError("", { extensions: { code: "FORBIDDEN" } })] }));
  await expect(client.query({ query })).rejects.toThrow();
  expect(sent).toHaveLength(1);
});
