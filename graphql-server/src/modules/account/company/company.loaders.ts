import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "./company.entity.ts";
import { CompanyReply } from "./company-reply.entity.ts";

/** Companies by id, one statement for all that a request asks for at once. */
export function companyById(ctx: Ctx): DataLoader<string, Company> {
  return new DataLoader(async (ids) => {
    const companies = await ctx.em.find(Company, { id: { $in: [...ids] } }, { populate: ["plan"] });
    const byId = new Map(companies.map((company) => [company.id, company]));
    return ids.map((id) => byId.get(id) ?? new Error("The company is gone"));
  });
}

/** Number of open works by company id. */
export function openWorkCountByCompany(ctx: Ctx): DataLoader<string, number> {
  return new DataLoader(async (ids) => {
    const rows: { company_id: string; count: number }[] = await ctx.em.execute(
      `select company_id, count(*)::int as count from work where status = 'OPEN' and company_id in (${ids.map(() => "?").join(", ")}) group by company_id`,
      [...ids],
    );
    const counts = new Map(rows.map((row) => [row.company_id, row.count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}

/** A rate of fewer applications says little about a company and much about a person. */
const fewest = 5;

/** The reliability of each company's answers, by company id; null below five applications. */
export function repliesByCompany(ctx: Ctx): DataLoader<string, CompanyReply | null> {
  return new DataLoader(async (ids) => {
    const rows = await ctx.em.find(CompanyReply, { company: { $in: [...ids] }, entryCount: { $gte: fewest } });
    const byId = new Map(rows.map((row) => [row.company.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
