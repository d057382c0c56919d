import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { type PageInput } from "../../../shared/paging/page.ts";
import { type CompanyStatus } from "../../../shared/viewer/roles.ts";
import { Company } from "../../account/company/company.entity.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { requireCompanyReader } from "./company-account.policy.ts";

/** WAITING_FIRST is the queue of the review: the company that has waited longest comes first. */
export const adminCompanySorts = ["NEWEST", "WAITING_FIRST", "UPDATED_LAST", "NAME"] as const;
export type AdminCompanySort = (typeof adminCompanySorts)[number];

/** WAITING: for the operator. REFUSED: for the company, which was told what to correct. */
export const companyReviews = ["WAITING", "REFUSED"] as const;
export type CompanyReview = (typeof companyReviews)[number];

export interface AdminCompaniesInput extends PageInput {
  filter?: {
    keyword?: string | null;
    statuses?: readonly CompanyStatus[] | null;
    planCode?: PlanCode | null;
    review?: CompanyReview | null;
  } | null;
  sort?: AdminCompanySort;
}

const orders = {
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
  WAITING_FIRST: { key: "createdAt", kind: "TIME", direction: "asc" },
  UPDATED_LAST: { key: "updatedAt", kind: "TIME", direction: "desc" },
  NAME: { key: "name", kind: "TEXT", direction: "asc" },
} as const;

const textColumns = ["name", "nameKana", "nameEn", "contactEmail"] as const;

function conditionsOf({ keyword, statuses, planCode, review }: NonNullable<AdminCompaniesInput["filter"]>) {
  const text = keyword?.trim();
  const digits = text?.normalize("NFKC").replace(/[\s\-T]/g, "");
  const number = digits && /^\d{6,13}$/.test(digits) ? [{ corporateNumber: containsText(digits) }] : [];
  return {
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(planCode && { plan: planCode }),
    ...(review && { $and: [{ status: "PENDING" as const, refusedAt: review === "WAITING" ? null : { $ne: null } }] }),
    ...(text && {
      $or: [...textColumns.map((column) => ({ [column]: containsText(text) })), ...number, ...(isId(text) ? [{ id: text }] : [])],
    }),
  };
}

/** Companies of every state, by keyset. @throws UserErrors FORBIDDEN */
export async function listAdminCompanies(ctx: Ctx, input: AdminCompaniesInput) {
  requireCompanyReader(ctx);
  const { where, orderBy, limit, page } = keyset(orders[input.sort ?? "NEWEST"], input);
  const wanted = conditionsOf(input.filter ?? {});
  const rows = await ctx.em.find(Company, { $and: [wanted, where] }, { orderBy, limit, populate: ["plan"] });
  return { ...page(rows), totalCount: () => ctx.em.count(Company, wanted) };
}

/** Any company; null when there is none. @throws UserErrors FORBIDDEN */
export async function findAdminCompany(ctx: Ctx, id: string): Promise<Company | null> {
  requireCompanyReader(ctx);
  return isId(id) ? ctx.em.findOne(Company, { id }, { populate: ["plan"] }) : null;
}
