import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T00:00:00Z"));
});
afterAll(() => server.close());

const add = `mutation ($input: AddShiftInput!) { addShift(input: $input) {
  shifts { id day startMinute endMinute breakMinutes employer } excesses { kind from to minutes limitMinutes } errors { code path message } } }`;
const calendar = `query ($from: LocalDate!, $to: LocalDate!) { shiftCalendar(from: $from, to: $to) {
  from to shifts { id day } vacations { id startsOn endsOn } weeklyLimitMinutes vacationDailyLimitMinutes busiest { from to minutes } excesses { kind from } } }`;
const addVacation = `mutation ($input: AddSchoolVacationInput!) { addSchoolVacation(input: $input) { vacation { id } errors { code path } } }`;

async function student(profile: object = { residenceStatus: "STUDENT", workPermission: "PART_TIME_28H", partTimePermission: true }) {
  const em = server.em();
  const user = aSeeker(em, {}, profile);
  await em.flush();
  return server.asSeeker(user);
}

type Client = Awaited<ReturnType<typeof student>>;

const shift = { start: "09:00", end: "13:00", employer: "カフェ" };
async function addShift(client: Client, input: object) {
  const answer = await client.graphql(add, { input: { ...shift, ...input } });
  expect(answer.errors).toEqual([]);
  return answer.data.addShift;
}

async function read(client: Client, from = "2026-11-01", to = "2026-11-30") {
  return (await client.graphql(calendar, { from, to })).data.shiftCalendar;
}

async function fullWeek(client: Client) {
  for (let day = 2; day <= 8; day += 1) await addShift(client, { day: `2026-11-0${day}` });
}

describe("entering shifts", () => {
  it("keeps up to 28 hours in seven days without a word", async () => {
    const client = await student();
    await fullWeek(client);
    const seen = await read(client);
    expect(seen.shifts).toHaveLength(7);
    expect(seen).toMatchObject({ weeklyLimitMinutes: 1_680, vacationDailyLimitMinutes: 480, excesses: [] });
    expect(seen.busiest).toEqual({ from: "2026-11-02", to: "2026-11-08", minutes: 1_680 });
  });

  it("warns before saving at 28 hours and a minute, at another employer too, and saves when the seeker says so", async () => {
    const client = await student();
    await fullWeek(client);
    const minute = { day: "2026-11-05", start: "20:00", end: "20:01", employer: "コンビニ" };
    const warned = await addShift(client, minute);
    expect(warned).toMatchObject({ shifts: [], errors: [] });
    expect(warned.excesses).toEqual([{ kind: "WINDOW", from: "2026-11-02", to: "2026-11-08", minutes: 1_681, limitMinutes: 1_680 }]);
    expect((await read(client)).shifts).toHaveLength(7);
    const saved = await addShift(client, { ...minute, acceptExcess: true });
    expect(saved.shifts).toHaveLength(1);
    expect((await read(client)).excesses).toEqual([{ kind: "WINDOW", from: "2026-11-02" }]);
  });

  it("repeats a shift week by week, over midnight when it ends before it begins", async () => {
    const client = await student();
    const { shifts } = await addShift(client, { day: "2026-11-06", start: "22:00", end: "05:00", breakMinutes: 60, weeks: 3 });
    expect(shifts.map(({ day, endMinute }: { day: string; endMinute: number }) => [day, endMinute])).toEqual([
      ["2026-11-06", 1_740],
      ["2026-11-13", 1_740],
      ["2026-11-20", 1_740],
    ]);
  });

  it("lets a student work eight hours a day in the school's vacation", async () => {
    const client = await student();
    const { data } = await client.graphql(addVacation, { input: { startsOn: "2026-12-21", endsOn: "2027-01-08" } });
    expect(data.addSchoolVacation.errors).toEqual([]);
    for (const day of ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"]) {
      expect((await addShift(client, { day, end: "17:00" })).excesses).toEqual([]);
    }
    const { excesses } = await addShift(client, { day: "2026-12-21", start: "18:00", end: "18:30" });
    expect(excesses).toEqual([{ kind: "VACATION_DAY", from: "2026-12-21", to: "2026-12-21", minutes: 510, limitMinutes: 480 }]);
    const removed = await client.graphql("mutation ($id: ID!) { removeSchoolVacation(input: { id: $id }) { removedId errors { code } } }", {
      id: data.addSchoolVacation.vacation.id,
    });
    expect(removed.data.removeSchoolVacation.errors).toEqual([]);
    expect((await read(client, "2026-12-01", "2026-12-31")).excesses).toEqual(
      ["2026-12-18", "2026-12-19", "2026-12-20", "2026-12-21"].map((from) => ({ kind: "WINDOW", from })),
    );
  });

  it("warns nobody whose status is not bound by hours", async () => {
    const client = await student({ residenceStatus: "PERMANENT_RESIDENT" });
    for (let day = 2; day <= 8; day += 1) await addShift(client, { day: `2026-11-0${day}`, end: "21:00" });
    expect(await read(client)).toMatchObject({ weeklyLimitMinutes: null, vacationDailyLimitMinutes: null, busiest: null, excesses: [] });
  });

  it.each([
    [{ day: "2026-11-02", start: "12:00", end: "14:00" }, "SHIFT_OVERLAPS start"],
    [{ day: "2026-11-03", start: "25:00" }, "INVALID start"],
    [{ day: "2026-11-03", employer: " " }, "REQUIRED employer"],
    [{ day: "2026-11-03", breakMinutes: 240 }, "OUT_OF_RANGE breakMinutes"],
    [{ day: "2026-11-03", weeks: 27 }, "OUT_OF_RANGE weeks"],
  ])("names what is wrong: %j", async (input, expected) => {
    const client = await student();
    await addShift(client, { day: "2026-11-02" });
    const { errors, shifts } = await addShift(client, input);
    expect(errors.map(({ code, path }: { code: string; path: string[] }) => `${code} ${path.join(".")}`)).toEqual([expected]);
    expect(shifts).toEqual([]);
  });

  it("saves one of two overlapping shifts that are sent at once", async () => {
    const client = await student();
    const answers = await Promise.all(["09:00", "10:00"].map((start) => addShift(client, { day: "2026-11-02", start })));
    expect(answers.map(({ shifts }) => shifts.length).toSorted()).toEqual([0, 1]);
  });
});

