import { createHash } from "node:crypto";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { parse, UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import type { AdminViewer, CompanyViewer } from "../../../shared/viewer/viewer.ts";
import { contentColumns } from "../field/fields.ts";
import { createWork } from "../life/create-work.ts";
import { submitWork } from "../life/submit-work.ts";
import { updateWork } from "../life/update-work.ts";
import { approveWork } from "../moderation/approve-work.ts";
import { callWork } from "../own-works/free-number.ts";
import { foldReferenceNumber } from "../own-works/reference-number.ts";
import { changedColumns } from "../posting/set-content.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { holdsPlace } from "../posting/work.status.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { isQuestionable } from "../requirement/require-lawful.ts";
import { openRevision } from "../revision/open-revision.ts";
import { saveRevision } from "../revision/save-revision.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";
import { readCells } from "./read-cells.ts";
import type { SourceRow } from "./source-row.ts";

/** The outcomes of a row: a refused row changes nothing; PUBLISHED is also for a draft that existed before. */
export const rowOutcomes = ["CREATED", "PUBLISHED", "UPDATED", "REVISED", "UNCHANGED", "REFUSED"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export interface RowResult {
  row: number;
  outcome: RowOutcome;
  identifier: string | null;
  workId: string | null;
  /** Reasons for the refusal; of a work that arrived, reasons why it stays a draft or as it was. Paths are columns. */
  problems: readonly UserProblem[];
}

export interface RowOptions {
  company: CompanyViewer;
  /** The admin who answers for the publication; without one, works stay drafts. */
  approver?: AdminViewer;
  /** A work that is there takes over what the file says. */
  update: boolean;
}

/** Identifiers that a file gave so far, so that a row cannot overwrite another one of its file. */
export type SeenWorks = Set<string>;

/**
 * The operation that brings in what a company's identifier means: always the same, so that a work comes in once. A row without identifier is
 * known by what it says.
 */
function operationOfKey({ companyId }: CompanyViewer, key: string): string {
  const bytes = createHash("sha256").update(`import-work\u0000${companyId}\u0000${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What a row of a file is known by, and what it says. */
interface NamedContent {
  identifier: string | null;
  content: Record<string, unknown>;
}

export function operationOf(company: CompanyViewer, { identifier, content }: NamedContent): string {
  return operationOfKey(company, identifier === null ? `content:${JSON.stringify(content)}` : `identifier:${identifier}`);
}

/** What the company calls the work of a row. */
export const identifierOf = ({ cells }: SourceRow): string | null => cells.get("identifier")?.trim() || null;

/** A company's own numbers as keys of works, however wide they were typed. */
export function numberKeys({ companyId }: Pick<CompanyViewer, "companyId">, referenceNumber: string | null): string[] {
  return referenceNumber === null ? [] : [`${companyId} ${referenceNumber}`];
}

/** Problems of the posting form by column instead of by place in the input. */
function byColumn(problems: readonly UserProblem[]): UserProblem[] {
  return problems.map(({ path, ...problem }) => {
    if (path[0] === "referenceNumber") return { ...problem, path: ["identifier"] };
    return { ...problem, path: path[0] === "content" ? path.slice(1) : path };
  });
}

const contentShape = z.strictObject({ content: workContentSchema });

/** Questions keep the ids under which they were answered. */
function sameQuestions(content: Record<string, unknown>, work: Work): Record<string, unknown> {
  const { selection } = content;
  if (typeof selection !== "object" || selection === null || !("questions" in selection) || !Array.isArray(selection.questions)) {
    return content;
  }
  const ids = new Map(work.screeningQuestions.map(({ id, text }) => [text, id]));
  const questions = selection.questions.map((question: { text: string }) => ({ id: ids.get(question.text), ...question }));
  return { ...content, selection: { ...selection, questions } };
}

export function asCompany(ctx: Ctx, company: CompanyViewer): Ctx {
  return { ...ctx, viewer: { company } };
}

/** A published work gets its changes as a revision, which its company then sends to review. */
async function revise(ctx: Ctx, work: Work, content: Record<string, unknown>): Promise<Work> {
  const open = await ctx.em.findOne(WorkRevision, { work: work.id, ...openRevision });
  return saveRevision(ctx, { workId: work.id, version: open?.version ?? null, content });
}

/** What a row means: a work that is there, or one that the operation makes. */
interface Meant {
  known: Work | null;
  operationId: string;
  /** What the company calls it; null where the row names no work, or one by its id. */
  referenceNumber: string | null;
  content: Record<string, unknown>;
}

/** The work that a row means by a work's own id, as the export has it, by what the company calls it, or by what it says. */
async function meantBy(ctx: Ctx, { company: viewer }: RowOptions, row: NamedContent): Promise<Meant> {
  const { content, identifier } = row;
  const company = viewer.companyId;
  const operationId = operationOf(viewer, row);
  const byId = identifier !== null && isId(identifier) ? await ctx.em.findOne(Work, { id: identifier.toLowerCase(), company }) : null;
  if (byId) return { known: byId, operationId, referenceNumber: null, content };
  const referenceNumber = referenceOf(identifier);
  const byNumber = referenceNumber === null ? null : await ctx.em.findOne(Work, { company, referenceNumber });
  if (byNumber) return { known: byNumber, operationId, referenceNumber, content };
  const before = await ctx.em.findOne(Work, { operationId, company });
  const isOtherNow = before !== null && before.referenceNumber !== null && referenceNumber !== null;
  if (!isOtherNow) return { known: before, operationId, referenceNumber, content };
  // What once came in by this number is called by another today: the row is a work of its own.
  return { known: null, operationId: operationOfKey(viewer, `beside:${before.id}:${referenceNumber}`), referenceNumber, content };
}

/** What a company calls a work in a file, as it is kept. */
export function referenceOf(identifier: string | null): string | null {
  return identifier === null ? null : foldReferenceNumber(identifier) || null;
}

/** A work that came in before its number was kept takes it over. */
async function called({ em }: Ctx, work: Work, { referenceNumber }: Meant): Promise<boolean> {
  if (referenceNumber === null || work.referenceNumber === referenceNumber) return false;
  await callWork(em, work.id, referenceNumber);
  return true;
}

/** Brings one row in as a draft, or leaves or updates the work it already is. */
async function arrive(ctx: Ctx, meant: Meant, options: RowOptions) {
  const { known, operationId, referenceNumber, content } = meant;
  const company = asCompany(ctx, options.company);
  if (!known) {
    const work = await createWork(company, { operationId, referenceNumber, content });
    return { work, outcome: "CREATED" as const, problems: [] };
  }
  const isNewlyCalled = await called(ctx, known, meant);
  const kept = sameQuestions(content, known);
  const changed = changedColumns(known, columnsOf(parse(contentShape, { content: kept }).content, known));
  if (changed.length === 0) {
    return { work: known, outcome: isNewlyCalled ? ("UPDATED" as const) : ("UNCHANGED" as const), problems: [] };
  }
  if (!options.update)
    return { work: known, outcome: "UNCHANGED" as const, problems: [{ code: "IMPORT_KEPT", path: [] } satisfies UserProblem] };
  if (holdsPlace(known.status)) return { work: await revise(company, known, kept), outcome: "REVISED" as const, problems: [] };
  const work = await updateWork(company, { id: known.id, version: known.version, content: kept });
  return { work, outcome: "UPDATED" as const, problems: [] };
}

/** Review and approval in one, by the same commands as the screens; what only a moderator can decide waits in the queue. */
function publish(
  ctx: Ctx,
  work: Work,
  { company, approver }: { company: CompanyViewer; approver: AdminViewer },
): Promise<"PUBLISHED" | "CREATED"> {
  return runInTransaction(ctx.em, async (em) => {
    const inside = { ...ctx, em };
    const submitted = await submitWork(asCompany(inside, company), { id: work.id, version: work.version });
    if (await isQuestionable(em, submitted, { columns: contentColumns, at: ctx.now() })) return "CREATED";
    await approveWork({ ...inside, viewer: { admin: approver } }, { id: work.id, version: submitted.version });
    return "PUBLISHED";
  });
}

async function arriveAndPublish(ctx: Ctx, meant: Meant, options: RowOptions) {
  const arrived = await arrive(ctx, meant, options);
  const { approver, company } = options;
  const stays = !approver || arrived.work.status !== "DRAFT" || arrived.problems.length > 0;
  if (stays) return { ...arrived, workId: arrived.work.id };
  try {
    const outcome = await publish(ctx, arrived.work, { company, approver });
    return { outcome, workId: arrived.work.id, problems: [] };
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    return { outcome: arrived.outcome, workId: arrived.work.id, problems: byColumn(error.problems) };
  }
}

/**
 * Brings one row of a file in, whole or not at all. A row that the posting form would refuse is refused; one that may be posted and not
 * yet published arrives as a draft, with what is missing.
 */
export async function importRow(ctx: Ctx, source: SourceRow, options: RowOptions & { seen: SeenWorks }): Promise<RowResult> {
  const identifier = identifierOf(source);
  const refused = (problems: readonly UserProblem[]): RowResult => ({
    row: source.row,
    outcome: "REFUSED",
    identifier,
    workId: null,
    problems: byColumn(problems),
  });
  const { content, problems } = readCells(source.cells);
  if (problems.length > 0) return refused(problems);
  const meant = await meantBy(ctx, options, { identifier, content });
  const keys = [meant.operationId, meant.known?.id ?? meant.operationId, ...numberKeys(options.company, meant.referenceNumber)];
  if (keys.some((key) => options.seen.has(key))) return refused([{ code: "IMPORT_ROW_TWICE", path: ["identifier"] }]);
  for (const key of keys) options.seen.add(key);
  try {
    return { row: source.row, identifier, ...(await arriveAndPublish(ctx, meant, options)) };
  } catch (error) {
    if (error instanceof UserErrors) return refused(error.problems);
    throw error;
  }
}
