import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { ExamItem } from "./exam-item.entity.ts";

/**
 * RETIRE: no sitting draws it any more, those that saw it keep it. RESTORE: it is served again. KEEP: the alarm is settled, nothing changes.
 * TAKE_FIT: the parameters become those of the answers. TAKE_KEY: the option that able people choose becomes the key.
 */
export const itemDecisions = ["RETIRE", "RESTORE", "KEEP", "TAKE_FIT", "TAKE_KEY"] as const;
export type ItemDecision = (typeof itemDecisions)[number];

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  decision: z.enum(itemDecisions),
  reason: z.string().trim().max(400).default(""),
});

/** The decisions that an item allows in its present state. */
export function openDecisions({ status, alarm, finding }: Pick<ExamItem, "status" | "alarm" | "finding">): ItemDecision[] {
  if (status === "RETIRED") return ["RESTORE"];
  if (!alarm) return ["RETIRE"];
  const hasKey = typeof finding?.betterKey === "number";
  return ["RETIRE", "KEEP", ...(finding ? (["TAKE_FIT"] as const) : []), ...(hasKey ? (["TAKE_KEY"] as const) : [])];
}

function apply(item: ExamItem, decision: ItemDecision, now: Date): void {
  const { finding } = item;
  if (decision === "RETIRE") item.status = "RETIRED";
  if (decision === "RESTORE") item.status = "ACTIVE";
  if (decision === "TAKE_FIT" && finding) {
    const { a, b, seOfB: seB, seOfLogA: seLogA = item.seLogA } = finding;
    Object.assign(item, { a, b, seB, seLogA, calibratedAt: now });
  }
  if (decision === "TAKE_KEY" && finding) item.key = finding.betterKey ?? item.key;
  // The finding was about the item as it was; answers from now on are checked afresh.
  if (decision !== "RETIRE") Object.assign(item, { alarm: null, finding: null, checkedAt: now });
  item.updatedAt = now;
}

/**
 * Decides on an item. Sittings under way and past ones keep the key and the parameters they were served.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function decideItem(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamItem> {
  const { adminId, sessionId } = requireEditor(ctx);
  const { id, version, decision, reason } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const item = isId(id) ? await em.findOne(ExamItem, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!item) throw notFound();
    if (item.version !== version) throw userError("STALE_VERSION", ["version"]);
    const open = openDecisions(item);
    if (!open.includes(decision)) throw userError("ILLEGAL_TRANSITION", ["decision"], { legal: open.join(", ") });
    apply(item, decision, ctx.now());
    const actor = { kind: "ADMIN" as const, id: adminId, sessionId };
    const detail = { decision, reason, code: item.code };
    recordAudit(ctx, em, { action: "testItem.decide", objectType: "TestItem", objectId: id, actor, detail });
    await em.flush();
    await em.populate(item, ["test"]);
    return item;
  });
}
