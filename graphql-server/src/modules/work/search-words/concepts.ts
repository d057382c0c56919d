import { nearestWords } from "../../../platform/search-text/spelling.ts";
import { type Concept, nameKey, readPlaces, readTerms } from "./read-terms.ts";
import { careTerms } from "./terms-care.data.ts";
import { conditionTerms } from "./terms-conditions.data.ts";
import { officeTerms } from "./terms-office.data.ts";
import { prefectureTerms, townTerms } from "./terms-places.data.ts";
import { serviceTerms } from "./terms-service.data.ts";
import { tradeTerms } from "./terms-trades.data.ts";
import { worksTerms } from "./terms-works.data.ts";

/** Kinds of work and their fields. */
export const trades: readonly Concept[] = [careTerms, serviceTerms, officeTerms, worksTerms, tradeTerms].flatMap(readTerms);
export const allPlaces: readonly Concept[] = [prefectureTerms, townTerms].flatMap(readPlaces);

/** Everything that searches know by name. */
export const concepts: readonly Concept[] = [...trades, ...readTerms(conditionTerms), ...allPlaces];

function mapOf(keysOf: (concept: Concept) => readonly string[]): Map<string, Concept[]> {
  const found = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const key of keysOf(concept)) {
      const there = found.get(key);
      if (!there) found.set(key, [concept]);
      else if (!there.includes(concept)) there.push(concept);
    }
  }
  return found;
}

const byName = mapOf(({ names }) => names);
const bySound = mapOf(({ sounds }) => sounds);
const byFind = mapOf(({ finds }) => finds.map(nameKey));
const latinNames = [...byName.keys()].filter((name) => /^[a-z' ]+$/.test(name));
const soundNames = [...bySound.keys()];

const of = (map: ReadonlyMap<string, Concept[]>, keys: readonly string[]): Concept[] => [
  ...new Set(keys.flatMap((key) => map.get(key) ?? [])),
];

/** The concepts that have exactly this name, in whatever language. */
export const conceptsNamed = (text: string): Concept[] => of(byName, [nameKey(text)]);

/** The concepts whose Japanese name sounds like this. */
export const conceptsSounding = (sound: string): Concept[] => of(bySound, [sound]);

/** The concepts whose name in Latin letters is nearly this. */
export const conceptsSpeltLike = (text: string): Concept[] => of(byName, nearestWords(nameKey(text), latinNames));

/** The concepts whose Japanese name sounds nearly like this. */
export const conceptsSoundingLike = (sound: string): Concept[] => of(bySound, nearestWords(sound, soundNames));

/** The wider concepts that a line names. */
export const conceptsNear = ({ near }: Concept): Concept[] => of(byFind, near.map(nameKey));
