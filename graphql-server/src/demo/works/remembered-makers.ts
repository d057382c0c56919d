import { type TextMakers, textMakers } from "../../modules/work/search/work.search-index.ts";

/** Of each kind; works of one company stand together, so older ones are hardly asked for again. */
const mostTexts = 5_000;

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const there = known.get(text);
    if (there !== undefined) return there;
    if (known.size >= mostTexts) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** What makes the columns of the search from texts, once for each text: those of demo works are put together from a bounded number of them. */
export function rememberedMakers(): TextMakers {
  const { folded, ofFolded, ofTitle, about, aboutInEnglish, spoken, sounds, stations } = textMakers;
  return {
    folded: remembered(folded),
    ofFolded: remembered(ofFolded),
    ofTitle: remembered(ofTitle),
    about: remembered(about),
    aboutInEnglish: remembered(aboutInEnglish),
    spoken: remembered(spoken),
    sounds: remembered(sounds),
    stations: remembered(stations),
  };
}
