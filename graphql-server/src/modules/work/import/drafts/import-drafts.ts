import type { Ctx } from "../../../../shared/ctx.ts";
import { isId } from "../../../../shared/ids.ts";
import { UserErrors } from "../../../../shared/user-error.ts";
import { createDrafts, type ReadDraft, readDraft } from "../../life/create-work.ts";
import { Work } from "../../posting/work.entity.ts";
import type { FindCompany } from "../import-company.ts";
import { asCompany, identifierOf, numberKeys, operationOf, type RowResult, referenceOf, type SeenWorks } from "../import-row.ts";
import { readCells } from "../read-cells.ts";
import type { SourceRow } from "../source-row.ts";

interface DraftsInput {
  context(): Ctx;
  find: FindCompany;
  seen: SeenWorks;
  /** Brings one row in by itself. */
  single(source: SourceRow): Promise<RowResult>;
}

interface DraftRow {
  source: SourceRow;
  draft: ReadDraft;
}

/** The draft a row would be as a new work; null when it has problems or may mean a work by its id, which is for the way of single rows to say. */
async function draftOf(source: SourceRow, { context, find }: DraftsInput): Promise<DraftRow | null> {
  const identifier = identifierOf(source);
  if (source.problems.length > 0 || (identifier !== null && isId(identifier))) return null;
  const { content, problems } = readCells(source.cells);
  if (problems.length > 0) return null;
  try {
    const company = await find(source.cells.get("corporateNumber")?.trim() || undefined);
    const operationId = operationOf(company, { identifier, content });
    const referenceNumber = referenceOf(identifier);
    return { source, draft: readDraft(asCompany(context(), company), { operationId, referenceNumber, content }) };
  } catch (error) {
    if (error instanceof UserErrors) return null;
    throw error;
  }
}

/** By what a draft would be known again: the act that makes it, and what its company calls it. */
function keysOf({ member, operationId, referenceNumber }: ReadDraft): string[] {
  return [operationId, ...numberKeys(member, referenceNumber ?? null)];
}

/** The same of works that are there. */
async function knownAmong({ context }: DraftsInput, rows: readonly (DraftRow | null)[]): Promise<Set<string>> {
  const { em } = context();
  const drafts = rows.flatMap((row) => (row ? [row.draft] : []));
  const operationIds = drafts.map(({ operationId }) => operationId);
  const numbers = drafts.flatMap(({ referenceNumber }) => (referenceNumber ? [referenceNumber] : []));
  const companies = [...new Set(drafts.map(({ member }) => member.companyId))];
  const byOperation = await em.find(Work, { operationId: { $in: operationIds } }, { fields: ["operationId"] });
  const byNumber = await em.find(
    Work,
    { company: { $in: companies }, referenceNumber: { $in: numbers } },
    { fields: ["company", "referenceNumber"] },
  );
  return new Set([
    ...byOperation.flatMap(({ operationId }) => operationId ?? []),
    ...byNumber.flatMap(({ company, referenceNumber }) => numberKeys({ companyId: company.id }, referenceNumber ?? null)),
  ]);
}

/** Writes new drafts in one transaction; when that fails each goes in by itself, which tells what is wrong with which. */
async function writeTogether(rows: readonly DraftRow[], { context, seen, single }: DraftsInput): Promise<RowResult[]> {
  if (rows.length === 0) return [];
  try {
    const works = await createDrafts(
      context(),
      rows.map(({ draft }) => draft),
    );
    for (const { draft } of rows) for (const key of keysOf(draft)) seen.add(key);
    return rows.map(({ source }, place) => ({
      row: source.row,
      outcome: "CREATED",
      identifier: identifierOf(source),
      workId: works[place]?.id ?? null,
      problems: [],
    }));
  } catch {
    const results: RowResult[] = [];
    for (const { source } of rows) results.push(await single(source));
    return results;
  }
}

/**
 * Brings rows in, in their order. Those that are new and lack nothing a draft needs are written together, by the same checks; every other one goes
 * by itself.
 */
export async function* importDrafts(group: readonly SourceRow[], input: DraftsInput): AsyncGenerator<RowResult> {
  const rows = await Promise.all(group.map((source) => draftOf(source, input)));
  const taken = await knownAmong(input, rows);
  let together: DraftRow[] = [];
  for (const [place, source] of group.entries()) {
    const row = rows[place];
    const isNew = row && keysOf(row.draft).every((key) => !taken.has(key) && !input.seen.has(key));
    if (isNew) {
      for (const key of keysOf(row.draft)) taken.add(key);
      together.push(row);
      continue;
    }
    yield* await writeTogether(together, input);
    together = [];
    yield await input.single(source);
  }
  yield* await writeTogether(together, input);
}
