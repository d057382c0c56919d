import { listItem, WrittenValue } from "../../platform/bulk/copy-lines.ts";

/** Tokens as numbers: what several groups have in common is left out without comparing texts. */
export interface TokenLists {
  /** The tokens of each work, every one once and in order, as a line of COPY has them. */
  write(works: readonly (readonly (readonly string[])[])[]): WrittenValue[];
}

export function createTokenLists(): TokenLists {
  const numbers = new Map<string, number>();
  const tokens: string[] = [];
  const items: string[] = [];
  const ofGroup = new WeakMap<readonly string[], Uint32Array>();
  /** The last work that had the token. */
  let seen = new Int32Array(0);
  let turn = 0;

  function numberOf(token: string): number {
    const there = numbers.get(token);
    if (there !== undefined) return there;
    const number = tokens.length;
    numbers.set(token, number);
    tokens.push(token);
    items.push(listItem(token));
    return number;
  }

  function numbersOf(group: readonly string[]): Uint32Array {
    const there = ofGroup.get(group);
    if (there) return there;
    const made = Uint32Array.from(group, numberOf);
    ofGroup.set(group, made);
    return made;
  }

  function distinct(groups: readonly Uint32Array[]): number[] {
    turn += 1;
    const found: number[] = [];
    for (const group of groups) {
      for (const number of group) {
        if (seen[number] === turn) continue;
        seen[number] = turn;
        found.push(number);
      }
    }
    return found;
  }

  return {
    write(works) {
      const numbered = works.map((groups) => groups.map(numbersOf));
      seen = new Int32Array(tokens.length);
      turn = 0;
      const inOrder = distinct(numbered.flat()).sort((one, other) => (String(tokens[one]) < String(tokens[other]) ? -1 : 1));
      const rank = new Uint32Array(tokens.length);
      for (const [place, number] of inOrder.entries()) rank[number] = place;
      const itemAt = inOrder.map((number) => items[number]);
      return numbered.map((groups) => {
        const ranks = Uint32Array.from(distinct(groups), (number) => rank[number] ?? 0).sort();
        return new WrittenValue(`{${Array.from(ranks, (place) => itemAt[place]).join(",")}}`);
      });
    },
  };
}
