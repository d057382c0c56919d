import { payerKey, withoutCutForm, withoutPlace } from "./payer-key.ts";

/** A company by the names under which it may pay. */
export interface PayingCompany {
  id: string;
  /** Reading of its name; null while the company has not told it. */
  nameKana: string | null;
}

/** A payer's name that somebody of the back office has assigned to a company by hand. */
export interface KnownPayer {
  key: string;
  companyId: string;
}

/** Lengths in bytes at which banks cut a name: the field of the file, and fields of the ways a transfer takes. */
const cuts: ReadonlySet<number> = new Set([30, 40, 48]);
/** A shorter beginning says too little. */
const leastBeginning = 8;
const leastName = 3;

/** Companies by the keys of their names. */
export class PayerIndex {
  private readonly byKey = new Map<string, Set<string>>();
  private readonly exact = new Map<string, Set<string>>();
  private readonly sorted: string[];
  readonly keys: ReadonlyMap<string, string>;

  constructor(companies: readonly PayingCompany[], known: readonly KnownPayer[]) {
    const keys = new Map<string, string>();
    for (const { id, nameKana } of companies) {
      if (!nameKana) continue;
      const { key, exact } = payerKey(nameKana);
      if (key === "") continue;
      keys.set(id, key);
      add(this.byKey, key, id);
      add(this.exact, exact, id);
    }
    for (const { key, companyId } of known) add(this.byKey, key, companyId);
    this.keys = keys;
    this.sorted = [...this.byKey.keys()].sort();
  }

  /**
   * The one company that a payer's name means beyond doubt; undefined when there is none or more than one. `written` is how many bytes the
   * payer's field held, which may be more than the name.
   */
  find(payerName: string, written = payerName.length): string | undefined {
    const { key, exact } = payerKey(payerName);
    if (key.length < leastName) return undefined;
    const equal = this.byKey.get(key);
    if (equal) return only(equal) ?? only(this.exact.get(exact));
    const place = withoutPlace(key);
    const atPlace = place && place.length >= leastName ? this.byKey.get(place) : undefined;
    if (atPlace) return only(atPlace);
    return cuts.has(written) ? this.findCut(key) : undefined;
  }

  /** A name that fills the bank's field goes on beyond it: the one company whose name begins like that. */
  private findCut(key: string): string | undefined {
    for (const beginning of new Set([key, withoutCutForm(key)])) {
      if (beginning.length < leastBeginning) continue;
      const ids = new Set(this.beginningWith(beginning).flatMap((full) => [...(this.byKey.get(full) ?? [])]));
      const found = only(ids);
      if (found) return found;
    }
    return undefined;
  }

  private beginningWith(text: string): string[] {
    let low = 0;
    for (let high = this.sorted.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; this.sorted[at]?.startsWith(text) && found.length < 10; at += 1) found.push(this.sorted[at] ?? "");
    return found;
  }
}

function add(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key);
  if (ids) ids.add(id);
  else map.set(key, new Set([id]));
}

function only(ids: ReadonlySet<string> | undefined): string | undefined {
  return ids?.size === 1 ? [...ids][0] : undefined;
}
