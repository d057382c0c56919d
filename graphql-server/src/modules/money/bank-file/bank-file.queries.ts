import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { brokenCursor, decodeCursor, keyOf, pageSize } from "../../../shared/paging/cursor.ts";
import { newestFirst } from "../../../shared/paging/newest-first.ts";
import { type CountedPage, pageOf } from "../../../shared/paging/page.ts";
import { requireAccountant } from "../bank-payment/bank-payment.policy.ts";
import { BankFile } from "./bank-file.entity.ts";
import { bookedLines } from "./booked-lines.ts";
import type { Candidate, PayerMatcher } from "./match-payer.ts";
import { type LineVerdict, type PlannedLine, planImport } from "./plan-import.ts";
import { requireFaultless } from "./stage-bank-file.ts";

/** A file of the bank; null when there is none. */
export async function findBankFile(ctx: Ctx, id: string): Promise<BankFile | null> {
  requireAccountant(ctx);
  return isId(id) ? ctx.em.findOne(BankFile, { id }) : null;
}

/** Files of the bank, the newest first. */
export async function listBankFiles(ctx: Ctx, input: { first: number; after: string | null }) {
  requireAccountant(ctx);
  const { older, options, page } = newestFirst(input);
  return {
    ...page(await ctx.em.find(BankFile, older, options)),
    totalCount: () => ctx.em.count(BankFile),
  };
}

/** The effect of importing a file: the one it would have now, or the one it had when it was imported. */
export interface BankFilePreview {
  counts: Record<LineVerdict, number>;
  /** Yen by verdict. */
  sums: Record<LineVerdict, number>;
  planned: PlannedLine[];
  matcher: PayerMatcher;
}

/** Reads a file again and matches it with the invoices open now; for an imported file, shows its lines as booked. Writes nothing. */
export async function previewBankFile(ctx: Ctx, file: BankFile): Promise<BankFilePreview> {
  const { content } = await ctx.em.populate(file, ["content"]).then(() => file);
  const { lines } = requireFaultless(Buffer.from(content), ctx.now());
  const { planned: next, matcher } = await planImport(ctx.em, lines, { lock: false });
  const planned = file.status === "IMPORTED" ? await bookedLines(ctx.em, file, next) : next;
  const of = (verdict: LineVerdict) => planned.filter((line) => line.verdict === verdict);
  const by = (value: (lines: PlannedLine[]) => number) => (verdict: LineVerdict) => value(of(verdict));
  const count = by((found) => found.length);
  const sum = by((found) => found.reduce((total, { line }) => total + line.amount, 0));
  const table = (value: (verdict: LineVerdict) => number): Record<LineVerdict, number> => ({
    MATCHED: value("MATCHED"),
    OPEN: value("OPEN"),
    KNOWN: value("KNOWN"),
    CANCELLED: value("CANCELLED"),
  });
  return { counts: table(count), sums: table(sum), planned, matcher };
}

export interface PreviewLine extends PlannedLine {
  candidates: Candidate[];
}

/** A page of the lines of a preview, by the line's number; candidates are looked for on the page only. */
export function previewPage(
  preview: BankFilePreview,
  input: { verdict: LineVerdict | null; first: number; after: string | null },
): CountedPage<PreviewLine> {
  const size = pageSize(input.first);
  const [after = 0] = decodeCursor(input.after, 1) ?? [];
  const behind = keyOf("WHOLE", after);
  if (typeof behind !== "number") throw brokenCursor();
  const wanted = preview.planned.filter(({ verdict }) => !input.verdict || verdict === input.verdict);
  const rest = wanted.filter(({ line }) => line.line > behind);
  const { items, pageInfo } = pageOf(rest, size, ({ line }) => [line.line]);
  const withCandidates = items.map((planned) => ({
    ...planned,
    candidates: planned.verdict === "OPEN" && !planned.invoiceId ? preview.matcher.candidates(planned.line) : [],
  }));
  return { items: withCandidates, pageInfo, totalCount: async () => wanted.length };
}
