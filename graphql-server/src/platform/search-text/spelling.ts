/** A row of the table of distances. */
type Row = readonly number[];

function nextRow(one: string, other: string, { index, rows }: { index: number; rows: readonly [Row, Row] }): number[] {
  const [last, before] = rows;
  const row = [index + 1];
  for (let column = 0; column < other.length; column += 1) {
    const same = one[index] === other[column];
    const swapped = index > 0 && column > 0 && one[index] === other[column - 1] && one[index - 1] === other[column];
    const steps = [(last[column] ?? 0) + (same ? 0 : 1), (last[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1];
    row.push(Math.min(...steps, swapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY));
  }
  return row;
}

/** Letters to put in, leave out, change or swap with the next to make one word of the other (optimal string alignment). */
function distance(one: string, other: string): number {
  let rows: [Row, Row] = [Array.from({ length: other.length + 1 }, (_, index) => index), []];
  for (let index = 0; index < one.length; index += 1) rows = [nextRow(one, other, { index, rows }), rows[0]];
  return rows[0].at(-1) ?? one.length;
}

const shortest = 4;
const longEnoughForTwo = 8;

/** The known words nearest to one that is misspelt: one letter off, two in a long word; the first letter is right. */
export function nearestWords(word: string, known: Iterable<string>): string[] {
  if (word.length < shortest) return [];
  let allowed = word.length >= longEnoughForTwo ? 2 : 1;
  let found: string[] = [];
  for (const candidate of known) {
    if (candidate[0] !== word[0] || candidate.length < shortest || Math.abs(candidate.length - word.length) > allowed) continue;
    const steps = distance(word, candidate);
    if (steps > allowed) continue;
    if (steps < allowed) found = [];
    allowed = steps;
    found.push(candidate);
  }
  return found;
}
