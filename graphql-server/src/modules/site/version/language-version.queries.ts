import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isJapanese, type Locale } from "../../../shared/locale.ts";
import { LanguageVersion, type VersionLocale } from "./language-version.entity.ts";

/** Every version of a text, for editors. */
export function versionsOf(em: EntityManager, subjectId: string): Promise<LanguageVersion[]> {
  return em.find(LanguageVersion, { subjectId }, { orderBy: { locale: "asc" } });
}

/** The version that a reader of a language gets; null for the Japanese text itself. */
export async function findVersion(em: EntityManager, subjectId: string, locale: Locale): Promise<LanguageVersion | null> {
  if (locale === "ja") return null;
  const rows = await em.find(LanguageVersion, { subjectId, locale: { $in: readBy(locale) } });
  return rows.find((row) => row.locale === locale) ?? rows[0] ?? null;
}

const most = 500;

/** The languages of versions that somebody gets: their own, and English where they do not read Japanese. */
export function readBy(locale: VersionLocale): VersionLocale[] {
  return isJapanese(locale) || locale === "en" ? [locale] : [locale, "en"];
}

/** Texts whose version in a language has all words; none in Japanese, which is searched itself. */
export async function subjectsWithWords(em: EntityManager, locale: Locale, words: readonly string[]): Promise<string[]> {
  if (locale === "ja" || words.length === 0) return [];
  const filters: FilterQuery<LanguageVersion>[] = words.map((word) => ({
    searchText: { $like: `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%` },
  }));
  const rows = await em.find(
    LanguageVersion,
    { $and: [{ locale: { $in: readBy(locale) } }, ...filters] },
    { fields: ["subjectId"], limit: most },
  );
  return rows.map(({ subjectId }) => subjectId);
}
