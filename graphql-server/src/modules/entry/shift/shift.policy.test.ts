import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../../demo/random.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { findPermissionRules } from "../../work/permission/permission.queries.ts";
import type { PermissionRule } from "../../work/permission/permission-rule.entity.ts";
import {
  busiestWindow,
  dayTotals,
  excessesOfAdding,
  findExcesses,
  type HourLimits,
  hourLimits,
  type LimitsOn,
  overlaps,
  type ShiftTimes,
  usualShifts,
  type VacationPeriod,
} from "./shift.policy.ts";

const student: HourLimits = { weeklyMinutes: 28 * 60, vacationDailyMinutes: 8 * 60 };
const family: HourLimits = { weeklyMinutes: 28 * 60, vacationDailyMinutes: null };

const always =
  (limits: HourLimits): LimitsOn =>
  () =>
    limits;

/** A shift from nine o'clock without a break. */
function shift(day: string, minutes: number, startMinute = 540): ShiftTimes {
  return { day, startMinute, endMinute: startMinute + minutes, breakMinutes: 0 };
}

const sevenDays = (from: string, minutes: readonly number[]) => minutes.map((each, index) => shift(addDays(from, index), each));

describe("28 hours in any seven days", () => {
  it("are allowed, and one minute more is not, whatever weekday the seven days begin on", () => {
    for (let offset = 0; offset < 7; offset += 1) {
      const first = addDays("2026-11-02", offset);
      const even = sevenDays(first, [240, 240, 240, 240, 240, 240, 240]);
      expect(findExcesses({ shifts: even, vacations: [], limitsOn: always(student) })).toEqual([]);
      const added = [shift(addDays(first, 3), 1, 1_300)];
      expect(excessesOfAdding({ shifts: even, vacations: [], limitsOn: always(student), added })).toEqual([
        { kind: "WINDOW", from: first, to: addDays(first, 6), minutes: 28 * 60 + 1, limitMinutes: 28 * 60 },
      ]);
    }
  });

  it("are counted over the end of a calendar week, where each week for itself is within the limit", () => {
    const weekend = [shift("2026-11-07", 840), shift("2026-11-08", 830)];
    const monday = [shift("2026-11-09", 60)];
    expect(findExcesses({ shifts: weekend, vacations: [], limitsOn: always(family) })).toEqual([]);
    const found = excessesOfAdding({ shifts: weekend, vacations: [], limitsOn: always(family), added: monday });
    expect(found.map(({ from }) => from)).toEqual(["2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-07"]);
  });

  it("count night work on both days, and no break", () => {
    const night: ShiftTimes = { day: "2026-11-10", startMinute: 1_320, endMinute: 1_800, breakMinutes: 60 };
    expect(busiestWindow({ shifts: [night], vacations: [], limitsOn: always(family) })).toEqual({
      from: "2026-11-05",
      to: "2026-11-11",
      minutes: 420,
    });
    const before = sevenDays("2026-11-04", [240, 240, 240, 240, 240, 240, 181]);
    expect(excessesOfAdding({ shifts: before, vacations: [], limitsOn: always(family), added: [night] })[0]).toMatchObject({
      from: "2026-11-04",
      minutes: 28 * 60 + 1,
    });
  });

  it("say only what the new shift breaks", () => {
    const old = sevenDays("2026-10-01", [480, 480, 480, 480, 0, 0, 0]);
    const limitsOn = always(family);
    expect(findExcesses({ shifts: old, vacations: [], limitsOn }).map(({ from, minutes }) => [from, minutes])).toEqual(
      ["2026-09-28", "2026-09-29", "2026-09-30", "2026-10-01"].map((from) => [from, 1_920]),
    );
    expect(excessesOfAdding({ shifts: old, vacations: [], limitsOn, added: [shift("2026-11-20", 60)] })).toEqual([]);
  });
});

describe("a day of the calendar", () => {
  it("says what the seven days up to it have, and leaves exactly the room that no seven days around it exceed", () => {
    const random = createRandom(7);
    const first = "2026-11-02";
    const vacations = [{ startsOn: "2026-11-20", endsOn: "2026-11-23" }];
    for (let round = 0; round < 40; round += 1) {
      const worked = Array.from({ length: 7 }, () => 100 + random.int(240));
      const shifts = sevenDays(first, worked);
      const limitsOn = always(student);
      for (const { day, sevenDayMinutes, remainingMinutes } of dayTotals({ shifts, vacations, limitsOn }, [
        "2026-11-01",
        "2026-11-06",
        "2026-11-08",
        "2026-11-21",
      ])) {
        const until = shifts
          .filter((one) => addDays(day, -7) < one.day && one.day <= day)
          .reduce((sum, one) => sum + one.endMinute - 540, 0);
        expect(sevenDayMinutes).toBe(until);
        const adding = (minutes: number) => excessesOfAdding({ shifts, vacations, limitsOn, added: [shift(day, minutes, 0)] });
        const room = remainingMinutes ?? 0;
        if (room > 0) expect(adding(room)).toEqual([]);
        expect(adding(room + 1)).not.toEqual([]);
      }
    }
  });

  it("has no room to speak of where no limit holds", () => {
    const [day] = dayTotals({ shifts: [shift("2026-11-02", 600)], vacations: [], limitsOn: () => null }, ["2026-11-02"]);
    expect(day).toEqual({
      ...{ day: "2026-11-02", minutes: 600, sevenDayMinutes: 600 },
      limitMinutes: null,
      remainingMinutes: null,
      isVacation: false,
    });
  });
});

