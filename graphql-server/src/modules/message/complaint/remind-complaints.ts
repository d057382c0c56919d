import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { currentOperator } from "../../site/page/operator.queries.ts";
import { Complaint } from "./complaint.entity.ts";

const batch = 100;

/**
 * Tells the operator once of each term that ends today or tomorrow and for which nothing has been done.
 * @returns of how many terms it told
 */
export async function remindComplaints(ctx: Ctx): Promise<number> {
  const soon = addDays(jstDate(ctx.now()), 1);
  const due = {
    $or: [
      { answeredAt: null, answerRemindedAt: null, answerDueOn: { $lte: soon } },
      { settledAt: null, settleRemindedAt: null, settleDueOn: { $lte: soon } },
    ],
  };
  return runInTransaction(ctx.em, async (em) => {
    const rows = await em.find(Complaint, due, { limit: batch, orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    const lines: string[] = [];
    for (const complaint of rows) {
      const { number, answerDueOn, settleDueOn } = complaint;
      if (!complaint.answeredAt && !complaint.answerRemindedAt && answerDueOn <= soon) {
        complaint.answerRemindedAt = ctx.now();
        lines.push(`${number}：最初の回答 ${answerDueOn} まで`);
      }
      if (!complaint.settledAt && !complaint.settleRemindedAt && settleDueOn <= soon) {
        complaint.settleRemindedAt = ctx.now();
        lines.push(`${number}：解決 ${settleDueOn} まで`);
      }
    }
    if (lines.length === 0) return 0;
    const { email } = await currentOperator({ em, now: ctx.now });
    ctx.mail(em, { to: email, template: "complaints-due", locale: "ja", params: { count: lines.length, lines: lines.join("\n") } });
    await em.flush();
    return lines.length;
  });
}
