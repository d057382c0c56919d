import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User, type UserStatus } from "../../account/seeker/user.entity.ts";
import { startConversation } from "../../message/conversation/start-conversation.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const seen = `query ($id: ID!, $conversation: ID!) {
  companyEntry(id: $id) { status legalMoves applicant { displayName email isReachable } }
  companyEntries { items { applicant { isReachable } } }
  companyEntryBoard { items { applicant { isReachable } } }
  companyConversation(id: $conversation) { isReachable counterpartName }
  companyConversations { items { isReachable } } }`;

/** A company with one applicant, as its recruiter sees them. */
async function applied() {
  const company = await server.asCompany("RECRUITER");
  const em = server.em();
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work: aWork(em, em.merge(company.company)) });
  const conversation = startConversation(em, { entry, message: "よろしくお願いします。", now: new Date() });
  await em.flush();
  const look = async () => {
    const { data, errors } = await company.graphql(seen, { id: entry.id, conversation: conversation.id });
    expect(errors).toEqual([]);
    return data;
  };
  return { company, user, conversation, look };
}

/** Every place where the company reads whether the person can be written to. */
function places(data: Awaited<ReturnType<TestClient["graphql"]>>["data"]) {
  return [
    data.companyEntry.applicant.isReachable,
    data.companyEntries.items[0].applicant.isReachable,
    data.companyEntryBoard.flatMap(({ items }: { items: { applicant: { isReachable: boolean } }[] }) => items)[0].applicant.isReachable,
    data.companyConversation.isReachable,
    data.companyConversations.items[0].isReachable,
  ];
}

describe("an applicant whose account the operator stopped", () => {
  it("is shown as not to be reached, in detail, list, board and conversation; the application stays as it is; both end with the suspension", async () => {
    const { user, look } = await applied();
    const operator = await server.asAdmin("OPERATOR");
    const move = async (name: "suspendSeeker" | "unsuspendSeeker", type: string) => {
      const { version } = await server.em().findOneOrFail(User, { id: user.id });
      const ground = name === "suspendSeeker" && { ground: "REPORT_CHECKED" };
      const input = { id: user.id, version, reason: "苦情の調査のため", ...ground };
      const { data } = await operator.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`, { input });
      expect(data[name].errors).toEqual([]);
    };
    const before = await look();
    expect(places(before)).toEqual([true, true, true, true, true]);
    await move("suspendSeeker", "SuspendSeekerInput");
    const during = await look();
    expect(places(during)).toEqual([false, false, false, false, false]);
    expect(during.companyEntry).toEqual({ ...before.companyEntry, applicant: { ...before.companyEntry.applicant, isReachable: false } });
    expect(JSON.stringify(during)).not.toMatch(/SUSPENDED|苦情/);
    await move("unsuspendSeeker", "UnsuspendSeekerInput");
    expect(places(await look())).toEqual([true, true, true, true, true]);
  });

  it.each([
    ["SUSPENDED", false],
    ["ERASED", false],
    ["CANCELLING", false],
    ["ACTIVE", true],
  ] as const)("says the same as the answer to a message does: %s, %s", async (status: UserStatus, isReachable) => {
    const { company, user, conversation, look } = await applied();
    await server.em().nativeUpdate(User, { id: user.id }, { status });
    expect(places(await look())).toEqual(Array(5).fill(isReachable));
    const input = { conversationId: conversation.id, body: "面接の件です。", operationId: newId() };
    const mutation = "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code } } }";
    const codes = (await company.graphql(mutation, { input })).data.companySendMessage.errors.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(isReachable ? [] : ["RECIPIENT_UNREACHABLE"]);
  });
});
