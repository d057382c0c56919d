import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { aMovie, aPracticeItem } from "../../../testing/movie-factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { PracticeAnswer } from "./practice-answer.entity.ts";
import { PracticeDay } from "./practice-day.entity.ts";
import { remindPractice } from "./remind-practice.ts";

let server: TestServer;
/** Seven in the evening in Japan. */
const evening = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(evening));
afterAll(() => server.close());

type Seeker = Awaited<ReturnType<TestServer["asSeeker"]>>;

const run = () => remindPractice(systemContext(server.services, "test").ctx);
const mailsTo = (seeker: Seeker) => waitingMails(server.em(), seeker.user.email);

/** A seeker with one item due; wants reminders unless told otherwise. */
async function learner({ wants = true, dueOn = "2026-11-21", premium = false } = {}): Promise<Seeker> {
  const em = server.em();
  const seeker = await server.asSeeker();
  const item = await aPracticeItem(em, premium ? { movie: aMovie(em, { access: "PREMIUM" }) } : {});
  const at = new Date("2026-11-20T03:00:00Z");
  const first = { firstCorrect: false, firstAnsweredAt: at, lastAnsweredAt: at, a: 1, b: 0, c: 0.2 };
  em.create(PracticeAnswer, { id: item.id, user: em.merge(seeker.user), item, ...first, dueOn });
  await em.flush();
  if (wants) {
    const text = "mutation ($input: SetNotificationInput!) { setNotification(input: $input) { errors { code } } }";
    await seeker.graphql(text, { input: { family: "PRACTICE", email: true, site: true } });
  }
  return seeker;
}

describe("the reminder of practice", () => {
  it("is off until somebody asks for it", async () => {
    const quiet = await learner({ wants: false });
    const { data } = await quiet.graphql("{ notificationSettings { family email site } }");
    expect(data.notificationSettings).toContainEqual({ family: "PRACTICE", email: false, site: null });
    await run();
    expect(await mailsTo(quiet)).toEqual([]);
  });

  it("comes once a day, however often and at once the task runs, and again the next day", async () => {
    const seeker = await learner();
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await mailsTo(seeker);
    expect(more).toEqual([]);
    expect(mail?.template).toBe("practice-due");
    expect(mail?.text).toContain("今日の復習が1問あります");
    server.setNow(new Date("2026-11-22T10:00:00Z"));
    await run();
    expect(await mailsTo(seeker)).toHaveLength(2);
  });

  it("comes neither without anything due, nor of what is locked, nor to who has reached the goal", async () => {
    const em = server.em();
    const [later, locked, done] = [await learner({ dueOn: "2026-11-22" }), await learner({ premium: true }), await learner()];
    const day = { day: "2026-11-21", answers: 20, activeMs: 300_000, lastAnsweredAt: evening };
    em.create(PracticeDay, { user: em.merge(done.user), ...day });
    await em.flush();
    await run();
    for (const seeker of [later, locked, done]) expect(await mailsTo(seeker)).toEqual([]);
  });

  it("comes in the evening alone", async () => {
    const seeker = await learner();
    for (const time of ["2026-11-21T08:59:00Z", "2026-11-21T12:00:00Z", "2026-11-21T16:00:00Z"]) {
      server.setNow(new Date(time));
      expect(await run()).toBe(0);
    }
    expect(await mailsTo(seeker)).toEqual([]);
  });
});
