import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { InterviewSlot } from "./interview-slot.entity.ts";

const now = new Date("2026-11-21T00:00:00Z");
let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  server.setNow(now);
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const slots = "interviewSlots { id startsAt place state }";
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { errors { code path } entry { status version ${slots} } } }`;
const offer = mutation("offerInterviewSlots", "OfferInterviewSlotsInput");
const cancel = mutation("cancelInterviewSlot", "CancelInterviewSlotInput");
const pick = mutation("pickInterviewSlot", "PickInterviewSlotInput");

type Owner = TestClient & { company: Company; member: CompanyMember };
const time = (hours: number) => ({
  startsAt: new Date(now.getTime() + hours * 3_600_000).toISOString(),
  minutes: 45,
  way: "ONLINE",
  place: "https://meet.example.jp/a",
});

async function act(client: TestClient, text: string, input: object) {
  const { data, errors } = await client.graphql(text, { input });
  expect(errors).toEqual([]);
  const [answer] = Object.values<{
    errors: { code: string }[];
    entry: { status: string; version: number; interviewSlots: { id: string; state: string }[] } | null;
  }>(data);
  return { codes: answer?.errors.map(({ code }) => code) ?? [], entry: answer?.entry };
}

async function applicant(owner: Owner, changes: { user?: object; work?: object } = {}) {
  const em = server.em();
  const user = aSeeker(em, changes.user);
  const entry = anEntry(em, { user, work: aWork(em, em.merge(owner.company), changes.work) });
  await em.flush();
  return { ...(await server.asSeeker(user)), entryId: entry.id };
}

describe("times for an interview", () => {
  it("are offered by the company, picked by the seeker, and mailed to both with a calendar file", async () => {
    const owner = await server.asCompany();
    await server.em().nativeUpdate(CompanyMember, { id: owner.member.id }, { locale: "en" });
    const seeker = await applicant(owner);
    const made = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(48), time(24)] });
    expect(made.entry).toMatchObject({ status: "SCHEDULING", version: 2, interviewSlots: [{ state: "OPEN" }, { state: "OPEN" }] });
    expect((await waitingMails(server.em(), seeker.user.email))[0]).toMatchObject({ template: "interview-offered" });
    const [first, second] = made.entry?.interviewSlots ?? [];
    const chosen = await act(seeker, pick, { id: first?.id });
    expect(chosen.entry?.interviewSlots.map(({ state }) => state)).toEqual(["PICKED", "OPEN"]);
    expect((await act(seeker, pick, { id: second?.id })).codes).toEqual(["ALREADY_PICKED"]);
    for (const to of [seeker.user.email, owner.company.contactEmail]) {
      const [mail] = await waitingMails(server.em(), to);
      expect(mail).toMatchObject({ template: "interview-picked", calendar: { method: "PUBLISH" } });
      expect(JSON.stringify(mail)).toContain("DTSTART:20261122T000000Z");
    }
    expect((await waitingMails(server.em(), owner.company.contactEmail))[0]?.subject).toContain("Interview confirmed");
    const sent = (await server.mails()).find(({ to, calendar }) => to === seeker.user.email && calendar);
    expect(sent?.calendar?.text).toContain("BEGIN:VEVENT");
  });

  it("are told to each side with the names in the letters that it reads", async () => {
    const owner = await server.asCompany();
    await server.em().nativeUpdate(CompanyMember, { id: owner.member.id }, { locale: "en" });
    await server.em().nativeUpdate(Company, { id: owner.company.id }, { nameEn: "Hikari Care" });
    const work = { title: "介護スタッフ", titleEn: null, category: "WELFARE_CARE", prefecture: "14", city: "逗子市" } as const;
    const seeker = await applicant(owner, { user: { locale: "vi" }, work });
    const { entry } = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24)] });
    await act(seeker, pick, { id: entry?.interviewSlots[0]?.id });
    const [toSeeker] = await waitingMails(server.em(), seeker.user.email);
    expect(toSeeker?.text).toContain("Hikari Care");
    expect(toSeeker?.subject).toContain("Phúc lợi, hộ lý – Kanagawa");
    expect(`${toSeeker?.subject}${toSeeker?.text}`).not.toMatch(/介護スタッフ|テスト商事/);
    const [toCompany] = await waitingMails(server.em(), owner.company.contactEmail);
    expect(toCompany?.text).toContain("Hanako Yamada");
    expect(toCompany?.text).not.toContain("山田");
  });

  it("go to one of ten applicants who pick at the same moment, on every round", async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await server.asCompany();
      const seekers = await Promise.all(Array.from({ length: 10 }, () => applicant(owner)));
      const ids: string[] = [];
      for (const { entryId } of seekers) {
        const { entry } = await act(owner, offer, { entryId, version: 1, slots: [time(24)] });
        ids.push(entry?.interviewSlots[0]?.id ?? "");
      }
      const answers = await Promise.all(seekers.map((seeker, index) => act(seeker, pick, { id: ids[index] })));
      expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(9).fill("SLOT_TAKEN"));
      expect(await server.em().count(InterviewSlot, { company: owner.company.id })).toBe(1);
    }
  });

  it("picked ten times at once by one seeker are picked once and mailed once; of two times one is picked", async () => {
    const owner = await server.asCompany();
    const seeker = await applicant(owner);
    const { entry } = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24), time(25)] });
    const [first, second] = entry?.interviewSlots ?? [];
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(seeker, pick, { id: first?.id })));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const mails = await waitingMails(server.em(), seeker.user.email);
    expect(mails.filter(({ template }) => template === "interview-picked")).toHaveLength(1);

    const other = await applicant(owner);
    const both = await act(owner, offer, { entryId: other.entryId, version: 1, slots: [time(30), time(31)] });
    const raced = await Promise.all((both.entry?.interviewSlots ?? []).map(({ id }) => act(other, pick, { id })));
    expect(raced.flatMap(({ codes }) => codes)).toEqual(["ALREADY_PICKED"]);
    expect(second?.state).toBe("OPEN");
  });

  it("that were taken, are over or were taken back cannot be picked or offered", async () => {
    const owner = await server.asCompany();
    const [seeker, late] = [await applicant(owner), await applicant(owner)];
    const { entry } = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24), time(0.5)] });
    const [second, first] = entry?.interviewSlots ?? [];
    await act(seeker, pick, { id: first?.id });
    expect((await act(owner, offer, { entryId: late.entryId, version: 1, slots: [time(24)] })).codes).toEqual(["SLOT_TAKEN"]);
    for (const hours of [-1, 24 * 181]) {
      expect((await act(owner, offer, { entryId: late.entryId, version: 1, slots: [time(hours)] })).codes).toEqual(["SLOT_TIME"]);
    }
    const off = await act(owner, cancel, { id: first?.id });
    expect(off.entry?.interviewSlots.map(({ state }) => state)).toEqual(["OPEN", "CANCELLED"]);
    for (const to of [seeker.user.email, owner.company.contactEmail]) {
      const [gone, picked] = (await waitingMails(server.em(), to)).filter(({ calendar }) => calendar);
      expect(gone).toMatchObject({ template: "interview-cancelled", calendar: { method: "CANCEL" } });
      const [uid] = /UID:.+/.exec(picked?.calendar?.text ?? "") ?? [];
      expect(gone?.calendar?.text).toContain(uid);
      expect(gone?.calendar?.text).toContain("SEQUENCE:1");
    }
    expect((await act(seeker, pick, { id: first?.id })).codes).toEqual(["SLOT_GONE"]);
    server.setNow(new Date(now.getTime() + 0.6 * 3_600_000));
    expect((await act(seeker, pick, { id: second?.id })).codes).toEqual(["SLOT_GONE"]);
    server.setNow(now);
  });

  it("are off for both sides when the application ends before them, and free for others again", async () => {
    const owner = await server.asCompany();
    const [seeker, next] = [await applicant(owner), await applicant(owner)];
    const { entry } = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24)] });
    await act(seeker, pick, { id: entry?.interviewSlots[0]?.id });
    const withdraw = `mutation ($input: WithdrawEntryInput!) { withdrawEntry(input: $input) { entry { ${slots} } errors { code } } }`;
    const gone = await seeker.graphql(withdraw, { input: { id: seeker.entryId, version: entry?.version } });
    expect(gone.data.withdrawEntry).toMatchObject({ errors: [], entry: { interviewSlots: [{ state: "CANCELLED" }] } });
    for (const to of [seeker.user.email, owner.company.contactEmail]) {
      const mail = (await waitingMails(server.em(), to)).find(({ template }) => template === "interview-ended");
      expect(mail?.calendar?.text).toContain("STATUS:CANCELLED");
    }
    expect((await act(owner, offer, { entryId: next.entryId, version: 1, slots: [time(24)] })).codes).toEqual([]);
  });

  it("are nobody else's: other seekers, companies and viewers get nowhere, and a stale page is told so", async () => {
    const owner = await server.asCompany();
    const seeker = await applicant(owner);
    const { entry } = await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24)] });
    const id = entry?.interviewSlots[0]?.id;
    expect((await act(await server.asSeeker(), pick, { id })).codes).toEqual(["NOT_FOUND"]);
    const stranger = await server.asCompany();
    expect((await act(stranger, cancel, { id })).codes).toEqual(["NOT_FOUND"]);
    expect((await act(stranger, offer, { entryId: seeker.entryId, version: 2, slots: [time(24)] })).codes).toEqual(["NOT_FOUND"]);
    expect((await act(owner, offer, { entryId: seeker.entryId, version: 1, slots: [time(24)] })).codes).toEqual(["STALE_VERSION"]);
    const viewer = await server.asCompany("VIEWER", owner.company);
    expect((await viewer.graphql(cancel, { input: { id } })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
