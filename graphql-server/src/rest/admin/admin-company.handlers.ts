import { z } from "zod";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import * as loaders from "../../modules/company/review/company-account.loaders.ts";
import {
  adminCompanySorts,
  companyReviews,
  findAdminCompany,
  listAdminCompanies,
} from "../../modules/company/review/company-account.queries.ts";
import { isCorporateNumber } from "../../shared/corporate-number.ts";
import { loader } from "../../shared/loader.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { companyStatuses } from "../../shared/viewer/roles.ts";
import { idQuery, namesOf } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { pagingQuery } from "../shapes.ts";
import { companyDetailShape, companyListShape } from "./admin-company.shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  status: namesOf(companyStatuses),
  plan: z.enum(planCodes).optional(),
  review: z.enum(companyReviews).optional().meta({ description: "Under review: who waits for whom." }),
  sort: z.enum(adminCompanySorts).default("NEWEST"),
  ...pagingQuery,
});

function rowOf(company: Company) {
  const { id, name, status, plan, publishedWorks, contactEmail, contactPhone, createdAt, updatedAt, version } = company;
  const corporateNumber = company.corporateNumber ?? null;
  return {
    ...{ id, name, nameKana: company.nameKana ?? null, corporateNumber, status, plan: plan.code, publishedWorks },
    ...{ contactEmail, contactPhone, refusedAt: company.refusedAt ?? null, createdAt, updatedAt, version },
  };
}

async function detailOf({ ctx }: RestCall, company: Company) {
  const { id, industry, postalCode, prefecture, city, addressLine, description } = company;
  const { building = null, websiteUrl = null, representative = null, employeeCount = null, foundedYear = null, refusal = null } = company;
  const corporateNumberValid = !company.corporateNumber || isCorporateNumber(company.corporateNumber);
  const members = await loader(ctx, loaders.membersByCompany).load(id);
  const subscription = await loader(ctx, loaders.subscriptionByCompany).load(id);
  const decisions = await loader(ctx, loaders.eventsByCompany).load(id);
  return {
    ...rowOf(company),
    corporateNumberValid,
    ...{ industry, postalCode, prefecture, city, addressLine, building, websiteUrl, representative },
    ...{ employeeCount, foundedYear, description, refusal },
    members: members.map(({ id: memberId, name, email, role, status }) => ({ id: memberId, name, email, role, status })),
    subscription: subscription && {
      status: subscription.status,
      method: subscription.method,
      periodEnd: subscription.periodEnd ?? null,
      nextPlan: subscription.nextPlan ?? null,
    },
    workCounts: await loader(ctx, loaders.workCountsByCompany).load(id),
    funnel: await loader(ctx, loaders.funnelByCompany).load(id),
    decisions: decisions.map(({ id: eventId, kind, reason = null, at }) => ({ id: eventId, kind, reason, at })),
  };
}

/** GET /api/admin/company. */
export const adminCompanyPage = described(
  { summary: "A page of companies, with filter and order from the query string.", query: listQuery, response: companyListShape },
  async (call) => {
    const { keyword, status, plan, review, sort, first, after } = parse(listQuery, call.query);
    const filter = {
      ...(keyword && { keyword }),
      ...(status && { statuses: status }),
      ...(plan && { planCode: plan }),
      ...(review && { review }),
    };
    const page = await listAdminCompanies(call.ctx, { filter, sort, first, ...(after && { after }) });
    const choices = { statuses: companyStatuses, plans: planCodes, reviews: companyReviews, sorts: adminCompanySorts };
    const body = { session: await adminSession(call), companies: page.items.map(rowOf), pageInfo: page.pageInfo, choices };
    return { status: 200, body: { ...body, totalCount: await page.totalCount() } };
  },
);

/** GET /api/admin/company/detail?id=. */
export const adminCompanyDetailPage = described(
  { summary: "One company with its members, plan, works and the operator's decisions.", query: idQuery, response: companyDetailShape },
  async (call) => {
    const company = await findAdminCompany(call.ctx, parse(idQuery, call.query).id);
    if (!company) throw notFound();
    return { status: 200, body: { session: await adminSession(call), company: await detailOf(call, company) } };
  },
);
