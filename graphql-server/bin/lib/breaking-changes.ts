import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

/** What a client of the released schema would no longer get, by the coordinate of the place, e.g. `Query.works.after`. */
export interface BreakingChange {
  coordinate: string;
  what: string;
}

/** Changes that break clients of the older schema. */
export async function breakingChanges(older: string, newer: string): Promise<BreakingChange[]> {
  const changes = await diff(buildSchema(older), buildSchema(newer));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => ({ coordinate: path ?? "", what: message }));
}

/** The part of the changelog about what is not released yet, below its heading `### Breaking`; empty without one. */
function breakingNotes(changelog: string): string {
  const [, unreleased = ""] = /^## Not released$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  const [, notes = ""] = /^### Breaking$([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(unreleased) ?? [];
  return notes;
}

/** Breaking changes that the changelog does not announce: each is named there by its coordinate, as code, under `### Breaking`. */
export function unannounced(changes: readonly BreakingChange[], changelog: string): BreakingChange[] {
  const notes = breakingNotes(changelog);
  return changes.filter(({ coordinate }) => !notes.includes(`\`${coordinate}\``));
}
