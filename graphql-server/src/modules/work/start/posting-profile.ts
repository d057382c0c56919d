import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { PostingProfile } from "./posting-profile.entity.ts";
import { type PlaceColumns, placeOf, type StandingColumns, standingOf } from "./standing-columns.ts";

/** Places of work that a company may keep. */
const mostWorkplaces = 20;

const schema = z.strictObject({
  version: z.int(),
  content: workContentSchema,
  workplaces: z.array(workContentSchema.shape.workplace).max(mostWorkplaces),
});

/** What holds for a company's postings: what it said, and what its account says where it said nothing. */
export interface Standing {
  facts: StandingColumns;
  workplaces: readonly PlaceColumns[];
  /** 0 while nothing was said. */
  version: number;
}

function addressOf({ prefecture, city, addressLine, building }: Company): string {
  const name = prefectures.find(({ code }) => code === prefecture)?.ja ?? "";
  return [`${name}${city}${addressLine}`, building].filter((part) => part !== null && part !== "").join(" ");
}

/** What the account of a company says of its postings. */
function factsOf(company: Company): StandingColumns {
  return {
    employerName: company.name,
    employerAddress: addressOf(company),
    contactEmail: company.contactEmail,
    contactPhone: company.contactPhone,
  };
}

function seatOf({ postalCode, prefecture, city, addressLine, building }: Company): PlaceColumns {
  return { postalCode, prefecture, city, addressLine: [addressLine, building].filter(Boolean).join(" ") };
}

/** What the posting that the company sent to review last says, for who has not told it once for all. */
async function ofLatest(ctx: Ctx, companyId: string): Promise<Pick<Standing, "facts" | "workplaces">> {
  const latest = await ctx.em.findOne(
    Work,
    { company: companyId, submittedAt: { $ne: null } },
    { orderBy: { submittedAt: "desc", id: "desc" } },
  );
  if (!latest) return { facts: {}, workplaces: [] };
  return { facts: standingOf(latest), workplaces: [placeOf(latest)] };
}

/** What holds for the postings of the viewer's company. @throws UserErrors FORBIDDEN */
export async function findStanding(ctx: Ctx): Promise<Standing> {
  const { companyId } = requireCompanyMember(ctx);
  const company = await ctx.em.findOneOrFail(Company, { id: companyId });
  const profile = await ctx.em.findOne(PostingProfile, { company: companyId });
  const { facts, workplaces } = profile ?? (await ofLatest(ctx, companyId));
  return {
    facts: { ...factsOf(company), ...facts },
    workplaces: workplaces.length > 0 ? workplaces : [seatOf(company)],
    version: profile?.version ?? 0,
  };
}

/**
 * Keeps what holds for all postings of the company; those that are there stay as they are. @throws UserErrors FORBIDDEN, STALE_VERSION, or
 * what is wrong with a field
 */
export async function savePostingProfile(ctx: Ctx, input: z.input<typeof schema>): Promise<Standing> {
  const member = requireWriter(ctx);
  const { content, version, workplaces } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const company = await em.findOneOrFail(Company, { id: member.companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.findOne(PostingProfile, { company: company.id }, { refresh: true });
    if ((known?.version ?? 0) !== version) throw userError("STALE_VERSION", ["version"]);
    const said = {
      facts: standingOf(columnsOf(content)),
      workplaces: workplaces.map((workplace) => placeOf(columnsOf({ workplace }))),
      updatedAt: ctx.now(),
    };
    if (known) em.assign(known, said);
    else em.create(PostingProfile, { company, ...said });
    const actor = auditActor(member);
    recordAudit(ctx, em, { action: "company.savePostingFacts", objectType: "Company", objectId: company.id, actor });
    await em.flush();
  });
  return findStanding(ctx);
}
