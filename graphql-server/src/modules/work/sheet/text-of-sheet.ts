import { OfficeError, readOffice } from "../../../platform/office/read-office.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { userError } from "../../../shared/user-error.ts";
import { requireWriter } from "../posting/work.policy.ts";

/** Characters of a sheet; what is longer is no sheet of one work. */
const longest = 60_000;

/**
 * The text of a sheet that came as PDF, line by line with a tab between its columns, as the reader of sheets takes it. Nothing is kept.
 * @throws UserErrors FORBIDDEN, RATE_LIMITED, SHEET_NO_TEXT
 */
export async function textOfSheet(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const { companyId } = requireWriter(ctx);
  await enforceLimit(ctx, "work-import", companyId);
  const rows = await readOffice("PDF", bytes).catch((error: unknown) => {
    throw error instanceof OfficeError ? userError("SHEET_NO_TEXT", ["file"]) : error;
  });
  const text = rows
    .map((cells) => cells.join("\t"))
    .join("\n")
    .normalize("NFKC")
    .trim();
  if (text === "") throw userError("SHEET_NO_TEXT", ["file"]);
  return text.slice(0, longest);
}
