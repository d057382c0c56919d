import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { tellClosingLikes } from "../../entry/application/tell-closing-likes.ts";
import { startConversation } from "../../message/conversation/start-conversation.ts";
import { WorkLike } from "../../work/like/work-like.entity.ts";
import { deviceName } from "../session/devices.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Seeker = Awaited<ReturnType<TestServer["asSeeker"]>>;

async function turnOff(seeker: Seeker, family: string) {
  const text =
    "mutation ($input: SetNotificationInput!) { setNotification(input: $input) { notificationSettings { family email site } errors { code } } }";
  return (await seeker.graphql(text, { input: { family, email: false, site: true } })).data.setNotification;
}

/** The company moves an application and writes. */
async function bother(seeker: Seeker) {
  const em = server.em();
  const company = aCompany(em);
  const entry = anEntry(em, { user: em.merge(seeker.user), work: aWork(em, company) });
  const conversation = startConversation(em, { entry, message: "", now: new Date() });
  await em.flush();
  const boss = await server.asCompany("OWNER", company);
  const move = { id: entry.id, version: 1, to: "SCREENING" };
  await boss.graphql("mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } } }", { input: move });
  const message = { conversationId: conversation.id, body: "こんにちは", operationId: newId() };
  await boss.graphql("mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code } } }", {
    input: message,
  });
}

const templates = async (seeker: Seeker) => (await waitingMails(server.em(), seeker.user.email)).map(({ template }) => template).toSorted();

describe("how a seeker is told", () => {
  it("is by mail of everything at first, and of a family no more once it is off", async () => {
    const told = await server.asSeeker();
    await bother(told);
    expect(await templates(told)).toEqual(["entry-moved", "message-received"]);
    const quiet = await server.asSeeker();
    expect((await turnOff(quiet, "MESSAGE")).notificationSettings).toContainEqual({ family: "MESSAGE", email: false, site: true });
    await bother(quiet);
    expect(await templates(quiet)).toEqual(["entry-moved"]);
    await turnOff(quiet, "ENTRY");
    await bother(quiet);
    expect(await templates(quiet)).toEqual(["entry-moved"]);
  });

  it("offers only what exists, and settings are one's own", async () => {
    const seeker = await server.asSeeker();
    const { data } = await seeker.graphql("{ notificationSettings { family email site } }");
    expect(data.notificationSettings).toContainEqual({ family: "NEWS", email: null, site: true });
    expect(data.notificationSettings).toContainEqual({ family: "SAVED_SEARCH", email: true, site: null });
    expect((await server.anonymous().graphql("{ notificationSettings { family } }")).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("names once each liked work that closes within three days and was not applied for", async () => {
    server.setNow(new Date("2026-11-21T00:00:00Z"));
    const seeker = await server.asSeeker();
    const em = server.em();
    const company = aCompany(em);
    const user = em.merge(seeker.user);
    const make = (title: string, applyBy: string | null) => aWork(em, company, { title, applyBy });
    const [soon, later, applied] = [make("もうすぐ", "2026-11-24"), make("まだ", "2026-11-25"), make("応募済み", "2026-11-22")];
    make("好きではない", "2026-11-22");
    anEntry(em, { user, work: applied });
    for (const work of [soon, later, applied]) em.create(WorkLike, { user, work, createdAt: new Date() });
    await em.flush();
    const run = () => tellClosingLikes(systemContext(server.services, "test").ctx);
    await Promise.all([run(), run()]);
    await run();
    const mails = await waitingMails(server.em(), seeker.user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("もうすぐ\n");
    expect(mails[0]?.text).not.toMatch(/まだ|応募済み|好きではない/);
    const { data } = await (await server.asSeeker(seeker.user)).graphql("{ closingLikedWorks { work { title } } }");
    expect(data.closingLikedWorks.map((like: { work: { title: string } }) => like.work.title)).toEqual(["応募済み", "もうすぐ", "まだ"]);
  });
});

describe("devices", () => {
  it("show where one is signed in, and can be signed out one by one or all but this", async () => {
    server.setNow(new Date());
    const first = await server.asSeeker();
    const [second, third] = [await server.asSeeker(first.user), await server.asSeeker(first.user)];
    const list = async () => (await first.graphql("{ devices { id isCurrent } }")).data.devices;
    expect((await list()).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(await list()).toHaveLength(3);
    const end = async (client: Seeker, id: string | null) =>
      (
        await client.graphql("mutation ($input: EndDevicesInput!) { endDevices(input: $input) { ended errors { code } } }", {
          input: { id },
        })
      ).data.endDevices;
    const other = (await second.graphql("{ devices { id isCurrent } }")).data.devices.find(
      (device: { isCurrent: boolean }) => device.isCurrent,
    );
    expect(await end(await server.asSeeker(), other.id)).toEqual({ ended: 0, errors: [{ code: "NOT_FOUND" }] });
    expect(await end(first, other.id)).toEqual({ ended: 1, errors: [] });
    expect((await second.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
    expect(await end(first, null)).toEqual({ ended: 1, errors: [] });
    expect((await third.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
    expect((await first.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker.id).toBe(first.user.id);
  });

  it("are those of the account that is asked for, and of nobody's colleague", async () => {
    const company = await server.asCompany();
    const admin = await server.asAdmin("EDITOR");
    const [text, end] = [
      "query ($kind: AccountKind!) { devices(kind: $kind) { id isCurrent } }",
      "mutation ($input: EndDevicesInput!) { endDevices(input: $input) { ended errors { code path } } }",
    ];
    for (const [client, kind, other] of [
      [company, "COMPANY", "ADMIN"],
      [admin, "ADMIN", "COMPANY"],
    ] as const) {
      const asked = async (whose: string) => (await client.graphql(text, { kind: whose })).data.devices;
      expect(await asked(kind)).toEqual([{ id: expect.any(String), isCurrent: true }]);
      expect(await asked(other)).toEqual([]);
      const ended = async (input: object) => (await client.graphql(end, { input })).data.endDevices;
      expect(await ended({ kind: other })).toEqual({ ended: 0, errors: [{ code: "UNAUTHENTICATED", path: ["kind"] }] });
      const foreign = (await (kind === "ADMIN" ? company : admin).graphql(text, { kind: other })).data.devices[0].id;
      expect(await ended({ kind, id: foreign })).toEqual({ ended: 0, errors: [{ code: "NOT_FOUND", path: ["id"] }] });
      expect(await ended({ kind })).toEqual({ ended: 0, errors: [] });
    }
  });

  it("have names that people know", () => {
    expect(
      deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1"),
    ).toBe("Safari / iPhone");
    expect(deviceName("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0")).toBe(
      "Edge / Windows",
    );
    expect(deviceName("curl/8")).toBe("");
  });
});
