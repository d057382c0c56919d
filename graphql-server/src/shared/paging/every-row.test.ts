import { describe, expect, it } from "vitest";
import { everyRow } from "./every-row.ts";

/** Reads so many rows in all, and keeps what was asked for. */
async function readAll(count: number) {
  const rows = Array.from({ length: count }, (_, place) => ({ id: String(place + 1).padStart(4, "0") }));
  const asked: [after: string, limit: number][] = [];
  const read = async (after: string, limit: number) => {
    asked.push([after, limit]);
    if (asked.length > 5) throw new Error("No end");
    return rows.filter(({ id }) => id > after).slice(0, limit);
  };
  const seen: string[] = [];
  for await (const { id } of everyRow(read)) seen.push(id);
  return { asked, seen };
}
const start = "00000000-0000-0000-0000-000000000000";

describe("every row of a table", () => {
  it("is read two hundred at a time, each page from the last row of the one before, and none twice", async () => {
    // The ids of the rows stand behind the very first id, as all do.
    const { asked, seen } = await readAll(450);
    expect(asked.map(([, limit]) => limit)).toEqual([200, 200, 200]);
    expect(asked.map(([after]) => after)).toEqual([start, "0200", "0400"]);
    expect(new Set(seen).size).toBe(450);
    expect(seen).toHaveLength(450);
  });

  it("ends with a page that is not full, without asking again", async () => {
    expect((await readAll(0)).asked).toEqual([[start, 200]]);
    expect((await readAll(199)).asked).toHaveLength(1);
  });

  it("asks once more behind a page that is full", async () => {
    const { asked, seen } = await readAll(200);
    expect(asked.map(([after]) => after)).toEqual([start, "0200"]);
    expect(seen.at(-1)).toBe("0200");
  });
});
