import DataLoader from "dataloader";
import { entitiesTogether, idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
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

/** What everybody who deals with a company knows of it, whatever its state. */
type CompanyContact = Pick<Company, "id" | "name" | "nameEn" | "status">;

/** Name and state of companies by id, without an entity. */
export function companyContactById(ctx: Ctx): DataLoader<string, CompanyContact> {
  return new DataLoader(async (ids) => {
    const text = `select id, name, name_en as "nameEn", status from company where id ${isListed}`;
    const rows = await readTogether<CompanyContact>(ctx.em, { text, values: [idList(ids)], prepared: true });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The company is gone"));
  });
}

/** Number of open works by company id. */
export function openWorkCountByCompany(ctx: Ctx): DataLoader<string, number> {
  return new DataLoader(async (ids) => {
    const text = `select company_id, count(*)::int as count from work where status = 'OPEN' and company_id ${isListed} group by company_id`;
    const values = [idList(ids)];
    const rows = await readTogether<{ company_id: string; count: number }>(ctx.em, { text, values, prepared: true });
    const counts = new Map(rows.map((row) => [row.company_id, row.count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}

/** A rate of fewer applications says little about a company and much about a person. */
const fewest = 5;

/** The reliability of each company's answers, by company id; null below five applications. */
export function repliesByCompany(ctx: Ctx): DataLoader<string, CompanyReply | null> {
  return new DataLoader(async (ids) => {
    const from = `from company_reply as e where e.company_id ${isListed} and e.entry_count >= ${fewest}`;
    const rows = await entitiesTogether(ctx.em, CompanyReply, { text: from, values: [idList(ids)] });
    const byId = new Map(rows.map((row) => [row.company.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
