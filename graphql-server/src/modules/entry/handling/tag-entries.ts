import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hasControls } from "../../../shared/controls.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import { EntryTag } from "./entry-tag.entity.ts";
import { lockEntries } from "./lock-entries.ts";

/** Tags of one company. */
export const maxTags = 100;
/** Tags on one application. */
const mostOnOne = 10;

const name = z
  .string()
  .transform((text) => text.normalize("NFKC").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(30)
      .refine((text) => !hasControls(text)),
  );
const schema = z.strictObject({
  entryIds: z.array(z.string()).min(1),
  add: z.array(name).max(mostOnOne).default([]),
  removeIds: z.array(z.string()).max(maxTags).default([]),
});

/** The company's tags of these names; those it does not have yet are made. @throws UserErrors TOO_MANY_TAGS */
async function tagsNamed(ctx: Ctx, em: EntityManager, { companyId, names }: { companyId: string; names: string[] }): Promise<string[]> {
  if (names.length === 0) return [];
  const company = await em.findOneOrFail(Company, companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const known = await em.find(EntryTag, { company: companyId });
  const missing = [...new Set(names)].filter((wanted) => known.every((tag) => tag.name !== wanted));
  if (known.length + missing.length > maxTags) throw userError("TOO_MANY_TAGS", ["add"], { maximum: maxTags });
  const made = missing.map((wanted) => em.create(EntryTag, { id: newId(), company, name: wanted, createdAt: ctx.now() }));
  await em.flush();
  const all = [...known, ...made];
  return all.filter((tag) => names.includes(tag.name)).map(({ id }) => id);
}

/**
 * Puts tags of the company on applications and takes others off; all or none. A tag that is new is made. No version changes.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, TOO_MANY_ENTRIES, TOO_MANY_TAGS, REQUIRED, TOO_LONG
 */
export async function tagEntries(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry[]> {
  const { companyId } = requireRecruiter(ctx);
  const { add, entryIds, removeIds } = parse(schema, input);
  const ids = await runInTransaction(ctx.em, async (em) => {
    const added = await tagsNamed(ctx, em, { companyId, names: add });
    const entries = await lockEntries(em, { ids: entryIds, companyId });
    for (const { id, tagIds } of entries) {
      const kept = tagIds.filter((tag) => !removeIds.includes(tag));
      const next = [...new Set([...kept, ...added])];
      if (next.length > mostOnOne) throw userError("TOO_MANY_TAGS", ["add"], { maximum: mostOnOne });
      await em.execute("update entry set tag_ids = string_to_array(?, ',') where id = ?", [next.join(","), id]);
    }
    return entries.map(({ id }) => id);
  });
  return ctx.em.find(Entry, { id: { $in: ids } }, { refresh: true, orderBy: { id: "asc" } });
}

/** Takes a tag from the company and from all its applications. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function deleteEntryTag(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { companyId } = requireRecruiter(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const count = isId(id) ? await em.nativeDelete(EntryTag, { id, company: companyId }) : 0;
    if (count === 0) throw notFound();
    await em.execute("update entry set tag_ids = array_remove(tag_ids, ?) where company_id = ? and ? = any(tag_ids)", [id, companyId, id]);
    return id;
  });
}
