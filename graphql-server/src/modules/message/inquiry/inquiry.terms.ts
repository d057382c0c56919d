import DataLoader from "dataloader";
import { jstDate, jstDayEnd } from "../../../shared/calendar/jst.ts";
import { addWorkingDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { OperatingTerm, type OperatingTermCode } from "../../site/settings/operating-term.entity.ts";
import type { Inquiry } from "./inquiry.entity.ts";

/** The due date for the answer (by the term of the day it came in) and the date of deletion (by the term of today) of each inquiry. */
export const inquiryTerms = (ctx: Ctx) =>
  new DataLoader<Inquiry, { answerDueAt: Date; deletedAt: Date }>(async (inquiries) => {
    const rows = await ctx.em.find(
      OperatingTerm,
      { code: { $in: ["COMPLAINT_ANSWER", "INQUIRY_KEPT"] } },
      { orderBy: { validFrom: "desc" } },
    );
    const amount = (code: OperatingTermCode, day: string) => rows.find((row) => row.code === code && row.validFrom <= day)?.amount ?? 1;
    const today = jstDate(ctx.now());
    return inquiries.map(({ createdAt }) => {
      const day = jstDate(createdAt);
      return {
        answerDueAt: jstDayEnd(addWorkingDays(day, amount("COMPLAINT_ANSWER", day))),
        deletedAt: new Date(createdAt.getTime() + amount("INQUIRY_KEPT", today) * 86_400_000),
      };
    });
  });
