import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Complaint } from "./complaint.entity.ts";

/** The complaint made from an inquiry, by the inquiry's id. */
export const complaintByInquiry = (ctx: Ctx) =>
  new DataLoader<string, string | null>(async (inquiryIds) => {
    const rows = await ctx.em.find(Complaint, { inquiryId: { $in: [...inquiryIds] } }, { fields: ["id", "inquiryId"] });
    const byInquiry = new Map(rows.map((row) => [row.inquiryId, row.id]));
    return inquiryIds.map((id) => byInquiry.get(id) ?? null);
  });
