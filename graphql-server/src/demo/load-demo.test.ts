import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CompanyMember, memberWith } from "../modules/account/member/company-member.entity.ts";
import { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import { seekerWith, User } from "../modules/account/seeker/user.entity.ts";
import { ExamResult } from "../modules/exam/certificate/exam-result.entity.ts";
import { leastResponses } from "../modules/exam/engine/item-alarms.ts";
import { ExamItem } from "../modules/exam/item/exam-item.entity.ts";
import { ExamResponse } from "../modules/exam/sitting/exam-response.entity.ts";
import { scoreAttempt } from "../modules/exam/sitting/score-attempt.ts";
import { MovieProgress } from "../modules/exam/watching/movie-progress.entity.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { demoSeekers } from "./accounts/demo-accounts.ts";
import { loadDemo } from "./load-demo.ts";

const now = new Date("2026-11-21T03:00:00Z");
let server: TestServer;
let user: User;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  const { database, storage, secrets } = server.services;
  await loadDemo({ database, storage, sign: secrets.hmac, now });
  user = await server.em().findOneOrFail(User, seekerWith(demoSeekers.rich));
});
afterAll(() => server.close());

describe("the whole demo", () => {
  it("has a seeker with two sittings whose stored answers score to their results, the later of which is in the profile", async () => {
    const em = server.em();
    const results = await em.find(ExamResult, { user }, { orderBy: { measuredAt: "asc" } });
    expect(results).toHaveLength(2);
    for (const { attempt, theta, se, skills, complete } of results) {
      const responses = await em.find(ExamResponse, { attempt: attempt.id });
      expect(scoreAttempt(responses)).toMatchObject({ theta, se });
      expect([complete, skills.length]).toEqual([true, 3]);
    }
    const profile = await em.findOneOrFail(UserProfile, { user });
    expect(profile.measurement?.theta).toBe(results[1]?.theta);
    expect(results.map(({ certificateIssuedAt }) => Boolean(certificateIssuedAt))).toEqual([true, false]);
  });

  it("has apps, operations and webhooks of others, so that no screen of theirs is empty, and an event that can be sent again", async () => {
    const owner = await server.asAdmin("OWNER");
    const { data } = await owner.graphql("{ adminOAuthClients { items { name } } adminClientOperations { items { name uses } } }");
    expect(data.adminOAuthClients.items).toHaveLength(3);
    expect(data.adminClientOperations.items.length).toBeGreaterThan(2);
    const company = (await server.em().findOneOrFail(CompanyMember, memberWith("owner-a@example.jp"), { populate: ["company"] })).company;
    const member = await server.asCompany("OWNER", company.unwrap());
    const told = await member.graphql("{ webhooks { url scopes } webhookEvents { items { state } totalCount } }");
    expect([told.data.webhooks.length, told.data.webhookEvents.totalCount]).toEqual([1, 5]);
    expect(new Set(told.data.webhookEvents.items.map(({ state }: { state: string }) => state))).toEqual(new Set(["DELIVERED", "GIVEN_UP"]));
  });

  it("lets that seeker sit again for free, go on with a movie, and see what was practised", async () => {
    const seeker = await server.asSeeker(user);
    const text =
      "{ examStanding { mayStart freeAt } moviesToContinue { level } movies(first: 50) { items { practice { answered items } } } }";
    const { data } = await seeker.graphql(text);
    expect(data.examStanding).toEqual({ mayStart: true, freeAt: null });
    expect(data.moviesToContinue).toEqual([{ level: "N3" }]);
    const practised = data.movies.items.filter(({ practice }: { practice: { answered: number } }) => practice.answered > 0);
    expect(practised).toHaveLength(2);
  });

  it("shows others who learn, and items for each alarm that the desk knows, found in the answers that are stored", async () => {
    const em = server.em();
    const watching = await em.find(MovieProgress, {});
    expect(new Set(watching.map((progress) => progress.user.id)).size).toBeGreaterThan(10);
    const alarmed = await em.find(ExamItem, { alarm: { $ne: null } }, { orderBy: { alarm: "asc" } });
    expect(alarmed.map(({ alarm }) => alarm)).toEqual(["DRIFT", "MISKEYED", "WEAK"]);
    const answers = await Promise.all(alarmed.map((item) => em.count(ExamResponse, { item })));
    expect(alarmed.map(({ finding }) => finding?.responses)).toEqual(answers);
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(leastResponses);
    expect(alarmed[1]?.finding?.betterKey).toBe(2);
  });

  it("is loaded once", async () => {
    const { database, storage, secrets } = server.services;
    const before = await server.em().count(MovieProgress);
    expect((await loadDemo({ database, storage, sign: secrets.hmac, now })).loaded).toBe(false);
    expect(await server.em().count(MovieProgress)).toBe(before);
  });
});