it("takes the shifts that come most often as usual, at one place and time each, the latest first among equals", () => {
  const at = (day: string, employer: string, minutes = 240) => ({ ...shift(day, minutes), employer });
  const found = usualShifts(
    [
      at("2026-11-02", "カフェ"),
      at("2026-11-03", "店"),
      at("2026-11-04", "カフェ"),
      at("2026-11-05", "カフェ", 300),
      at("2026-11-01", "塾"),
    ],
    3,
  );
  expect(found.map(({ employer, endMinute }) => [employer, endMinute])).toEqual([
    ["カフェ", 780],
    ["カフェ", 840],
    ["店", 780],
  ]);
});

describe("the long vacation of a school", () => {
  const vacations = [{ startsOn: "2026-12-24", endsOn: "2027-01-06" }];
  const full = sevenDays("2026-12-24", [480, 480, 480, 480, 480, 480, 480]);

  it("lets a student work eight hours a day, and not a minute more", () => {
    expect(findExcesses({ shifts: full, vacations, limitsOn: always(student) })).toEqual([]);
    expect(excessesOfAdding({ shifts: full, vacations, limitsOn: always(student), added: [shift("2026-12-25", 1, 1_200)] })).toEqual([
      { kind: "VACATION_DAY", from: "2026-12-25", to: "2026-12-25", minutes: 481, limitMinutes: 480 },
    ]);
  });

  it("changes nothing for any other status", () => {
    const found = findExcesses({ shifts: full, vacations, limitsOn: always(family) });
    expect(found.map(({ kind, from, minutes, limitMinutes }) => [kind, from, minutes, limitMinutes])).toEqual([
      ["WINDOW", "2026-12-21", 1_920, 1_680],
      ["WINDOW", "2026-12-22", 2_400, 1_680],
      ["WINDOW", "2026-12-23", 2_880, 1_680],
      ["WINDOW", "2026-12-24", 3_360, 1_680],
      ["WINDOW", "2026-12-25", 2_880, 1_680],
      ["WINDOW", "2026-12-26", 2_400, 1_680],
      ["WINDOW", "2026-12-27", 1_920, 1_680],
    ]);
  });
});

describe("two shifts", () => {
  it("overlap when they share a minute, over midnight too", () => {
    const night: ShiftTimes = { day: "2026-11-10", startMinute: 1_320, endMinute: 1_800, breakMinutes: 0 };
    expect(overlaps(night, shift("2026-11-11", 60, 359))).toBe(true);
    expect(overlaps(night, shift("2026-11-11", 60, 360))).toBe(false);
    expect(overlaps(shift("2026-11-11", 60, 359), night)).toBe(true);
    expect(overlaps(shift("2026-11-10", 60, 600), shift("2026-11-10", 60, 660))).toBe(false);
  });
});

describe("a rule that changes", () => {
  const looser: HourLimits = { weeklyMinutes: 30 * 60, vacationDailyMinutes: null };
  const limitsOn: LimitsOn = (day) => (day < "2027-04-01" ? family : looser);
  const thirty = (from: string) => sevenDays(from, [300, 300, 300, 300, 300, 300]);

  it("holds from its first day: thirty hours are too much before it and allowed after it; across it the stricter one holds", () => {
    expect(findExcesses({ shifts: thirty("2027-03-25"), vacations: [], limitsOn })[0]).toMatchObject({ limitMinutes: 28 * 60 });
    expect(findExcesses({ shifts: thirty("2027-03-31"), vacations: [], limitsOn })[0]).toMatchObject({ limitMinutes: 28 * 60 });
    expect(findExcesses({ shifts: thirty("2027-04-08"), vacations: [], limitsOn })).toEqual([]);
  });

  it("binds nobody on days on which it is no more", () => {
    const ended: LimitsOn = (day) => (day < "2027-04-01" ? family : null);
    expect(findExcesses({ shifts: sevenDays("2027-04-08", Array(7).fill(600)), vacations: [], limitsOn: ended })).toEqual([]);
    expect(findExcesses({ shifts: sevenDays("2027-03-20", Array(7).fill(600)), vacations: [], limitsOn: ended })).not.toEqual([]);
  });
});

