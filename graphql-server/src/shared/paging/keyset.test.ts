import { describe, expect, it } from "vitest";
import { isDay } from "../calendar/jst.ts";
import { brokenCursor, decodeCursor, encodeCursor, keyOf, pageSize } from "./cursor.ts";
import { type KeysetOrder, keyset, latestBy } from "./keyset.ts";
import { newestFirst } from "./newest-first.ts";
import { everyPage, pageOf } from "./page.ts";
import { readTimeCursor } from "./time-cursor.ts";

const id = (place: number) => `01900000-0000-7000-8000-00000000000${place}`;
const cursorOf = (...keys: (string | number | null)[]) => Buffer.from(JSON.stringify(keys)).toString("base64url");
const byTime = { key: "endedAt", kind: "TIME", direction: "asc", nulls: "last" } as const;
const noon = new Date("2026-11-21T03:00:00.000Z");
const noonText = "2026-11-21T03:00:00.000Z";
const broken = brokenCursor();
const where = (order: KeysetOrder, after?: string | null) => keyset(order, { first: 2, after }).where;

describe("the condition behind a cursor", () => {
  it.each([
    ["asc", "$gt"],
    ["desc", "$lt"],
  ] as const)("goes on %s from a key and its id, and the rows without a key follow", (direction, further) => {
    expect(where({ ...byTime, direction }, cursorOf(noonText, id(3)))).toEqual({
      $or: [{ endedAt: { [further]: noon } }, { endedAt: noon, id: { [further]: id(3) } }, { endedAt: null }],
    });
    expect(where({ ...byTime, direction }, cursorOf(null, id(3)))).toEqual({ endedAt: null, id: { [further]: id(3) } });
  });

  it("orders rows without a key last, whichever way, and equals by their id", () => {
    expect(keyset(byTime, { first: 2 }).orderBy).toEqual({ endedAt: "asc nulls last", id: "asc" });
    expect(keyset({ ...byTime, direction: "desc" }, { first: 2 }).orderBy).toEqual({ endedAt: "desc nulls last", id: "desc" });
  });

  it("knows no rows without a key in a column that always has one: an index serves the order as it stands, and a cursor among them is none", () => {
    const latest = latestBy("createdAt");
    expect(keyset(latest, { first: 2 }).orderBy).toEqual({ createdAt: "desc", id: "desc" });
    expect(where(latest, cursorOf(noonText, id(3)))).toEqual({
      createdAt: { $lte: noon },
      $or: [{ createdAt: { $lt: noon } }, { createdAt: noon, id: { $lt: id(3) } }],
    });
    expect(() => where(latest, cursorOf(null, id(3)))).toThrow(broken);
  });

  it.each([
    ["no cursor", undefined],
    ["null", null],
    ["an empty one", ""],
  ])("is none for %s: the list starts at the top", (_, after) => {
    expect(where(byTime, after)).toEqual({});
  });

  it.each([
    ["another length", cursorOf(noonText)],
    ["three keys", cursorOf(noonText, id(3), 1)],
    ["no id", cursorOf(noonText, null)],
    ["a number for an id", cursorOf(noonText, 7)],
    ["another id", cursorOf(noonText, "x")],
    ["a key of another kind", cursorOf(7, id(3))],
    ["a time that is none", cursorOf("2026-13-40T00:00:00.000Z", id(3))],
    ["no JSON", "%%%"],
    ["no list", Buffer.from('{"length":2}').toString("base64url")],
    ["lists in a list", Buffer.from('[["a"],"b"]').toString("base64url")],
    ["one of ours with a sign more", `${cursorOf(noonText, id(3))}=`],
    ["one of ours with a space", ` ${cursorOf(noonText, id(3))}`],
    ["one of ours that is cut", cursorOf(noonText, id(3)).slice(0, -1)],
    ["half of a surrogate pair", "\ud800"],
    ["one of ours behind half of a surrogate pair", `\ud800${cursorOf(noonText, id(3))}`],
    ["the character NUL", "\0"],
  ])("is refused with %s, never answered as the top of the list", (_, after) => {
    expect(() => where(byTime, after)).toThrow(broken);
    expect(broken.problems).toEqual([{ code: "CURSOR_INVALID", path: ["after"] }]);
  });

  it.each(["half \ud800 pair", "\udc00", "nul\0"])("is refused with a text that no column can hold: %j", (name) => {
    expect(() => where({ key: "name", kind: "TEXT", direction: "asc" }, cursorOf(name, id(3)))).toThrow(broken);
  });

  it("takes keys of zero and of empty text for keys", () => {
    expect(where({ key: "count", kind: "WHOLE", direction: "asc" }, cursorOf(0, id(1)))).toEqual({
      count: { $gte: 0 },
      $or: [{ count: { $gt: 0 } }, { count: 0, id: { $gt: id(1) } }],
    });
    expect(where({ key: "name", kind: "TEXT", direction: "desc" }, cursorOf("", id(1)))).toEqual({
      name: { $lte: "" },
      $or: [{ name: { $lt: "" } }, { name: "", id: { $lt: id(1) } }],
    });
  });
});

