import type { Ctx } from "../../../shared/ctx.ts";
import { searchWorks } from "../search/work.search.ts";
import { type SearchName, type SuggestionKind, searchNames, typedKey } from "./search-names.ts";

export interface Suggestion {
  kind: SuggestionKind;
  /** What to search for. */
  text: string;
  note: string | null;
  /** The work itself, when it is one. */
  workId: string | null;
}

const longestTyped = 50;
/** So many of each kind, so that none hides the others. */
const most: Readonly<Record<SuggestionKind, number>> = { OCCUPATION: 4, PLACE: 3, STATION: 2, COMPANY: 2, WORK: 3 };
const columns = { work: new Set(["id", "title"]), company: new Set(["id"]) };
const shortestSound = 2;

/** How well a name answers what was typed so far: 0 best, undefined not at all. */
function rank({ key, sounds }: SearchName, typed: { key: string; sound: string | undefined }): number | undefined {
  if (key === typed.key) return 0;
  if (key.startsWith(typed.key)) return 1;
  const { sound } = typed;
  if (sound && sound.length >= shortestSound && sounds.some((one) => one.startsWith(sound))) return 2;
  if (key.includes(` ${typed.key}`)) return 3;
  return typed.key.length > 1 && key.includes(typed.key) ? 4 : undefined;
}

function best(names: readonly SearchName[], typed: string, kind: SuggestionKind): Suggestion[] {
  const asked = typedKey(typed);
  const ranked = names.flatMap((name) => {
    const place = name.kind === kind ? rank(name, asked) : undefined;
    return place === undefined ? [] : [{ name, place }];
  });
  ranked.sort(
    (one, other) =>
      one.place - other.place ||
      other.name.weight - one.name.weight ||
      one.name.text.length - other.name.text.length ||
      one.name.text.localeCompare(other.name.text),
  );
  const told = new Set<string>();
  const found: Suggestion[] = [];
  for (const { name } of ranked) {
    const meaning = name.note ?? name.text;
    if (found.length === most[kind] || told.has(meaning)) continue;
    told.add(meaning);
    found.push({ kind, text: name.text, note: name.note, workId: null });
  }
  return found;
}

async function works(ctx: Ctx, keyword: string): Promise<Suggestion[]> {
  const { items } = await searchWorks(ctx, { filter: { keyword }, sort: "RELEVANCE", first: most.WORK, columns });
  return items.map(({ id, title }) => ({ kind: "WORK", text: title ?? "", note: null, workId: id }));
}

/** What somebody who has typed so much may be looking for: kinds of work, places, stations, companies, and single works. */
export async function suggestSearches(ctx: Ctx, text: string): Promise<Suggestion[]> {
  const typed = text.trim().slice(0, longestTyped);
  if (typed === "") return [];
  const names = await searchNames(ctx);
  const named = (["OCCUPATION", "PLACE", "STATION", "COMPANY"] as const).flatMap((kind) => best(names, typed, kind));
  return [...named, ...(await works(ctx, typed))];
}
