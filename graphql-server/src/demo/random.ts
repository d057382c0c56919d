/** A small seeded generator (mulberry32), so that demo data is the same every time. */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  function pick<T>(values: readonly T[]): T {
    const value = values[int(values.length)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  }
  return {
    int,
    pick,
    chance: (share: number) => next() < share,
    hex: (digits: number) => Array.from({ length: digits }, () => int(16).toString(16)).join(""),
  };
}

export type Random = ReturnType<typeof createRandom>;

/** One of the values by what the key says, without a step of the generator. */
export function pickBy<T>(key: string, values: readonly T[]): T {
  const sum = [...key].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const value = values[sum % values.length];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
}

/** An identifier that sorts by `at` and is the same every time. */
export function demoId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.hex(3)}-8${random.hex(3)}-${random.hex(12)}`;
}

/** 法人番号: twelve digits and their check digit in front (9 − (Σ Pn·Qn mod 9)). */
export function corporateNumber(base: string): string {
  const sum = [...base].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return `${9 - (sum % 9)}${base}`;
}
