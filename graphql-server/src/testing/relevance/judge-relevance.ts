/** A search with what a reader expects of it. */
export interface JudgedQuery {
  typed: string;
  /** Occupations that answer it; empty when any occupation of the place does. */
  best: ReadonlySet<string>;
  fair: ReadonlySet<string>;
  /** JIS code of the prefecture asked for. */
  prefecture: string | undefined;
}

/** What a judgement looks at of a work. */
export interface JudgedWork {
  occupation: string | null;
  prefecture: string | null;
}

const names = (cell: string | undefined): ReadonlySet<string> =>
  new Set(
    (cell ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && name !== "*"),
  );

/** Reads searches written one a line: typed | best | fair | prefecture. */
export function readQueries(lines: string): JudgedQuery[] {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [typed = "", best, fair, prefecture] = line.split("|").map((cell) => cell.trim());
      return { typed, best: names(best), fair: names(fair), prefecture: prefecture || undefined };
    });
}

/** How well a work answers a search: 3 fully, 1 as a second choice, 0 not. A place that is asked for must be met. */
export function gradeOf({ best, fair, prefecture }: JudgedQuery, work: JudgedWork): number {
  if (prefecture && work.prefecture !== prefecture) return 0;
  const occupation = work.occupation ?? "";
  if (best.size === 0 || best.has(occupation)) return 3;
  return fair.has(occupation) ? 1 : 0;
}

const judgedPlaces = 10;
const gain = (grades: readonly number[]) =>
  grades.slice(0, judgedPlaces).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002), 0 to 1. @param found in the order of the list
 * @param all every open work
 */
export function ndcgOf(query: JudgedQuery, found: readonly JudgedWork[], all: readonly JudgedWork[]): number {
  const ideal = gain(all.map((work) => gradeOf(query, work)).toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(found.map((work) => gradeOf(query, work))) / ideal;
}
