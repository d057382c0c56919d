import { createClient } from "graphql-ws";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { inboxEvent } from "../../modules/message/inbox/inbox-topic.ts";
import { newId } from "../../shared/ids.ts";
import { appAccess } from "../../testing/app-access.ts";
import { aCompany } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createSchema } from "../create-schema.ts";
import { scopeOperations } from "./scope-operations.ts";

const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * 60_000);
const me = "{ me { id } }";

let server: TestServer;
let owner: TestClient;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
let clientId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.asAdmin("OWNER");
  clientId = await anApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(at(0));
  seeker = await server.asSeeker();
});
const { anApp, approve, ask, codeOf, refresh, tokens } = appAccess(() => ({ server, owner, seeker, clientId }));

/** What comes over a socket that an app of its own opens: its token in the header, no origin, no cookie. */
async function* heardWith(token: string) {
  class AppSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
    }
  }
  const client = createClient({ url: `${server.url.replace("http", "ws")}/graphql`, webSocketImpl: AppSocket, retryAttempts: 0 });
  try {
    yield* client.iterate({ query: "subscription { inboxChanged { conversationId } }" });
  } finally {
    await client.dispose();
  }
}

describe("a scope", () => {
  it("names only operations of the schema, each of one scope", () => {
    const schema = createSchema();
    const names = Object.values(scopeOperations).flat();
    expect(new Set(names).size).toBe(names.length);
    const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType(), Subscription: schema.getSubscriptionType() };
    const unknown = names.filter((name) => {
      const [root = "", field = ""] = name.split(".");
      return !Object.entries(roots).some(([key, type]) => key === root && type?.getFields()[field]);
    });
    expect(unknown).toEqual([]);
  });

  it("opens its own operations and no other, and what everybody may read", async () => {
    const { access } = await tokens("messages");
    expect(await codeOf(access, "{ conversations { totalCount } }")).toBe("OK");
    expect(await codeOf(access, "{ works { items { id } } }")).toBe("OK");
    for (const query of [
      me,
      "{ entries { totalCount } }",
      "{ notificationSettings { family } }",
      "{ devices { id } }",
      "{ newcomer { email } }",
    ])
      expect([query, await codeOf(access, query)]).toEqual([query, "FORBIDDEN"]);
  });

  it("lets an app sign in nobody, change no password, and give itself nothing more", async () => {
    const { access } = await tokens("profile apply messages");
    const signIn = 'mutation { signIn(input: { email: "a@example.jp", password: "x" }) { errors { code } } }';
    const password =
      'mutation { changePassword(input: { kind: SEEKER, currentPassword: "x", newPassword: "correct horse battery" }) { errors { code } } }';
    expect(await codeOf(access, signIn)).toBe("FORBIDDEN");
    expect(await codeOf(access, password)).not.toBe("OK");
    const consent = await ask(seeker, "v".repeat(43), {});
    const path = new URL(consent.headers.get("location") ?? "", server.url).pathname;
    const pressed = await seeker.send("POST", path, "decision=allow", {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Bearer ${access}`,
    });
    expect(pressed.headers.get("location")).toBe(path);
  });

  it("opens no path of REST but what everybody may read and the files of an application", async () => {
    const { access } = await tokens("profile apply messages");
    const authorization = `Bearer ${access}`;
    const visitor = server.anonymous();
    expect((await visitor.post("/api/user/export", {}, { authorization })).status).toBe(403);
    expect((await visitor.get("/api", { authorization })).status).toBe(200);
    expect((await visitor.get("/api/files/00000000-0000-7000-8000-00000000dead", { authorization })).status).toBe(404);
  });
});

describe("an app", () => {
  it("stands among the devices of its person, who ends it there for good", async () => {
    const { access, renewing } = await tokens();
    const { data } = await seeker.graphql("{ devices { id app isCurrent } }");
    const device = data.devices.find(({ app }: { app: string | null }) => app === "しごとアプリ");
    expect(device).toMatchObject({ isCurrent: false });
    const ended = await seeker.graphql("mutation ($id: ID!) { endDevices(input: { id: $id }) { ended errors { code } } }", {
      id: device.id,
    });
    expect(ended.data.endDevices).toEqual({ ended: 1, errors: [] });
    expect(await codeOf(access, me)).toBe("UNAUTHENTICATED");
    expect((await refresh(renewing)).body.error).toBe("invalid_grant");
  });

  it("hears over a socket what its scope opens, until its person ends it", async () => {
    const em = server.em();
    const now = new Date();
    const sides = { user: em.merge(seeker.user), company: aCompany(em) };
    const conversation = em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", ...sides, lastMessageAt: now, createdAt: now });
    await em.flush();
    const { topic, payload } = inboxEvent(conversation, null);
    const publishing = setInterval(() => server.services.pubSub.publish(topic, payload), 20);
    const { access } = await tokens("messages");
    const heard = heardWith(access);
    const first = await heard.next();
    expect(first.value?.data).toEqual({ inboxChanged: { conversationId: conversation.id } });
    const narrow = await tokens("profile");
    for (const [token, code] of [
      [narrow.access, "FORBIDDEN"],
      ["x".repeat(43), "UNAUTHENTICATED"],
    ] as const)
      await expect(heardWith(token).next()).rejects.toMatchObject([{ extensions: { code } }]);
    await seeker.graphql("mutation { endDevices(input: {}) { ended } }");
    const toTheEnd = (async () => {
      for await (const { errors } of heard) if (errors) return "errors in an answer";
      return "ended";
    })();
    await expect(toTheEnd).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    clearInterval(publishing);
  });

  it("that signs out is over, too", async () => {
    const { access, renewing } = await tokens();
    expect(await codeOf(access, "mutation { signOut(input: { kind: SEEKER }) { viewer { seeker { id } } } }")).toBe("OK");
    expect((await refresh(renewing)).body.error).toBe("invalid_grant");
  });

  it("that the operator ends opens nothing from then on", async () => {
    const own = clientId;
    clientId = await anApp();
    const { access, renewing } = await tokens();
    const { data } = await owner.graphql(
      "mutation ($id: ID!) { endOAuthClient(input: { id: $id }) { client { endedAt } errors { code } } }",
      {
        id: clientId,
      },
    );
    expect(data.endOAuthClient).toMatchObject({ client: { endedAt: expect.any(String) }, errors: [] });
    expect(await codeOf(access, me)).toBe("UNAUTHENTICATED");
    expect((await refresh(renewing)).status).toBeGreaterThanOrEqual(400);
    expect((await ask(seeker, "v".repeat(43), {})).status).toBe(400);
    clientId = own;
  });

  it("may be called from its own pages by token, and from no other page", async () => {
    const { access } = await tokens();
    const preflight = (origin: string) =>
      fetch(`${server.url}/graphql`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
      });
    server.setNow(at(1));
    const allowed = await preflight("capacitor://localhost");
    expect([
      allowed.status,
      allowed.headers.get("access-control-allow-origin"),
      allowed.headers.get("access-control-allow-credentials"),
    ]).toEqual([204, "capacitor://localhost", null]);
    expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
    const headers = { authorization: `Bearer ${access}`, origin: "capacitor://localhost", "sec-fetch-site": "cross-site" };
    const answer = await server.anonymous().graphql(me, {}, headers);
    expect([answer.data?.me.id, answer.headers.get("access-control-allow-origin")]).toEqual([seeker.user.id, "capacitor://localhost"]);
  });

  it.each([
    [{ redirectUris: ["http://evil.example/back"] }, "redirectUris"],
    [{ redirectUris: [] }, "redirectUris"],
    [{ origins: ["*"] }, "origins"],
    [{ country: "Japan" }, "country"],
    [{ scopes: ["works:write"] }, "scopes"],
    [{ scopes: ["everything"] }, "scopes"],
    [{ purposeEn: " " }, "purposeEn"],
  ])("with %j is not approved", async (input, path) => {
    const { data } = await approve(input);
    const places = data.approveOAuthClient.errors.map((problem: { path: string[] }) => problem.path[0]);
    expect([data.approveOAuthClient.client, places]).toEqual([null, [path]]);
  });

  it.each(["OPERATOR", "EDITOR", "ACCOUNTANT"] as const)("is no business of the %s", async (role) => {
    expect((await approve({}, await server.asAdmin(role))).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("an app of a company", () => {
  it("reads and writes postings as its member may", async () => {
    const own = clientId;
    clientId = await anApp({ kind: "COMPANY", scopes: ["works:read", "works:write"] });
    const company = await server.asCompany("OWNER");
    const read = await tokens("works:read", company);
    expect(await codeOf(read.access, "{ companyWorks { totalCount } }")).toBe("OK");
    expect(await codeOf(read.access, "{ companyMembers { totalCount } }")).toBe("FORBIDDEN");
    expect(await codeOf(read.access, 'mutation { pauseWork(input: { id: "x", version: 1 }) { errors { code } } }')).toBe("FORBIDDEN");
    const write = await tokens("works:read works:write", company);
    expect(await codeOf(write.access, 'mutation { pauseWork(input: { id: "x", version: 1 }) { errors { code } } }')).toBe("OK");
    const viewer = await server.asCompany("VIEWER", company.company);
    const seen = await tokens("works:read works:write", viewer);
    expect(await codeOf(seen.access, 'mutation { pauseWork(input: { id: "x", version: 1 }) { errors { code } } }')).toBe("FORBIDDEN");
    clientId = own;
  });
});
