/** Readings as the server stores them: plain text, or a word with its reading and its level (5 = N5 … 1 = N1, 0 beyond). */
export type RubySegment = string | [text: string, reading: string, level: number];
export type Readings = readonly RubySegment[];

export function textOf(readings: Readings): string {
  return readings.map((segment) => (typeof segment === "string" ? segment : segment[0])).join("");
}

/** The readings of a text's first characters. */
export function startOf(readings: Readings, length: number): Readings {
  let left = length;
  return readings.flatMap((segment) => {
    if (left <= 0) return [];
    left -= textOf([segment]).length;
    return [typeof segment === "string" && left < 0 ? segment.slice(0, left) : segment];
  });
}

/** Cuts readings where a line ends; a word never goes over a line. */
function linesOf(readings: Readings): RubySegment[][] {
  const lines: RubySegment[][] = [[]];
  for (const segment of readings) {
    const [first = "", ...others] = typeof segment === "string" ? segment.split("\n") : [""];
    if (typeof segment !== "string") lines.at(-1)?.push(segment);
    else if (first !== "") lines.at(-1)?.push(first);
    for (const line of others) lines.push(line === "" ? [] : [line]);
  }
  return lines;
}

/** Readings by the line of text they are for, so that each of several texts finds its own. */
export type ReadingsByLine = ReadonlyMap<string, Readings>;

/** The readings of several texts by line; objects of readings come as the server groups them. */
export function readingsByLine(groups: readonly (object | null)[]): ReadingsByLine {
  const all = groups.flatMap((group) => Object.values(group ?? {})).filter(Array.isArray);
  return new Map(all.flatMap((readings) => linesOf(readings)).map((line) => [textOf(line), line]));
}
