import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { authoredParameters } from "../bank/item-parameters.ts";
import { teachingLevels } from "../movie/movie.vocabulary.ts";
import { practiceExam } from "../practice/practice-exam.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamItem } from "./exam-item.entity.ts";
import type { ReadItems, RowProblem } from "./import-row.ts";
import { generalExamCode } from "./install-bank.ts";
import { contentOf, isSame, readAnew } from "./item-content.ts";
import { type ItemPool, itemPools } from "./item-desk.queries.ts";
import { readItemFile } from "./read-items.ts";

const schema = z.strictObject({
  fileId: z.string(),
  pool: z.enum(itemPools),
  level: z.enum(teachingLevels).nullish(),
  /** True: only reports the outcome and writes nothing. */
  dryRun: z.boolean(),
});

/** Problems that are listed; further ones are only counted. */
const toldProblems = 500;
const batch = 500;

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  problems: RowProblem[];
}

async function textOf(ctx: Ctx, file: Attachment): Promise<string> {
  const stored = await ctx.storage.get(file.storageKey, file);
  if (!stored) throw notFound(["fileId"]);
  const chunks: Buffer[] = [];
  for await (const chunk of stored.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function poolExam(em: EntityManager, pool: ItemPool, now: Date): Promise<Exam> {
  return pool === "PRACTICE" ? practiceExam(em, now) : em.findOneOrFail(Exam, { code: generalExamCode });
}

interface Writing {
  em: EntityManager;
  test: Exam;
  pool: ItemPool;
  now: Date;
}

/** Writes a batch of items; a code that the product's own bank or the other pool has is refused. */
async function writeBatch({ em, test, pool, now }: Writing, entries: ReadItems["items"], report: ImportReport): Promise<void> {
  const codes = entries.map(({ item }) => item.code);
  const known = new Map((await em.find(ExamItem, { code: { $in: codes } })).map((item) => [item.code, item]));
  const fresh: RequiredEntityData<ExamItem>[] = [];
  for (const { line, item: authored } of entries) {
    const item = known.get(authored.code);
    const content = contentOf(authored);
    const isOurs = item && item.origin === "IMPORT" && item.test.id === test.id;
    if (item && !isOurs) {
      report.refused += 1;
      report.problems.push({ line, code: authored.code, problem: "CODE_TAKEN", detail: authored.code });
    } else if (item && isSame(item, content)) report.unchanged += 1;
    else if (item) {
      report.changed += 1;
      em.assign(item, {
        ...content,
        ...readAnew(item, content),
        ...(item.calibratedAt ? {} : authoredParameters(authored)),
        updatedAt: now,
      });
    } else {
      report.added += 1;
      const status = pool === "EXAM" ? "PILOT" : "ACTIVE";
      const stamps = { createdAt: now, updatedAt: now, shown: 0, version: 1 };
      fresh.push({
        id: newId(),
        test: test.id,
        code: authored.code,
        origin: "IMPORT",
        status,
        ...content,
        ...authoredParameters(authored),
        ...stamps,
      });
    }
  }
  await em.flush();
  if (fresh.length > 0) await em.insertMany(ExamItem, fresh);
  em.clear();
}

async function writeAll(ctx: Ctx, read: ReadItems, { pool, dryRun }: { pool: ItemPool; dryRun: boolean }): Promise<ImportReport> {
  const report: ImportReport = {
    rows: read.rows,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: read.problems.length,
    problems: [...read.problems],
  };
  const undone = new Error("dry run");
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const writing = { em, test: await poolExam(em, pool, now), pool, now };
    for (let at = 0; at < read.items.length; at += batch) await writeBatch(writing, read.items.slice(at, at + batch), report);
    if (dryRun) throw undone;
    const { admin } = ctx.viewer;
    const actor = admin && { actor: { kind: "ADMIN" as const, id: admin.adminId, sessionId: admin.sessionId } };
    const { rows, added, changed, refused } = report;
    recordAudit(ctx, em, { action: "testItem.import", objectType: "TestItem", ...actor, detail: { pool, rows, added, changed, refused } });
    await em.flush();
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return { ...report, problems: report.problems.toSorted((a, b) => a.line - b.line).slice(0, toldProblems) };
}

/**
 * Takes items from an uploaded file and tells of every row that was not taken. Items of the exam begin as pilots; the same file again changes
 * nothing. A trial writes nothing and keeps the file for the real run.
 * @throws UserErrors FORBIDDEN, NOT_FOUND
 */
export async function importItems(ctx: Ctx, input: z.input<typeof schema>): Promise<ImportReport> {
  const { adminId } = requireEditor(ctx);
  const { fileId, pool, level, dryRun } = parse(schema, input);
  const own = { ownerKind: "ADMIN", ownerId: adminId, purpose: "ITEMS" } as const;
  const file = isId(fileId) ? await ctx.em.findOne(Attachment, { id: fileId, ...own }) : null;
  if (!file) throw notFound(["fileId"]);
  const { id, storageKey } = file;
  const report = await writeAll(ctx, readItemFile(await textOf(ctx, file), level ?? null), { pool, dryRun });
  if (!dryRun) {
    await ctx.em.nativeDelete(Attachment, { id });
    await ctx.storage.delete(storageKey);
  }
  return report;
}
