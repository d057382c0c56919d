import { z } from "zod";
import { industries } from "../../modules/account/company/company.entity.ts";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import { memberStatuses } from "../../modules/account/member/company-member.entity.ts";
import { adminCompanySorts, companyReviews } from "../../modules/company/review/company-account.queries.ts";
import { companyEventKinds } from "../../modules/company/review/company-event.entity.ts";
import { billingMethods } from "../../modules/money/invoice/invoice.entity.ts";
import { subscriptionStatuses } from "../../modules/money/subscription/subscription.entity.ts";
import { workStatuses } from "../../modules/work/posting/work.vocabulary.ts";
import { companyRoles, companyStatuses } from "../../shared/viewer/roles.ts";
import { prefectureCodes } from "../../shared/vocabulary/prefecture.ts";
import { adminSessionShape, id, pageInfoShape, time } from "../shapes.ts";

const text = z.string().nullable();
const whole = z.int().nullable();
const count = z.int();

const rowShape = z.object({
  id,
  name: z.string(),
  nameKana: text,
  corporateNumber: text.meta({ description: "法人番号, 13 digits." }),
  status: z.enum(companyStatuses),
  plan: z.enum(planCodes),
  publishedWorks: count,
  contactEmail: z.string(),
  contactPhone: z.string(),
  refusedAt: time.nullable().meta({ description: "When the operator refused it last; null while it waits for the operator." }),
  createdAt: time,
  updatedAt: time,
  version: count,
});

/** A page of companies. */
export const companyListShape = z.object({
  session: adminSessionShape.nullable(),
  companies: z.array(rowShape),
  pageInfo: pageInfoShape,
  totalCount: count,
  choices: z.object({
    statuses: z.array(z.enum(companyStatuses)),
    plans: z.array(z.enum(planCodes)),
    reviews: z.array(z.enum(companyReviews)),
    sorts: z.array(z.enum(adminCompanySorts)),
  }),
});

const memberShape = z.object({ id, name: z.string(), email: z.string(), role: z.enum(companyRoles), status: z.enum(memberStatuses) });
const subscriptionShape = z.object({
  status: z.enum(subscriptionStatuses),
  method: z.enum(billingMethods),
  periodEnd: time.nullable(),
  nextPlan: z.enum(planCodes).nullable(),
});

/** One company as the back office reads it. */
export const companyDetailShape = z.object({
  session: adminSessionShape.nullable(),
  company: rowShape.extend({
    corporateNumberValid: z.boolean().meta({ description: "The check digit is right; true without a number, too." }),
    industry: z.enum(industries),
    postalCode: z.string(),
    prefecture: z.enum(prefectureCodes),
    city: z.string(),
    addressLine: z.string(),
    building: text,
    websiteUrl: text,
    representative: text,
    employeeCount: whole,
    foundedYear: whole,
    description: z.string(),
    refusal: text,
    members: z.array(memberShape),
    subscription: subscriptionShape.nullable(),
    workCounts: z.array(z.object({ status: z.enum(workStatuses), count })),
    funnel: z.object({
      viewCount: count,
      likeCount: count,
      entryCount: count,
      interviewCount: count,
      offerCount: count,
      joinedCount: count,
    }),
    decisions: z.array(z.object({ id, kind: z.enum(companyEventKinds), reason: text, at: time })),
  }),
});
