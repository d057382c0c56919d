import { useEffect, useState } from "react";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { LessonWords } from "./lesson.ts";

const files: Readonly<Partial<Record<Language, () => Promise<{ words: LessonWords }>>>> = {
  vi: () => import("./words/vi.data.ts"),
  "zh-Hans": () => import("./words/zh-hans.data.ts"),
  ne: () => import("./words/ne.data.ts"),
  id: () => import("./words/id.data.ts"),
  "pt-BR": () => import("./words/pt-br.data.ts"),
};

const read = new Map<Language, LessonWords>();

/** Reads the words of a language that has them; a reader whose connection fails keeps the English ones. */
export async function readLessonWords(language: Language): Promise<void> {
  const file = await files[language]?.().catch(() => undefined);
  if (file) read.set(language, file.words);
}

/** The words in the reader's language; undefined where Japanese and English are all there is, or they are still to come. */
export function useLessonWords(): LessonWords | undefined {
  const language = currentLanguage();
  const [, setRead] = useState<Language>();
  useEffect(() => {
    if (files[language] && !read.has(language)) void readLessonWords(language).then(() => setRead(language));
  }, [language]);
  return read.get(language);
}
