import { z } from "zod";
import { startWorkExport, workCsv, workExportInput } from "../../modules/work/import/export-works.ts";
import { importOwnWorks, importUnits, presentImport } from "../../modules/work/import/import-own-works.ts";
import { rowOutcomes } from "../../modules/work/import/import-row.ts";
import { templateCsv } from "../../modules/work/import/template-csv.ts";
import { textOfSheet } from "../../modules/work/sheet/text-of-sheet.ts";
import { parse, userError } from "../../shared/user-error.ts";
import { described, fileOf } from "../rest-route.ts";
import { id as idShape } from "../shapes.ts";
import { requireOwnPage } from "./require-own-page.ts";
import { sendCsv } from "./send-csv.ts";
import { formOf } from "./upload.handlers.ts";

const mostBytes = 1024 * 1024;

/** POST /api/company/work/export. */
export const exportWorks = described(
  {
    summary: "The own company's works as CSV (UTF-8 with BOM) with the columns that the import reads.",
    request: workExportInput,
    response: fileOf("text/csv"),
  },
  async (call) => {
    const start = async () => workCsv(call.ctx, await startWorkExport(call.ctx, parse(workExportInput, call.body)));
    return sendCsv(call, { name: "works", start });
  },
);

const unitShape = z.enum(importUnits).default("FILE");

const problemShape = z.object({ code: z.string(), column: z.string(), message: z.string() });
const rowShape = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  identifier: z.string().nullable(),
  workId: idShape.nullable(),
  problems: z.array(problemShape),
});

/** POST /api/company/work/import. */
export const importWorksFile = described(
  {
    summary:
      "Works from a workbook (.xlsx), CSV, tabbed text or JSON file as multipart form data: `file`, `trial` (1: says what would happen), and `unit`: FILE (all rows or none) or ROW (good rows go in, `refused` is a CSV of the others with the reasons).",
    request: fileOf("multipart/form-data"),
    response: z.object({ isKept: z.boolean(), refused: z.string().nullable(), rows: z.array(rowShape) }),
  },
  async (call) => {
    requireOwnPage(call);
    const { fields, file } = await formOf(call);
    const { fileName: name, bytes } = file ?? {};
    if (!bytes || !name) throw userError("FILE_REQUIRED", ["file"]);
    if (bytes.length > mostBytes) throw userError("FILE_TOO_LARGE", ["file"]);
    const isTrial = fields["trial"] === "1";
    const unit = parse(unitShape, fields["unit"]);
    const answer = await importOwnWorks(call.ctx, { name, bytes, isTrial, unit });
    return { status: 200, body: presentImport(call.ctx, answer) };
  },
);

/** GET /api/company/work/template: an empty table for the import. */
export const worksTemplate = described(
  {
    summary: "A CSV (UTF-8 with BOM) with all columns of the import and one posting as an example.",
    response: fileOf("text/csv"),
  },
  async (call) => sendCsv(call, { name: "works-template", start: async () => templateCsv(call.ctx) }),
);

const mostSheetBytes = 4 * 1024 * 1024;

/** POST /api/company/work/sheet. */
export const readSheetFile = described(
  {
    summary: "The text of a job sheet (PDF) as multipart form data: `file`. Nothing is kept.",
    request: fileOf("multipart/form-data"),
    response: z.object({ text: z.string() }),
  },
  async (call) => {
    requireOwnPage(call);
    const { file } = await formOf(call);
    if (!file?.bytes) throw userError("FILE_REQUIRED", ["file"]);
    if (file.bytes.length > mostSheetBytes) throw userError("FILE_TOO_LARGE", ["file"]);
    return { status: 200, body: { text: await textOfSheet(call.ctx, file.bytes) } };
  },
);
