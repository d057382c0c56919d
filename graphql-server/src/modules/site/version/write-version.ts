import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { hasKanji } from "../../../platform/furigana/kana.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { textPieces } from "../../base/reading/html-text.ts";
import { LanguageVersion, type VersionLocale } from "./language-version.entity.ts";

/** The Japanese texts that a version is made of. */
export interface VersionSource {
  id: string;
  title: string;
  summary: string;
  bodyHtml: string;
}

/** Which version, as it was read: null for one that is not there yet. */
export interface VersionTarget {
  language: VersionLocale;
  version: number | null;
}

export const sourceKeyOf = ({ title, summary, bodyHtml }: Omit<VersionSource, "id">) =>
  createHash("sha256")
    .update(JSON.stringify([title, summary, bodyHtml]))
    .digest("hex");

/** Readings of a version in easy Japanese; other languages have none. */
async function readingsOf(ctx: Ctx, language: VersionLocale, { title, summary, bodyHtml }: Omit<VersionSource, "id">) {
  if (!isJapanese(language)) return { ruby: null, rubyBody: null };
  const read = (text: string) => ctx.furigana.annotate({ text, own: [] });
  const ruby = {
    ...(hasKanji(title) && { title: await read(title) }),
    ...(hasKanji(summary) && { summary: await read(summary) }),
  };
  return { ruby, rubyBody: await Promise.all(textPieces(bodyHtml).map(read)) };
}

/** Writes a version. The row of its subject is locked by the caller. @throws UserErrors STALE_VERSION */
export async function writeVersion(
  ctx: Ctx,
  em: EntityManager,
  { source, target, text, editorId }: { source: VersionSource; target: VersionTarget; text: Omit<VersionSource, "id">; editorId: string },
): Promise<LanguageVersion> {
  const key = { subjectId: source.id, locale: target.language };
  const known = await em.findOne(LanguageVersion, key);
  if ((known?.version ?? null) !== target.version) throw userError("STALE_VERSION", ["version"]);
  const written = {
    ...text,
    ...(await readingsOf(ctx, target.language, text)),
    sourceKey: sourceKeyOf(source),
    updatedBy: editorId,
    updatedAt: ctx.now(),
  };
  return known ? em.assign(known, written) : em.create(LanguageVersion, { ...key, ...written });
}

/** Takes a version away. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function removeVersion(em: EntityManager, subjectId: string, { language, version }: VersionTarget): Promise<void> {
  const known = await em.findOne(LanguageVersion, { subjectId, locale: language });
  if (!known) throw notFound(["language"]);
  if (known.version !== version) throw userError("STALE_VERSION", ["version"]);
  em.remove(known);
}

/** Takes all versions of a text away, with the text. */
export async function removeVersions(em: EntityManager, subjectId: string): Promise<void> {
  await em.nativeDelete(LanguageVersion, { subjectId });
}