describe("a calendar", () => {
  it("tells of each day what was worked, what its seven days have and what may still come, and which shifts are usual", async () => {
    const client = await student();
    await addShift(client, { day: "2026-11-02", weeks: 2 });
    const asked = `{ shiftCalendar(from: "2026-11-08", to: "2026-11-09") {
      days { day minutes sevenDayMinutes limitMinutes remainingMinutes isVacation } usualShifts { startMinute endMinute breakMinutes employer } } }`;
    const { data } = await client.graphql(asked);
    expect(data.shiftCalendar).toEqual({
      days: [
        { ...{ day: "2026-11-08", minutes: 0, sevenDayMinutes: 240 }, limitMinutes: 1_680, remainingMinutes: 1_440, isVacation: false },
        { ...{ day: "2026-11-09", minutes: 240, sevenDayMinutes: 240 }, limitMinutes: 1_680, remainingMinutes: 1_440, isVacation: false },
      ],
      usualShifts: [{ startMinute: 540, endMinute: 780, breakMinutes: 0, employer: "カフェ" }],
    });
  });

  it("is its owner's alone", async () => {
    const owner = await student();
    const { shifts } = await addShift(owner, { day: "2026-11-02" });
    const other = await student();
    expect((await read(other)).shifts).toEqual([]);
    const { data } = await other.graphql("mutation ($id: ID!) { removeShift(input: { id: $id }) { removedId errors { code } } }", {
      id: shifts[0].id,
    });
    expect(data.removeShift).toEqual({ removedId: null, errors: [{ code: "NOT_FOUND" }] });
    expect((await read(owner)).shifts).toHaveLength(1);
  });

  it("is read by as many statements for many shifts as for one, 62 days at most", async () => {
    const client = await student();
    const count = async () => (await statementsOf(server.services.database, () => read(client))).length;
    await addShift(client, { day: "2026-11-02" });
    await count();
    const one = await count();
    await addShift(client, { day: "2026-11-03", weeks: 4 });
    expect(await count()).toBe(one);
    expect(await read(client, "2026-01-01", "2030-01-01")).toMatchObject({ from: "2026-01-01", to: "2026-03-03" });
  });
});