describe("a page", () => {
  const rows = [
    { id: id(1), endedAt: noon },
    { id: id(2), endedAt: null },
    { id: id(3), endedAt: undefined },
  ];

  it("reads one row more than it shows, and ends with the last that it shows", () => {
    const { limit, page } = keyset(byTime, { first: 2 });
    expect(limit).toBe(3);
    expect(page(rows)).toEqual({ items: rows.slice(0, 2), pageInfo: { hasNextPage: true, endCursor: cursorOf(null, id(2)) } });
    expect(page(rows.slice(0, 2)).pageInfo.hasNextPage).toBe(false);
    expect(page(rows.slice(0, 1)).pageInfo).toEqual({ hasNextPage: false, endCursor: cursorOf(noonText, id(1)) });
    expect(page(rows.slice(2)).pageInfo.endCursor).toBe(cursorOf(null, id(3)));
    expect(page([])).toEqual({ items: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it("has one to a hundred rows", () => {
    expect([-5, 0, 1, 2.9, 100, 101, 1e9].map(pageSize)).toEqual([1, 1, 1, 2, 100, 100, 100]);
    expect(keyset(byTime, { first: 1_000 }).limit).toBe(101);
  });
});

/** Applies the condition to rows in memory, as a database would. */
type Row = { id: string; rank: number | null };
type Condition = Record<string, unknown>;
function fits(row: Row, condition: Condition): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === "$or") return Array.isArray(wanted) && wanted.some((one: Condition) => fits(row, one));
    const value = name === "id" ? row.id : row.rank;
    if (typeof wanted !== "object" || wanted === null) return value === wanted;
    if (value === null) return false;
    return Object.entries(wanted).every(([sign, bound]) => (sign === "$gt" ? value > bound : value < bound));
  });
}

describe.each(["asc", "desc"] as const)("all pages %s", (direction) => {
  // Three share a rank, four have none: every page of one to nine rows ends somewhere among them.
  const ranks = [5, null, 2, 2, null, 2, 9, null, null];
  const rows: Row[] = ranks.map((rank, place) => ({ id: id(place), rank }));
  const sign = direction === "asc" ? 1 : -1;
  const ordered = rows.toSorted((one, other) => {
    if (one.rank !== other.rank && (one.rank === null || other.rank === null)) return one.rank === null ? 1 : -1;
    return sign * ((one.rank ?? 0) - (other.rank ?? 0) || one.id.localeCompare(other.id));
  });

  it.each([1, 2, 3, 4, 5, 8, 9, 10])("show each row once, %i at a time", async (first) => {
    const order = { key: "rank", kind: "WHOLE", direction, nulls: "last" } as const;
    const shown: string[] = [];
    let pages = 0;
    for await (const items of everyPage(async (after) => {
      const part = keyset(order, { first, after });
      return part.page(ordered.filter((row) => fits(row, part.where)).slice(0, part.limit));
    })) {
      shown.push(...items.map((row) => row.id));
      pages += 1;
      if (pages > 20) break;
    }
    expect(pages).toBe(Math.ceil(9 / first));
    expect(shown).toEqual(ordered.map((row) => row.id));
  });

  it("are in the order that is written here", () => {
    const last = direction === "asc" ? "235061478" : "605328741";
    expect(ordered.map((row) => row.id.at(-1)).join("")).toBe(last);
  });
});

