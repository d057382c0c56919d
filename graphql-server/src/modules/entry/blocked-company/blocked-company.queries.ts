import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { BlockedCompany } from "./blocked-company.entity.ts";

/** Companies the seeker blocked, newest first; a seeker may block 200. */
export async function listBlockedCompanies(ctx: Ctx, userId: string): Promise<Company[]> {
  const rows = await ctx.em.find(BlockedCompany, { user: userId }, { populate: ["company"], orderBy: { createdAt: "desc" } });
  return rows.map(({ company }) => company.unwrap());
}

/** Up to ten companies by a part of their name in Japanese or in English, for choosing one to block. */
export async function findCompaniesNamed(ctx: Ctx, keyword: string): Promise<Company[]> {
  const text = keyword.trim().slice(0, 80);
  if (text === "") return [];
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const where = [{ name: { $ilike: pattern } }, { nameEn: { $ilike: pattern } }];
  return ctx.em.find(Company, { $or: where, status: "ACTIVE" }, { orderBy: { name: "asc" }, limit: 10 });
}
