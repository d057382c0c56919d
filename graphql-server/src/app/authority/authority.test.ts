import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { askDeeply, minimalOperation } from "../../testing/operations/minimal-operation.ts";
import { aCredential } from "../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";
import { operationAudiences } from "./check-audiences.ts";

const schema = createSchema();
const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);
/** Acts that would end the session of the actor who asks. */
const ending = new Set(["signOut", "changePassword"]);

let server: TestServer;
let clients: Record<string, TestClient>;
let otherSeeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
let other: Awaited<ReturnType<TestServer["asCompany"]>>;

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, root: "Query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, root: "Mutation", field })),
].filter(({ field }) => !ending.has(field.name));

/** A draft, an application and the messages about it: of the other company and the other seeker alone. */
async function foreignIds(): Promise<string[]> {
  const em = server.em();
  const company = em.merge(other.company);
  const draft = aWork(em, company, { status: "DRAFT" });
  const entry = anEntry(em, { user: em.merge(otherSeeker.user), work: aWork(em, company) });
  const between = { kind: "SEEKER_COMPANY", user: entry.user, company, entry, lastMessageAt: new Date(), createdAt: new Date() } as const;
  const conversation = em.create(Conversation, { id: newId(), ...between });
  await em.flush();
  return [draft.id, entry.id, conversation.id, otherSeeker.user.id];
}

/** Who has a password must say it before giving up the account: it lasts for the whole walk. */
async function asSeekerWithPassword() {
  const em = server.em();
  const user = aSeeker(em);
  await em.flush();
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return server.asSeeker(user);
}

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const own = aCompany(em);
  await em.flush();
  otherSeeker = await asSeekerWithPassword();
  other = await server.asCompany("OWNER");
  clients = {
    visitor: server.anonymous(),
    seeker: await asSeekerWithPassword(),
    otherSeeker,
    companyOwner: await server.asCompany("OWNER", own),
    companyRecruiter: await server.asCompany("RECRUITER", own),
    companyViewer: await server.asCompany("VIEWER", own),
    otherCompany: other,
    adminOwner: await server.asAdmin("OWNER"),
    adminOperator: await server.asAdmin("OPERATOR"),
    adminEditor: await server.asAdmin("EDITOR"),
    adminAccountant: await server.asAdmin("ACCOUNTANT"),
  };
});

afterAll(() => server.close());

describe("authority over the whole schema", () => {
  it.each(operations.map((operation) => [`${operation.root}.${operation.field.name}`, operation] as const))(
    "lets exactly the actors of the matrix reach %s",
    async (name, operation) => {
      const audience = operationAudiences().get(name) ?? [];
      const expected = verdicts(audience);
      for (const [actor, client] of Object.entries(clients)) {
        const { data, errors } =
          operation.kind === "query"
            ? await askDeeply(client, operation.field, { depth: 2 })
            : await client.graphql(minimalOperation({ ...operation, depth: 1 }));
        const codes = errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code ?? "");
        const refused = codes.some((code: string) => refusals.has(code)) && (data?.[operation.field.name] ?? null) === null;
        expect(refused, `${actor}: ${JSON.stringify(errors)}`).toBe(expected[actor] === "deny");
        if (!refused) expect(codes, `${actor}: ${JSON.stringify(errors)}`).toEqual([]);
      }
    },
  );

  it("answers a foreign id like one that does not exist, while its owner is answered", async () => {
    const byId = operations.filter(({ kind, field }) => kind === "query" && field.args.some(({ type }) => String(type) === "ID!"));
    const answerTo = async (actor: string, { field }: (typeof byId)[number], id: string) => {
      const { data, errors } = await askDeeply(clients[actor]!, field, { depth: 0, id });
      return [data?.[field.name] ?? null, ...errors.map(({ extensions, path }) => [extensions?.code, path])];
    };
    const ids = await foreignIds();
    const answered = new Set<string>();
    for (const operation of byId) {
      for (const actor of ["otherSeeker", "otherCompany"])
        for (const id of ids) if ((await answerTo(actor, operation, id))[0] !== null) answered.add(operation.field.name);
      for (const actor of ["visitor", "seeker", "companyOwner", "companyRecruiter", "companyViewer"]) {
        const unknown = await answerTo(actor, operation, newId());
        for (const id of ids)
          expect([operation.field.name, actor, ...(await answerTo(actor, operation, id))]).toEqual([
            operation.field.name,
            actor,
            ...unknown,
          ]);
      }
    }
    expect([...answered]).toEqual(expect.arrayContaining(["companyConversation", "companyEntry", "companyWork", "conversation", "entry"]));
  });
});
