import type { EntityManager } from "@mikro-orm/postgresql";
import type { Furigana } from "../../../platform/furigana/furigana.ts";
import { fillRuby } from "./fill-ruby.ts";
import type { RubySource } from "./ruby-sources.ts";

/** Other tasks wait while this one runs, so a run ends after this long and goes on behind them. */
const runMs = 800;
const batch = 20;

/** Computes readings that are missing: of texts that were just saved, of demo data, and after a correction. @returns whether more may be missing. */
export async function fillMissingRuby(em: EntityManager, furigana: Furigana, sources: readonly RubySource[]): Promise<boolean> {
  const end = performance.now() + runMs;
  for (const source of sources) {
    let found = batch;
    while (found === batch && performance.now() < end) found = await fillRuby(em.fork(), furigana, { source, limit: batch });
    if (found === batch) return true;
  }
  return false;
}
