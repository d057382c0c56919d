import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts/demo-accounts.ts";
import { seedAccounts } from "../../demo/accounts/seed-accounts.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { mailedToken } from "../outbox.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import * as api from "./generated.ts";
import { createOutsideClient, type OutsideClient } from "./outside-client.ts";

const email = "outside@example.jp";
const none: { errors: unknown[] } = { errors: [] };

let server: TestServer;
let seeker: OutsideClient;
let company: OutsideClient;
let workId: string;
let entryId: string;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemoData({ em: server.em(), now: new Date() });
  seeker = createOutsideClient(`${server.url}/graphql`);
  company = createOutsideClient(`${server.url}/graphql`);
});
afterAll(() => server.close());

describe("a client that was generated from schema.graphql alone does the main job", () => {
  it("registers", async () => {
    expect((await seeker.ask(api.RequestRegistrationDocument, { input: { email } })).requestRegistration).toMatchObject(none);
    const name = { familyName: "外川", givenName: "アナ" };
    // The token of the mailed link: the one thing that does not come through the API.
    const token = await mailedToken(server.em(), email);
    const input = { token, password: "correct horse battery staple", agreeToTerms: true, ...name };
    const { register } = await seeker.ask(api.RegisterDocument, { input });
    expect(register).toMatchObject({ ...none, viewer: { seeker: { displayName: "外川 アナ" } } });
  });

  it("fills in the profile, and is told about a stale one", async () => {
    const { me } = await seeker.ask(api.MyProfileDocument, {});
    const input = { version: me.profile.version, selfDeclaredLevel: "N3", workPermission: "UNRESTRICTED", phone: "09012345678" } as const;
    const { updateProfile } = await seeker.ask(api.UpdateProfileDocument, { input });
    expect(updateProfile).toMatchObject({ ...none, me: { profile: { selfDeclaredLevel: "N3" } } });
    const again = await seeker.ask(api.UpdateProfileDocument, { input });
    expect(again.updateProfile.errors).toMatchObject([{ code: "STALE_VERSION" }]);
  });

  it("searches the works of a company, a page at a time", async () => {
    const login = seedAccounts.find(({ actor }) => actor === "companyOwner");
    const signedIn = await company.ask(api.CompanySignInDocument, { input: { email: login?.email ?? "", password: demoPassword } });
    const own = signedIn.companySignIn.viewer?.company;
    expect(signedIn.companySignIn).toMatchObject(none);
    const found: api.SearchWorksQuery["works"]["items"] = [];
    let after: string | null = null;
    do {
      const variables: api.SearchWorksQueryVariables = { filter: { companyId: own?.companyId ?? "" }, sort: "NEWEST", first: 5, after };
      const { works } = await seeker.ask(api.SearchWorksDocument, variables);
      found.push(...works.items);
      after = works.pageInfo.hasNextPage ? works.pageInfo.endCursor : null;
      expect(works.totalCount.exact).toBe(true);
    } while (after);
    expect(new Set(found.map(({ company: of }) => of.name))).toEqual(new Set([own?.companyName]));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const simple = found.find(({ selection }) => !selection.resumeRequired && !selection.questions.some(({ required }) => required));
    workId = simple?.id ?? "";
    expect(workId).not.toBe("");
  });

  it("likes one", async () => {
    expect((await seeker.ask(api.LikeWorkDocument, { input: { workId } })).likeWork).toMatchObject(none);
    const { likedWorks } = await seeker.ask(api.LikedWorksDocument, {});
    expect(likedWorks.items.map(({ work }) => work.id)).toEqual([workId]);
  });

  it("applies, and the same operation again applies no second time", async () => {
    const saved = await seeker.ask(api.SaveDraftDocument, { input: { workId, message: "働きたいです。", answers: [] } });
    const version = saved.saveEntryDraft.draft?.version ?? 0;
    const confirmed = await seeker.ask(api.ConfirmDraftDocument, { input: { workId, version } });
    const draftVersion = confirmed.confirmEntryDraft.draft?.version ?? 0;
    const input = { workId, draftVersion, consent: true, operationId: randomUUID() };
    const { submitEntry } = await seeker.ask(api.ApplyDocument, { input });
    expect(submitEntry).toMatchObject({ ...none, entry: { status: "APPLIED" } });
    entryId = submitEntry.entry?.id ?? "";
    expect((await seeker.ask(api.ApplyDocument, { input })).submitEntry.entry?.id).toBe(entryId);
    expect((await seeker.ask(api.MyEntriesDocument, {})).entries.items.map(({ id }) => id)).toEqual([entryId]);
  });

  it("is answered by the company, which reads the application, moves it on and writes", async () => {
    const { companyEntry } = await company.ask(api.ApplicantDocument, { id: entryId });
    expect(companyEntry).toMatchObject({ message: "働きたいです。", applicant: { displayName: "外川 アナ" } });
    const { moveEntry } = await company.ask(api.MoveEntryDocument, {
      input: { id: entryId, to: "SCREENING", version: companyEntry?.version ?? 0 },
    });
    expect(moveEntry).toMatchObject({ ...none, entry: { status: "SCREENING" } });
    const conversationId = companyEntry?.conversationId ?? "";
    const message = { conversationId, body: "面接の日を相談させてください。", operationId: randomUUID() };
    expect((await company.ask(api.CompanySendMessageDocument, { input: message })).companySendMessage).toMatchObject(none);
    const [entry] = (await seeker.ask(api.MyEntriesDocument, {})).entries.items;
    expect(entry).toMatchObject({ status: "SCREENING", conversationId });
    const { conversation } = await seeker.ask(api.ConversationDocument, { id: conversationId });
    expect(conversation?.messages.items.map(({ body }) => body)).toContain("面接の日を相談させてください。");
  });

  it("and is refused what is not its own", async () => {
    expect(await createOutsideClient(`${server.url}/graphql`).ask(api.ApplicantDocument, { id: entryId }).catch(String)).toContain(
      "UNAUTHENTICATED",
    );
    await expect(seeker.ask(api.ApplicantDocument, { id: entryId })).rejects.toThrow("UNAUTHENTICATED");
  });
});
