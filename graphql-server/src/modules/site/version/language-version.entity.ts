import { defineEntity, p } from "@mikro-orm/core";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { textOfHtml } from "../../../platform/html/sanitize-html.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { type Locale, locales } from "../../../shared/locale.ts";

/** The languages in which a text of the operator may have a version: it is itself written in Japanese. */
export const versionLocales = locales.filter((locale) => locale !== "ja");
export type VersionLocale = Exclude<Locale, "ja">;

interface VersionText {
  title: string;
  summary: string;
  bodyHtml: string;
}

function searchTextOf({ title, summary, bodyHtml }: VersionText): string {
  return foldText(`${title} ${summary} ${textOfHtml(bodyHtml)}`);
}

const LanguageVersionSchema = defineEntity({
  name: "LanguageVersion",
  tableName: "language_version",
  properties: {
    /** A news item, a column or a movie. Their ids never meet, so one table holds the versions of all. */
    subjectId: p.uuid().primary(),
    locale: p.enum(versionLocales).primary(),
    title: p.string().length(160),
    /** The summary of an item, the description of a movie. */
    summary: p.string().length(600),
    /** Sanitised on write and again on read; empty for a movie. */
    bodyHtml: p.text().default(""),
    /** Digest of the Japanese texts it was made of: another one means that they have changed since. */
    sourceKey: p.string().length(64),
    /** Title, summary and body as search compares text. */
    searchText: p.text().default("").onCreate(searchTextOf).onUpdate(searchTextOf),
    /** Readings of title and summary, of a version in easy Japanese only. */
    ruby: p.json().$type<RubyFields>().nullable(),
    /** Readings of the body: one entry a piece of text between tags, in order. */
    rubyBody: p.json().$type<readonly Ruby[]>().nullable(),
    version: p.integer().version(),
    /** Admins; null for what came with the product. */
    updatedBy: p.uuid().nullable(),
    updatedAt: p.datetime(),
  },
});

/** A text of the operator in another language. */
export class LanguageVersion extends LanguageVersionSchema.class {}
LanguageVersionSchema.setClass(LanguageVersion);
