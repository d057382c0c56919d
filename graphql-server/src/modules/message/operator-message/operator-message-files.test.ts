import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { Message } from "../message/message.entity.ts";

let server: TestServer;
let operator: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

function upload(client: TestClient, file: { as?: string; purpose?: string; name?: string; bytes?: Buffer } = {}): Promise<Response> {
  const form = new FormData();
  form.append("as", file.as ?? "ADMIN");
  form.append("purpose", file.purpose ?? "MESSAGE");
  form.append("file", new Blob([new Uint8Array(file.bytes ?? pdf)]), file.name ?? "ご案内.pdf");
  return client.post("/api/upload", form, { "x-api-version": "1" });
}
const uploaded = async (client: TestClient, file: Parameters<typeof upload>[1] = {}): Promise<string> =>
  (await (await upload(client, file)).json()).attachment.id;

const answer = "thread { id messages { items { body fileName fileUrl } } } errors { code path }";
async function write(recipientId: string, change: object = {}, client: TestClient = operator) {
  const input = { audience: "SEEKER", recipientId, subject: "ご案内", body: "添付をご覧ください。", operationId: newId(), ...change };
  const { data, errors } = await client.graphql(`mutation ($input: StartThreadInput!) { startThread(input: $input) { ${answer} } }`, {
    input,
  });
  expect(errors).toEqual([]);
  return data.startThread;
}
async function reply(conversationId: string, attachmentId: string) {
  const input = { threadId: conversationId, body: "追加の書類です。", attachmentId, operationId: newId() };
  const mutation = `mutation ($input: ReplyToThreadInput!) { replyToThread(input: $input) { ${answer} } }`;
  return (await operator.graphql(mutation, { input })).data.replyToThread;
}

const file = "messages { items { attachment { fileName url } } }";
const seekerFile = async (client: TestClient, id: string) =>
  (await client.graphql(`query ($id: ID!) { conversation(id: $id) { ${file} } }`, { id })).data.conversation.messages.items[0].attachment;
const companyFile = async (client: TestClient, id: string) =>
  (await client.graphql(`query ($id: ID!) { companyConversation(id: $id) { ${file} } }`, { id })).data.companyConversation.messages.items[0]
    .attachment;

describe("a file in a message of the operator", () => {
  it("is opened by the seeker it was sent to and by the operators, and by nobody else", async () => {
    const seeker = await server.asSeeker();
    const { thread: conversation, errors } = await write(seeker.user.id, { attachmentId: await uploaded(operator) });
    expect(errors).toEqual([]);
    const { fileName, url } = await seekerFile(seeker, conversation.id);
    expect(fileName).toBe("ご案内.pdf");
    const opened = await seeker.get(url);
    expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
    expect((await operator.get(conversation.messages.items[0].fileUrl)).status).toBe(200);
    for (const other of [server.anonymous(), await server.asSeeker(), await server.asCompany(), await server.asAdmin("ACCOUNTANT")]) {
      expect([401, 403, 404]).toContain((await other.get(url)).status);
    }
    const stranger = await server.asSeeker();
    await server.em().nativeUpdate(Conversation, { id: conversation.id }, { user: stranger.user.id });
    expect((await seeker.get(url)).status).toBe(404);
    expect((await stranger.get((await seekerFile(stranger, conversation.id)).url)).status).toBe(200);
  });

  it("goes with an answer to a company too; its members open it, those of another company do not", async () => {
    const owner = await server.asCompany();
    const viewer = await server.asCompany("VIEWER", owner.company);
    const { thread: conversation } = await write(owner.company.id, { audience: "COMPANY" });
    expect((await reply(conversation.id, await uploaded(operator))).errors).toEqual([]);
    for (const member of [owner, viewer]) expect((await member.get((await companyFile(member, conversation.id)).url)).status).toBe(200);
    const { url } = await companyFile(owner, conversation.id);
    expect((await (await server.asCompany()).get(url)).status).toBe(404);
  });

  it("sent to two people is opened by both", async () => {
    const [one, other] = [await server.asSeeker(), await server.asSeeker()];
    const attachmentId = await uploaded(operator);
    for (const reader of [one, other]) {
      const { thread: conversation } = await write(reader.user.id, { attachmentId });
      expect((await reader.get((await seekerFile(reader, conversation.id)).url)).status).toBe(200);
    }
  });

  it("must be one that this admin uploaded for a message; then nothing is written", async () => {
    const seeker = await server.asSeeker();
    const editor = await server.asAdmin("EDITOR");
    const foreign = [
      await uploaded(await server.asAdmin("OPERATOR")),
      await uploaded(seeker, { as: "SEEKER" }),
      await uploaded(await server.asCompany(), { as: "COMPANY" }),
      await uploaded(editor, { purpose: "ITEMS", name: "問題.csv", bytes: Buffer.from("a,b\n1,2\n") }),
      newId(),
      "x",
    ];
    const { thread: conversation } = await write(seeker.user.id);
    const before = await server.em().count(Message, {});
    for (const attachmentId of foreign) {
      expect((await write(seeker.user.id, { attachmentId })).errors).toEqual([{ code: "NOT_FOUND", path: ["attachmentId"] }]);
      expect((await reply(conversation.id, attachmentId)).errors).toEqual([{ code: "NOT_FOUND", path: ["attachmentId"] }]);
    }
    expect(await server.em().count(Message, {})).toBe(before);
  });
});

describe("uploading for a message of the operator", () => {
  it.each(["EDITOR", "ACCOUNTANT"] as const)("is closed to %s", async (role) => {
    expect((await upload(await server.asAdmin(role))).status).toBe(403);
  });

  it("opens nothing else to an operator: pictures of news, items and films stay the editors'", async () => {
    for (const purpose of ["NEWS", "ITEMS", "POSTER"]) expect((await upload(operator, { purpose })).status).toBe(403);
    for (const purpose of ["MOVIE", "RESUME", "PHOTO"]) expect((await upload(operator, { purpose })).status).toBe(422);
  });

  it("is held to the same content and size as everybody's messages", async () => {
    const html = Buffer.from("<!doctype html><script>alert(1)</script>");
    expect((await upload(operator, { bytes: html })).status).toBe(422);
    expect((await upload(operator, { name: "ご案内.html", bytes: html })).status).toBe(422);
    expect((await upload(operator, { bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) })).status).toBe(413);
    expect((await upload(server.anonymous())).status).toBe(401);
  });
});
