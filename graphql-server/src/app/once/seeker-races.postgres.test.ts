import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EntryDraft } from "../../modules/entry/application/entry-draft.entity.ts";
import { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../../modules/entry/entry/entry-event.entity.ts";
import { installBank } from "../../modules/exam/item/install-bank.ts";
import { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../../modules/exam/sitting/exam-response.entity.ts";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { Message } from "../../modules/message/message/message.entity.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import { act, forgiveLimits, inEveryWay, inRounds, ways, won } from "../../testing/servers/race.ts";
import { startTwinServers, type TwinServers } from "../../testing/servers/twin-servers.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** What a person's impatience could do twice, through two server processes. */
let twins: TwinServers;
let server: TestServer;
beforeAll(async () => {
  twins = await startTwinServers();
  server = twins.server;
  await installBank(server.em(), { now: new Date() });
});
afterAll(() => twins?.stop());

const on: TwinServers["on"] = (way, session) => twins.on(way, session);

/** A confirmed application to a work of somebody's, which waits to be sent. */
async function confirmed(seeker: Awaited<ReturnType<TestServer["asSeeker"]>>, workId: string): Promise<number> {
  await act(on(0, seeker), "saveEntryDraft", { workId, message: "よろしくお願いします。", answers: [] });
  const { version } = await server.em().findOneOrFail(EntryDraft, { user: seeker.user.id, work: workId });
  expect(await act(on(0, seeker), "confirmEntryDraft", { workId, version })).toEqual({ codes: [] });
  return (await server.em().findOneOrFail(EntryDraft, { user: seeker.user.id, work: workId })).version;
}

describe("with two server processes on PostgreSQL, nothing a person does is done twice", () => {
  it("applying: one application, its number on the work, and one first message", async () => {
    await inRounds(async () => {
      const em = server.em();
      const work = aWork(em, aCompany(em));
      await em.flush();
      const seeker = await server.asSeeker();
      await forgiveLimits(twins);
      const draftVersion = await confirmed(seeker, work.id);
      const outcomes = await inEveryWay((way) =>
        act(on(way, seeker), "submitEntry", { workId: work.id, draftVersion, consent: true, operationId: newId() }),
      );
      expect(won(outcomes)).toBe(1);
      const fresh = server.em();
      const entry = await fresh.findOneOrFail(Entry, { work: work.id });
      expect((await fresh.findOneOrFail(Work, { id: work.id })).entryCount).toBe(1);
      expect(await fresh.count(EntryEvent, { entry: entry.id })).toBe(1);
    });
  });

  it("beginning the exam and answering its first item: one sitting that goes on by one item", async () => {
    await inRounds(async () => {
      const seeker = await server.asSeeker();
      await forgiveLimits(twins);
      const begun = await inEveryWay((way) => act(on(way, seeker), "startExam", { operationId: newId(), withListening: false }));
      expect([won(begun), new Set(begun.flatMap(({ codes }) => codes))]).toEqual([1, new Set(["EXAM_OPEN"])]);
      const attempt = await server.em().findOneOrFail(ExamAttempt, { user: seeker.user.id });
      await inEveryWay((way) => act(on(way, seeker), "answerExamItem", { attemptId: attempt.id, position: 1, choice: way % 4 }));
      const shown = await server.em().find(ExamResponse, { attempt: attempt.id });
      expect(shown.map(({ position }) => position).toSorted()).toEqual([1, 2]);
    });
  });

  it("withdrawing while the company moves the applicant on: one of them, and the record says which", async () => {
    await inRounds(async () => {
      const em = server.em();
      const owner = await server.asCompany("OWNER");
      const user = aSeeker(em);
      const work = aWork(em, em.merge(owner.company));
      const entry = anEntry(em, { user, work });
      await em.flush();
      const seeker = await server.asSeeker(user);
      const { id, version } = entry;
      const outcomes = await inEveryWay((way) =>
        way % 2 === 0
          ? act(on(way >> 1, seeker), "withdrawEntry", { id, version })
          : act(on(way >> 1, owner), "moveEntry", { id, version, to: "SCREENING" }),
      );
      expect([won(outcomes), outcomes.flatMap(({ codes }) => codes).length]).toEqual([1, ways - 1]);
      const fresh = server.em();
      const moved = await fresh.findOneOrFail(Entry, { id });
      expect(moved.version).toBe(version + 1);
      const events = await fresh.find(EntryEvent, { entry: id });
      expect(events.map(({ to }) => to)).toEqual([moved.status]);
    });
  });

  it("a message that is sent in fifty ways as one operation: one message", async () => {
    await inRounds(async () => {
      const em = server.em();
      const owner = await server.asCompany("OWNER");
      const user = aSeeker(em);
      const work = aWork(em, em.merge(owner.company));
      await em.flush();
      const seeker = await server.asSeeker(user);
      await forgiveLimits(twins);
      const draftVersion = await confirmed(seeker, work.id);
      const sent = { workId: work.id, draftVersion, consent: true, operationId: newId() };
      expect(await act(on(0, seeker), "submitEntry", sent)).toEqual({ codes: [] });
      const { id: conversationId } = await server.em().findOneOrFail(Conversation, { entry: { work: work.id } });
      const before = await server.em().count(Message, { conversation: conversationId });
      const input = { conversationId, body: "明日の面接に伺います。", operationId: newId() };
      const outcomes = await inEveryWay((way) => act(on(way, seeker), "sendMessage", input));
      expect(won(outcomes)).toBe(ways);
      expect((await server.em().count(Message, { conversation: conversationId })) - before).toBe(1);
    });
  });
});
