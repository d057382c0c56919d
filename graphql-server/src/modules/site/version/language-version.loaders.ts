import DataLoader from "dataloader";
import { entitiesTogether, idList, isListed } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { LanguageVersion } from "./language-version.entity.ts";
import { readBy } from "./language-version.queries.ts";

/** The version of a text for the reader: in their language, else in English for who does not read Japanese; null where there is none. */
function versionForReader({ em, locale }: Ctx): DataLoader<string, LanguageVersion | null> {
  return new DataLoader(async (ids) => {
    if (locale === "ja") return ids.map(() => null);
    const rows = await entitiesTogether(em, LanguageVersion, {
      text: `from language_version as e where e.subject_id ${isListed} and e.locale = any(string_to_array(?, ','))`,
      values: [idList(ids), readBy(locale).join(",")],
    });
    // The reader's own language stands last, and takes the place of English.
    const inOrder = rows.toSorted((one, other) => Number(one.locale === locale) - Number(other.locale === locale));
    const byId = new Map(inOrder.map((row) => [row.subjectId, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The version that a reader of the request's language gets; null for the Japanese text itself. */
export async function versionFor(ctx: Ctx, subjectId: string): Promise<LanguageVersion | null> {
  return ctx.locale === "ja" ? null : loader(ctx, versionForReader).load(subjectId);
}