/** Days of the random calendars, from the first. */
const span = 28;
const firstDay = "2026-02-20";

interface RandomCalendar {
  shifts: ShiftTimes[];
  vacations: VacationPeriod[];
  limits: HourLimits;
}

function randomCalendar(random: Random): RandomCalendar {
  const shifts = Array.from({ length: random.int(16) }, () => {
    const startMinute = random.int(1_440);
    const length = 1 + random.int(random.chance(0.1) ? 1_440 : 600);
    return {
      day: addDays(firstDay, random.int(span)),
      startMinute,
      endMinute: startMinute + length,
      breakMinutes: random.chance(0.5) ? random.int(length) : 0,
    };
  });
  const vacations = Array.from({ length: random.int(3) }, () => {
    const startsOn = addDays(firstDay, random.int(span));
    return { startsOn, endsOn: addDays(startsOn, random.int(10)) };
  });
  return { shifts, vacations, limits: random.chance(0.5) ? student : family };
}

/** The same answer the long way: every minute of every day is a place in an array, every window is summed minute by minute. */
function oracle({ shifts, vacations, limits }: RandomCalendar): string[] {
  const lead = 7;
  const days = lead + span + 10;
  const worked = new Uint8Array(days * 1_440);
  const zero = Date.parse(firstDay) / 60_000 - lead * 1_440;
  for (const { day, startMinute, endMinute, breakMinutes } of shifts) {
    const midnight = Date.parse(day) / 60_000 - zero;
    for (let minute = midnight + startMinute + breakMinutes; minute < midnight + endMinute; minute += 1)
      worked[minute] = (worked[minute] ?? 0) + 1;
  }
  const sums = Array.from({ length: days }, (_, day) => {
    let sum = 0;
    for (let minute = day * 1_440; minute < (day + 1) * 1_440; minute += 1) sum += worked[minute] ?? 0;
    return sum;
  });
  const nameOf = (day: number) => new Date((zero + day * 1_440) * 60_000).toISOString().slice(0, 10);
  const isHoliday = (day: number) =>
    limits.vacationDailyMinutes !== null && vacations.some((each) => each.startsOn <= nameOf(day) && nameOf(day) <= each.endsOn);
  const found: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const own = sums[day] ?? 0;
    if (isHoliday(day) && own > (limits.vacationDailyMinutes ?? 0)) found.push(`${nameOf(day)} VACATION_DAY ${own}`);
    let sum = 0;
    for (let each = day; each < Math.min(day + 7, days); each += 1) if (!isHoliday(each)) sum += sums[each] ?? 0;
    if (sum > limits.weeklyMinutes) found.push(`${nameOf(day)} WINDOW ${sum}`);
  }
  return found.toSorted();
}

describe("10,000 random calendars", () => {
  it("have the excesses that counting every minute finds, with no difference", () => {
    const random = createRandom(28);
    let [differences, withExcess, withVacationDay] = [0, 0, 0];
    for (let round = 0; round < 10_000; round += 1) {
      const calendar = randomCalendar(random);
      const expected = oracle(calendar);
      const found = findExcesses({ ...calendar, limitsOn: always(calendar.limits) })
        .map(({ from, kind, minutes }) => `${from} ${kind} ${minutes}`)
        .toSorted();
      if (JSON.stringify(found) !== JSON.stringify(expected)) differences += 1;
      if (expected.length > 0) withExcess += 1;
      if (expected.some((line) => line.includes("VACATION_DAY"))) withVacationDay += 1;
    }
    expect(differences).toBe(0);
    expect(withExcess).toBeGreaterThan(2_000);
    expect(withVacationDay).toBeGreaterThan(500);
  });
});

describe("who is bound by hours", () => {
  let server: TestServer;
  let rules: PermissionRule[];
  beforeAll(async () => {
    server = await startTestServer();
    rules = await findPermissionRules({ em: server.em() });
  });
  afterAll(() => server.close());

  it("is 留学 and 家族滞在 alone of the statuses, and only 留学 has vacation days", () => {
    const bound = residenceStatuses.flatMap((residenceStatus) => {
      const limits = hourLimits({ residenceStatus, partTimePermission: true }, rules, "2026-11-21");
      return limits ? [[residenceStatus, limits]] : [];
    });
    expect(bound).toEqual([
      ["STUDENT", student],
      ["DEPENDENT", family],
    ]);
  });

  it("is, without a status, who says so", () => {
    const bound = workPermissions.filter((workPermission) =>
      hourLimits({ workPermission, partTimePermission: false }, rules, "2026-11-21"),
    );
    expect(bound).toEqual(["PART_TIME_28H"]);
  });
});
