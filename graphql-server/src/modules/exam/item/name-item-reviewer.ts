import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { ExamItem } from "./exam-item.entity.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), reviewer: z.string().trim().max(80) });

/**
 * Names the person who has read an item, or takes the name back by an empty one. Nothing else of the item changes.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION
 */
export async function nameItemReviewer(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamItem> {
  const { adminId, sessionId } = requireEditor(ctx);
  const { id, version, reviewer } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const item = isId(id) ? await em.findOne(ExamItem, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!item) throw notFound();
    if (item.version !== version) throw userError("STALE_VERSION", ["version"]);
    em.assign(item, { reviewer: reviewer === "" ? null : reviewer, updatedAt: ctx.now() });
    const actor = { kind: "ADMIN" as const, id: adminId, sessionId };
    const detail = { reviewer, code: item.code };
    recordAudit(ctx, em, { action: "testItem.review", objectType: "TestItem", objectId: id, actor, detail });
    await em.flush();
    await em.populate(item, ["test"]);
    return item;
  });
}
