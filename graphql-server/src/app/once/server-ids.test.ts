import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { v7, version } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../../rest/routes.ts";
import { newId } from "../../shared/ids.ts";
import { noteSentIds } from "../../testing/database/own-ids.ts";
import { aCompany, aSeeker, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { hostileOperation } from "../../testing/operations/hostile-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { operationAudiences } from "../authority/check-audiences.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";

const schema = createSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.length > 0);

/** A lawful value in which every id, and every text that could be one, is a fresh one of the client's own. */
function valueOf(type: GraphQLInputType, own: () => string, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, own, depth);
  if (isListType(type)) return depth > 3 ? [] : [valueOf(type.ofType, own, depth + 1)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, own, depth + 1)]));
  }
  const values: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    LocalDate: "2026-11-20",
    DateTime: "2026-11-20T00:00:00.000Z",
  };
  return values[type.name] ?? own();
}

let server: TestServer;
let clients: Map<string, () => Promise<TestClient>>;
let keys: string[];
beforeAll(async () => {
  server = await startTestServer();
  clients = new Map<string, () => Promise<TestClient>>([
    ["seeker", () => server.asSeeker()],
    ["companyOwner", () => server.asCompany("OWNER")],
    ["adminOwner", () => server.asAdmin("OWNER")],
    ["adminAccountant", () => server.asAdmin("ACCOUNTANT")],
    ["visitor", () => Promise.resolve(server.anonymous())],
  ]);
  const rows: { key: string }[] = await server.em().execute(
    `select format('select %L as place, %I::text as id from %I', c.table_name, c.column_name, c.table_name) as key
     from information_schema.table_constraints t join information_schema.key_column_usage c using (constraint_schema, constraint_name)
     join information_schema.columns k on k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name
     where t.constraint_type = 'PRIMARY KEY' and c.table_schema = 'public' and k.data_type = 'uuid' and c.column_name = 'id'`,
  );
  keys = rows.map(({ key }) => key);
});
afterAll(() => server.close());

async function ids(): Promise<{ place: string; id: string }[]> {
  return server.em().execute(keys.join(" union all "));
}

describe("an id of a client's own", () => {
  it("is the key of no row, whatever mutation it comes with and wherever in its input", async () => {
    const sent = new Set<string>();
    const own = () => {
      const id = v7();
      sent.add(id);
      return id;
    };
    for (const field of mutations) {
      const allowed = verdicts(operationAudiences().get(`Mutation.${field.name}`) ?? []);
      const actor = [...clients.keys()].find((each) => allowed[each] !== "deny") ?? "adminOwner";
      const client = await clients.get(actor)?.();
      const { query } = hostileOperation("mutation", field, 0);
      const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, own)]));
      const answer = await client?.graphql(query, variables);
      expect(answer?.errors.map(({ extensions }) => extensions?.code) ?? [], field.name).not.toContain("INTERNAL");
    }
    for (const { method, path } of restTable) {
      const id = own();
      const body =
        method === "GET" ? undefined : { id, operationId: own(), email: `${own()}@example.jp`, password: own(), answers: [own()] };
      for (const actor of ["seeker", "adminOwner"]) {
        const client = await clients.get(actor)?.();
        const address = `${path.replaceAll(/\{\w+\}/g, own())}?id=${id}&operationId=${own()}`;
        const response = await client?.send(method, address, body, { "x-api-version": "1" });
        await response?.body?.cancel();
      }
    }
    expect([sent.size > 300, keys.length > 40]).toEqual([true, true]);
    expect((await ids()).filter(({ id }) => sent.has(id))).toEqual([]);
  });

  it("is no field of a mutation that makes a row: what is called id names one that is there", async () => {
    const seeker = await server.asSeeker();
    const company = await server.asCompany();
    const operationId = v7();
    const content = { title: "接客の仕事" };
    const createWork = "mutation ($input: CreateWorkInput!) { createWork(input: $input) { work { id } errors { code } } }";
    const { data } = await company.graphql(createWork, { input: { operationId, content } });
    expect([version(data.createWork.work.id), data.createWork.work.id === operationId]).toEqual([7, false]);
    for (const input of [
      { operationId: v7(), id: v7(), content },
      { operationId: v7(), content: { ...content, id: v7() } },
    ]) {
      const { errors } = await company.graphql(createWork, { input });
      expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
    }
    const like = "mutation ($input: LikeWorkInput!) { likeWork(input: $input) { errors { code } } }";
    expect((await seeker.graphql(like, { input: { workId: v7() } })).data.likeWork.errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("leaves every row with an id of version 7", async () => {
    const em = server.em();
    aSeeker(em);
    aWork(em, aCompany(em));
    await em.flush();
    const rows = await ids();
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ id }) => version(id) !== 7)).toEqual([]);
  });

  it("would be noticed in every test of the suite: a row that takes one is not written", async () => {
    const id = newId();
    noteSentIds(`{"id":"${id}"}`);
    server.services.database.orm.em.getEventManager().registerSubscriber({
      beforeCreate: ({ entity, meta }) => void (meta.className === "Inquiry" && Reflect.set(entity, "id", id)),
    });
    const input = {
      category: "OTHER",
      name: "山田花子",
      email: "hanako@example.jp",
      body: "質問です。",
      agreed: true,
      operationId: newId(),
    };
    const send = "mutation ($input: SendInquiryInput!) { sendInquiry(input: $input) { errors { code } } }";
    const { errors } = await server.anonymous().graphql(send, { input });
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["INTERNAL"]);
    expect(server.logLines.join()).toContain("OwnIds.afterCreate");
  });
});
