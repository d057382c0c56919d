import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../shared/ids.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = async (client: { get(path: string): Promise<Response> }, path: string) => {
  const response = await client.get(path);
  return { status: response.status, body: await response.json() };
};
const start = "mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } errors { code } } }";

describe.each([
  ["user", "SEEKER"],
  ["company", "COMPANY"],
] as const)("the page data of messages to a %s", (name, audience) => {
  it("is the list, one conversation, and what both forms need", async () => {
    const operator = await server.asAdmin("OPERATOR");
    const recipientId = audience === "SEEKER" ? (await server.asSeeker()).user.id : (await server.asCompany()).company.id;
    const input = { audience, recipientId, subject: "お願い", body: "ご確認ください。", operationId: newId() };
    const { id } = (await operator.graphql(start, { input })).data.startThread.thread;
    const path = `/api/admin/${name}/message`;
    const list = await json(operator, `${path}?keyword=${encodeURIComponent("お願い")}`);
    expect(list).toMatchObject({ status: 200, body: { totalCount: 1, threads: [{ id, recipientId, subject: "お願い" }], mailings: [] } });
    expect((await json(operator, `${path}?unread=1`)).body.totalCount).toBe(0);
    for (const page of ["detail", "create_reply"]) {
      const found = await json(operator, `${path}/${page}?id=${id}`);
      expect(found).toMatchObject({
        status: 200,
        body: { thread: { id }, messages: { items: [{ body: "ご確認ください。", by: "ADMIN" }] } },
      });
    }
    const form = await json(operator, `${path}/create?id=${recipientId}`);
    expect(form).toMatchObject({
      status: 200,
      body: { recipient: { id: recipientId }, templates: [], limits: { subject: 200, body: 4_000 } },
    });
    expect((await json(operator, `${path}/create`)).body.recipient).toBeNull();
    const otherPath = `/api/admin/${name === "user" ? "company" : "user"}/message/detail?id=${id}`;
    expect((await json(operator, otherPath)).status).toBe(404);
    expect((await json(operator, `${path}/detail?id=${newId()}`)).status).toBe(404);
    expect((await json(operator, `${path}?first=101`)).status).toBe(422);
  });

  it("is for owners and operators", async () => {
    for (const page of ["", "/detail", "/create", "/create_reply"]) {
      const path = `/api/admin/${name}/message${page}?id=${newId()}`;
      expect((await server.anonymous().get(path)).status).toBe(401);
      expect((await (await server.asCompany()).get(path)).status).toBe(401);
      expect((await (await server.asAdmin("EDITOR")).get(path)).status).toBe(403);
      expect((await (await server.asAdmin("ACCOUNTANT")).get(path)).status).toBe(403);
    }
  });
});
