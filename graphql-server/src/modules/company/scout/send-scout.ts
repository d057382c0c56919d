import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { limitTable } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { readMailReaders } from "../../account/notification/mail-readers.queries.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { requireScoutAccess } from "../scout-search/require-scout-access.ts";
import { findOwnList } from "../scout-search/scout-list.queries.ts";
import { personBehind } from "../scout-search/scout-reference.ts";
import { CompanyTemplate } from "../texts/company-template.entity.ts";
import { Scout } from "./scout.entity.ts";

/** Scouts that a company may send within 24 hours. */
export const scoutsADay = limitTable.scout.points;

const schema = z.strictObject({
  listId: z.string(),
  personId: z.string().max(120),
  templateId: z.string(),
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

/** The text of a template of the company, filled in; it names the company and the work, and nobody whose name is not known. */
async function textOf(ctx: Ctx, input: Input, named: { companyId: string; company: string; work: string }): Promise<string> {
  const { templateId: id } = input;
  const template = isId(id) ? await ctx.em.findOne(CompanyTemplate, { id, company: named.companyId }) : null;
  if (!template) throw notFound(["templateId"]);
  if (template.body.includes("{氏名}")) throw userError("SCOUT_TEMPLATE_NAMES", ["templateId"]);
  const body = template.body.replaceAll("{求人}", named.work).replaceAll("{会社}", named.company);
  // The rules may have become stricter since the template was kept.
  await requireLawfulText(ctx, body, ["templateId"]);
  return body;
}

async function findDone(
  ctx: Ctx,
  { companyId, memberId }: { companyId: string; memberId: string },
  { operationId }: Input,
): Promise<Scout | null> {
  const known = await ctx.em.findOne(Scout, { operationId });
  if (!known) return null;
  if (known.company.id !== companyId || known.member?.id !== memberId) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known;
}

/** Mails the person who asked for mails about scouts; nobody else gets one. */
async function tell(
  ctx: Ctx,
  em: EntityManager,
  { userId, companyId, scoutId }: { userId: string; companyId: string; scoutId: string },
): Promise<void> {
  if (!(await wantsMail(em, userId, "SCOUT"))) return;
  const { user, company } = await readMailReaders(em, {
    user: { text: "?::uuid", values: [userId] },
    company: { text: "?::uuid", values: [companyId] },
  });
  if (!user || !company) return;
  const params = { company: companyNameIn(user.locale, company), scoutId };
  ctx.mail(em, { to: user.email, locale: user.locale, template: "scout-received", params });
}

/**
 * Asks a person of a list whether they would like the list's work, with a template of the company: once for a person and a work.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, WORK_NOT_OPEN, ALREADY_SCOUTED, SCOUT_TEMPLATE_NAMES, RATE_LIMITED, OPERATION_CONFLICT, a forbidden
 * wording, and as access does
 */
export async function sendScout(ctx: Ctx, input: z.input<typeof schema>): Promise<Scout> {
  const viewer = requireRecruiter(ctx);
  const { companyId, memberId } = viewer;
  const values = parse(schema, input);
  const act = async () => {
    await requireScoutAccess(ctx);
    const { work, people } = await findOwnList(ctx, companyId, values.listId);
    const ids = people.map(({ id }) => id);
    const userId = personBehind(values.personId, ids, { companyId, workId: work.id });
    if (!userId) throw notFound(["personId"]);
    const company = await work.company.loadOrFail();
    const body = await textOf(ctx, values, { companyId, company: company.name, work: work.title });
    try {
      return await runInTransaction(ctx.em, async (em) => {
        if ((await em.count(Scout, { user: userId, work: work.id })) > 0) throw userError("ALREADY_SCOUTED", ["personId"]);
        const made = { company: companyId, work: work.id, user: userId, member: memberId, body, createdAt: ctx.now() };
        const scout = em.create(Scout, { id: newId(), operationId: values.operationId, ...made });
        recordAudit(ctx, em, { action: "scout.send", objectType: "Work", objectId: work.id, actor: auditActor(viewer) });
        await tell(ctx, em, { userId, companyId, scoutId: scout.id });
        await em.flush();
        return scout;
      });
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? userError("ALREADY_SCOUTED", ["personId"]) : error;
    }
  };
  const limits = [{ name: "scout", value: companyId }] as const;
  return once(ctx, { operationId: values.operationId, doneIn: "scout", limits, find: () => findDone(ctx, viewer, values), act });
}