describe("a key of a cursor", () => {
  it.each([
    ["TIME", noonText, noon],
    ["TIME", "2026-11-21T03:00:00Z", undefined],
    ["TIME", "0000-01-01T00:00:00.000Z", undefined],
    ["TIME", "2026-11-21", undefined],
    ["TIME", 5, undefined],
    ["DAY", "2026-02-28", "2026-02-28"],
    ["DAY", "2026-02-29", undefined],
    ["DAY", "2026-11-31", undefined],
    ["DAY", "0000-01-01", undefined],
    ["DAY", noonText, undefined],
    ["TEXT", "あ", "あ"],
    ["TEXT", "", ""],
    ["TEXT", "a\0b", undefined],
    ["TEXT", 1, undefined],
    ["WHOLE", 2_147_483_647, 2_147_483_647],
    ["WHOLE", -2_147_483_647, -2_147_483_647],
    ["WHOLE", 2_147_483_648, undefined],
    ["WHOLE", 1.5, undefined],
    ["WHOLE", "1", undefined],
    ["NUMBER", 1.5, 1.5],
    ["NUMBER", Number.POSITIVE_INFINITY, undefined],
    ["NUMBER", "1.5", undefined],
    ["WHOLE", null, null],
    ["TIME", null, null],
  ] as const)("of kind %s: %j is %j", (kind, key, value) => {
    expect(keyOf(kind, key)).toEqual(value);
  });

  it.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-1-01", false],
    ["2026-01-01x", false],
  ])("%s is a day: %s", (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it("comes back as it was written", () => {
    expect(decodeCursor(encodeCursor(["あ", 0, null]), 3)).toEqual(["あ", 0, null]);
    expect(encodeCursor([null, "a"])).toBe("W251bGwsImEiXQ");
    for (const text of ['["a"]', '[["a"],"b"]', '["b",{}]', "[true,false]", "5", '["a", "b"]', '["\\u0061","b"]']) {
      expect(() => decodeCursor(Buffer.from(text).toString("base64url"), 2), text).toThrow(broken);
    }
  });
});

describe("a list by time", () => {
  it("continues at a time and an id, and nowhere else", () => {
    expect(readTimeCursor(cursorOf(noonText, id(2)))).toEqual({ at: noon, id: id(2) });
    expect(readTimeCursor(undefined)).toBeUndefined();
    const none = [cursorOf(null, id(2)), cursorOf("2026-11-21", id(2)), cursorOf(noonText, "x"), cursorOf(noonText, 1), cursorOf(id(2))];
    for (const after of none) expect(() => readTimeCursor(after)).toThrow(broken);
  });

  it("ends with the last row that is shown, whether or not it has a time", () => {
    const rows = [
      { key: id(1), endedAt: noon },
      { key: id(2), endedAt: null },
    ];
    const page = (count: number, size: number) => pageOf(rows.slice(0, count), size, ({ key, endedAt }) => [endedAt, key]);
    expect(page(2, 1)).toEqual({ items: rows.slice(0, 1), pageInfo: { hasNextPage: true, endCursor: cursorOf(noonText, id(1)) } });
    expect(page(2, 2).pageInfo).toEqual({ hasNextPage: false, endCursor: cursorOf(null, id(2)) });
    expect(page(0, 2)).toEqual({ items: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });
});

describe("a list by its ids", () => {
  it("goes on with older ones, one more than it shows", () => {
    const { older, options, page } = newestFirst({ first: 1, after: cursorOf(id(3)) });
    expect([older, options]).toEqual([{ id: { $lt: id(3) } }, { orderBy: { id: "desc" }, limit: 2 }]);
    expect(page([{ id: id(2) }, { id: id(1) }])).toEqual({
      items: [{ id: id(2) }],
      pageInfo: { hasNextPage: true, endCursor: cursorOf(id(2)) },
    });
    expect(page([{ id: id(2) }]).pageInfo.hasNextPage).toBe(false);
    expect(page([]).pageInfo).toEqual({ hasNextPage: false, endCursor: null });
    for (const after of [null, undefined]) expect(newestFirst({ first: 1, after }).older).toEqual({});
    for (const after of [cursorOf("x"), cursorOf(5), cursorOf(null), cursorOf(id(3), 1)]) {
      expect(() => newestFirst({ first: 1, after })).toThrow(broken);
    }
  });
});
