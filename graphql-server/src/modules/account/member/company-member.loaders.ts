import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { CompanyMember } from "./company-member.entity.ts";

/** Company members by id. */
export const companyMemberById = (ctx: Ctx) =>
  new DataLoader<string, CompanyMember | undefined>(async (ids) => {
    const rows = await ctx.em.find(CompanyMember, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
