import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import type { LockedWork } from "../life/lock-work.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { findingsAt } from "../requirement/require-lawful.ts";
import { commentLines, commentsShape } from "./field-comments.ts";
import { type CompanyText, decisionShape, type ModerationReason, reasonOf } from "./moderation-reason.ts";

/** Why a posting or its changes go back: reasons from the list, comments on fields, the moderator's own words. */
export const returnShape = { ...decisionShape, ...commentsShape };
const schema = z.strictObject(returnShape);

interface ReturnReason {
  codes: readonly ModerationReason[];
  /** What is kept. A finding stands there in the language of the company's reader, for its sentence has values in it. */
  reason: string;
  told: CompanyText;
}

/** @throws UserErrors REQUIRED without any, NOT_FOUND for a finding that is not there any more */
export async function returnReasonOf(
  ctx: Ctx,
  em: EntityManager,
  { locked, content, decision }: { locked: LockedWork; content: ContentColumns; decision: z.output<typeof schema> },
): Promise<ReturnReason> {
  const { comments, ...listed } = decision;
  if (!comments?.length) return reasonOf(listed);
  const findings = comments.some(({ finding }) => finding) ? await findingsAt(em, content, ctx.now()) : [];
  const lines = commentLines(comments, findings);
  const hasOwn = Boolean(listed.reasonCodes?.length) || Boolean(listed.reason?.trim());
  const own = hasOwn ? reasonOf(listed) : null;
  const textIn = (locale: "ja" | "en") => [...(own ? [own.told[locale]] : []), ...lines[locale]].join("\n");
  const told = { ja: textIn("ja"), en: textIn("en") };
  const kept = lines.hasFindings ? (await companyReader(em, locked.company)).locale : "ja";
  return { codes: own?.codes ?? [], reason: told[kept], told };
}
