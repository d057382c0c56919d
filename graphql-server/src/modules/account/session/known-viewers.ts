import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import { tokenHash } from "./session.token.ts";

type Tokens = Partial<Record<AccountKind, string>>;

/** Viewers found a moment ago. */
export interface KnownViewers {
  /** The viewer of these tokens: the one found within the last second, unless a session or an account has changed since; else as `find` says. */
  viewerOf(tokens: Tokens, find: () => Promise<Viewer>): Promise<Viewer>;
  /** Forgets everything: a session or an account may have changed. */
  forget(): void;
}

/** The word whether changes are heard, and of each. */
export interface ChangesOfSessions {
  isHeard(): boolean;
  onChange(listener: () => void): void;
}

/** Milliseconds: what a word that went astray may cost at most. */
const lifeMs = 1_000;
/** More than these within a second are found each time. */
const mostViewers = 5_000;

/**
 * Keeps viewers of this process for a second at most. While changes go unheard, nothing is kept; an answer that was on its way when a change
 * came is not kept either. For requests that only read: acts find their viewer anew.
 */
export function createKnownViewers(changes: ChangesOfSessions, now: () => number = () => performance.now()): KnownViewers {
  const known = new Map<string, { viewer: Viewer; foundAt: number }>();
  let generation = 0;
  const forget = () => {
    generation += 1;
    known.clear();
  };
  changes.onChange(forget);

  return {
    forget,
    async viewerOf(tokens, find) {
      if (!changes.isHeard()) return find();
      const key = Object.entries(tokens)
        .map(([kind, token]) => `${kind} ${tokenHash(token)}`)
        .join(" ");
      const kept = known.get(key);
      if (kept && now() - kept.foundAt < lifeMs) return { ...kept.viewer };
      const [before, foundAt] = [generation, now()];
      const viewer = await find();
      if (before !== generation || !changes.isHeard()) return viewer;
      if (known.size >= mostViewers) known.clear();
      known.set(key, { viewer: { ...viewer }, foundAt });
      return viewer;
    },
  };
}
