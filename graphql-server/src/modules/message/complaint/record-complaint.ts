import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { earliestRecentDay } from "../../../shared/calendar/recent-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { Inquiry } from "../inquiry/inquiry.entity.ts";
import { Complaint, complaintChannels, complaintParties, complaintSubjects } from "./complaint.entity.ts";
import { complaintDueDays } from "./complaint.terms.ts";
import { writeStep } from "./handle-complaint.ts";

const schema = z.strictObject({
  operationId: z.string().refine(isId),
  receivedAt: z.date(),
  channel: z.enum(complaintChannels),
  party: z.enum(complaintParties),
  partyName: z.string().trim().min(1).max(100),
  partyContact: z.string().trim().max(254),
  subject: z.enum(complaintSubjects),
  body: z.string().trim().min(1).max(8_000),
  workId: z.string().nullish(),
  companyId: z.string().nullish(),
  inquiryId: z.string().nullish(),
});
type Input = z.output<typeof schema>;

/** Serialises the numbers of a year: two clerks at once get two numbers. */
async function nextNumber(em: EntityManager, receivedAt: Date): Promise<string> {
  const year = jstDate(receivedAt).slice(0, 4);
  await em.execute("select pg_advisory_xact_lock(hashtext('complaint.number'))");
  const rows: { last: string | null }[] = await em.execute("select max(number) as last from complaint where number like ?", [
    `C-${year}-%`,
  ]);
  const last = Number(rows[0]?.last?.slice(7) ?? 0);
  return `C-${year}-${String(last + 1).padStart(4, "0")}`;
}

/** The posting, the company and the inquiry that are named exist. @throws UserErrors NOT_FOUND, COMPLAINT_RECORDED */
async function linksOf(em: EntityManager, { workId, companyId, inquiryId }: Input) {
  const work = workId && isId(workId) ? await em.findOne(Work, { id: workId }, { fields: ["id", "company"] }) : null;
  if (workId && !work) throw notFound(["workId"]);
  const company = companyId ?? work?.company.id ?? null;
  if (company && !(isId(company) && (await em.count(Company, { id: company })) === 1)) throw notFound(["companyId"]);
  if (inquiryId && !(isId(inquiryId) && (await em.count(Inquiry, { id: inquiryId })) === 1)) throw notFound(["inquiryId"]);
  if (inquiryId && (await em.count(Complaint, { inquiryId })) > 0) throw userError("COMPLAINT_RECORDED", ["inquiryId"]);
  return { workId: work?.id ?? null, companyId: company, inquiryId: inquiryId ?? null };
}

/**
 * Enters a complaint into the log, with a number and its last days. The same operation again answers the same complaint.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, NOT_IN_PAST, DATE_TOO_OLD, COMPLAINT_RECORDED, OPERATION_CONFLICT
 */
export async function recordComplaint(ctx: Ctx, input: z.input<typeof schema>): Promise<Complaint> {
  const { adminId } = requireOperator(ctx);
  const values = parse(schema, input);
  const { operationId, receivedAt, body } = values;
  if (receivedAt > ctx.now()) throw userError("NOT_IN_PAST", ["receivedAt"]);
  if (jstDate(receivedAt) < earliestRecentDay(ctx.now())) throw userError("DATE_TOO_OLD", ["receivedAt"]);
  const find = async () => {
    const known = await ctx.em.findOne(Complaint, { operationId });
    if (known && known.body !== body) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  return once(ctx, { operationId, find, act: () => write(ctx, adminId, values) });
}

function write(ctx: Ctx, adminId: string, values: Input): Promise<Complaint> {
  const { operationId, receivedAt, body } = values;
  return runInTransaction(ctx.em, async (em) => {
    const links = await linksOf(em, values);
    const number = await nextNumber(em, receivedAt);
    const { channel, party, partyName, partyContact, subject } = values;
    const complaint = em.create(Complaint, {
      ...{ id: newId(), operationId, number, receivedAt, channel, party, partyName, partyContact, subject, body },
      ...links,
      ...(await complaintDueDays(em, receivedAt)),
      createdBy: adminId,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    writeStep(ctx, em, complaint, { kind: "RECEIVED", body: "" });
    await em.flush();
    return complaint;
  });
}
