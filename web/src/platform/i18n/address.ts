import { isHouse } from "#paths/audience.ts";
import { houseLanguages, isLanguage, type Language, languageFacts, languages } from "./languages.ts";

/** An address taken apart: the language it names, if it names one, and the path that is left. */
export interface Address {
  language: Language | null;
  path: string;
}

/** Takes the language off a path, whatever its case: `/EN/japanesejob` is `/japanesejob` in English. */
export function readAddress(pathname: string): Address {
  const [, first = ""] = /^(\/[^/]+)(?:\/|$)/.exec(pathname) ?? [];
  const language = languages.find((each) => languageFacts[each].prefix !== "" && languageFacts[each].prefix === first.toLowerCase());
  return language ? { language, path: pathname.slice(first.length) || "/" } : { language: null, path: pathname };
}

/** Writes a path in a language: `/japanesejob?page=2` in English is `/en/japanesejob?page=2`. What people at work use has one address. */
export function addressIn(language: Language, path: string): string {
  const { prefix } = languageFacts[language];
  if (prefix === "" || isHouse(path)) return path;
  return path === "/" ? prefix : prefix + path.replace(/^\/(?=[?#])/, "");
}

/** The languages that a page may be in. */
export function languagesAt(path: string): readonly Language[] {
  return isHouse(path) ? houseLanguages : languages;
}

/** The first of somebody's languages that is spoken here, whatever its region; `zh-TW` is not written as `zh-Hans` is. */
export function firstSpoken(wanted: readonly string[], spoken: readonly Language[]): Language | undefined {
  const known = new Map(spoken.filter((each) => each !== "ja-x-easy").map((each) => [scriptOf(each), each]));
  for (const tag of wanted) {
    if (isLanguage(tag) && spoken.includes(tag)) return tag;
    const found = known.get(scriptOf(tag));
    if (found) return found;
  }
  return undefined;
}

/** Language and script of a tag, which decide whether a text can be read; undefined for what is no tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
